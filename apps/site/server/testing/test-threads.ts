import { limitsWith } from '../limits.ts'
import { openThreads } from '../threads/run-in-worker.ts'

/** Threads as a site has them, for all tests of this process; other tests beside them take their time. */
export const testThreads = openThreads(limitsWith({ 'threads.run': 20_000, 'threads.wait': 20_000 }))
