/** Raised where an answer was not ready in time. The work behind it may still finish. */
export class TooLate extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms`)
    this.name = 'TooLate'
  }
}

/**
 * The one deadline for work that answers somebody: its result, or `TooLate` after `ms`. The work is not stopped,
 * so whoever was told to try again later may find it done; what must not be done twice has its idempotency key.
 */
export async function answerInTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(ms)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
