/** What keeps the process from starting, in plain sentences: each names a setting or a file and what to do about it. */
export class StartProblem extends Error {
  /** One line for each problem. */
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'StartProblem'
    this.lines = lines
  }
}

/**
 * Runs what a start consists of. A problem that whoever starts the process can solve ends it with code 1 and a
 * line of its own, without a stack; any other error is a fault of ours and stays one.
 */
export async function startOrSay<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    for (const line of error.lines) console.error(`hongyan cannot start: ${line}`)
    process.exit(1)
  }
}

/** The code that the system gave an error, such as `ENOENT`; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
