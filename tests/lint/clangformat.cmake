# Fails when a source file is not as .clang-format has it.
file(GLOB_RECURSE files
    "${SOURCE_DIR}/app/*.cpp" "${SOURCE_DIR}/app/*.h" "${SOURCE_DIR}/core/*.cpp" "${SOURCE_DIR}/core/*.h"
    "${SOURCE_DIR}/ui/*.cpp" "${SOURCE_DIR}/ui/*.h" "${SOURCE_DIR}/tests/*.cpp" "${SOURCE_DIR}/tests/*.h")
execute_process(COMMAND ${CLANG_FORMAT} --dry-run --Werror ${files} RESULT_VARIABLE result)
if(result)
    message(FATAL_ERROR "Run clang-format -i on the files above.")
endif()
