// Swift sees only ICU's names with a version suffix (unumf_open_72): nothing of ICU is imported here, and all of it
// is called from the C target CICU, where the renaming macros work.
