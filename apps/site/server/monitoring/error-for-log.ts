/** What is written down of an error. */
type LoggedError = {
  readonly type: string
  readonly message: string
  /** Where it was thrown, without the message. */
  readonly stack: string
  readonly code?: string
  /** Names of the database's own things. */
  readonly table?: string
  readonly constraint?: string
  readonly cause?: LoggedError
}

const plain = ['code', 'table', 'constraint'] as const

/**
 * An error without what it repeats of the input: parsers and databases quote it in their messages (`"…"`) and hang
 * it on their errors as `input`, `detail` or `rawPacket`.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const given = plain.flatMap((name) => {
    const value = (error as Error & Record<string, unknown>)[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    type: error.name,
    message: error.message.replace(/".*"/s, '"…"'),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
    ...Object.fromEntries(given),
    ...(error.cause instanceof Error && depth < 3 ? { cause: errorForLog(error.cause, depth + 1) } : {}),
  }
}
