/**
 * How Node runs a process of the site, measured together by `npm run bench -- start` and `-- pages` (decision 38). Left to
 * itself the part of the heap for new objects grows to 134 MB at the start and stays there, and the other doubles before
 * anything in it is collected.
 */
export const processOptions = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=20',
  // A start needs about as much: nothing is looked through until it is through.
  '--initial-heap-size=96',
] as const

/**
 * Two arenas of memory for all threads: where each thread that packs pages has one, 13 MB more are never given back. The
 * threshold stays where it is: else it rises with the largest page that was packed, and 30 MB more are kept in pieces.
 */
export const processEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const
