/**
 * How Node runs a process of the site, measured by `npm run bench -- start`. Left to itself the part of the heap for new
 * objects grows to 134 MB at the start and stays there, and the other doubles before anything in it is collected.
 */
export const processOptions = ['--max-semi-space-size=8', '--heap-growing-percent=30'] as const

/** Two arenas of memory for all threads: where each thread that packs pages has one, 13 MB more are never given back. */
export const processEnvironment = { MALLOC_ARENA_MAX: '2' } as const
