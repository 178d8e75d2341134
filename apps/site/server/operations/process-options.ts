/**
 * How Node runs a process of the site. Left to itself the part of the heap for new objects grows to 134 MB at the
 * start and stays there (`npm run bench -- start`).
 */
export const processOptions = ['--max-semi-space-size=16'] as const

/** Two arenas of memory for all threads: where each thread that packs pages has one, 150 MB are never given back. */
export const processEnvironment = { MALLOC_ARENA_MAX: '2' } as const
