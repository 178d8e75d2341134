/** Kinds of errors of Postgres (data, integrity) and of SQLite that are about what is to be stored, not about the database. */
const aboutData = /^(?:2[23][0-9A-Z]{3}|SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)\w*)$/

/**
 * Whether an error lies in what was to be stored, so that trying again would not help. What a database says of itself
 * (busy, full, away, too slow) is none: then everything waits.
 */
export function isFaultOfEvent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error)) return error instanceof TypeError || error instanceof RangeError
  return typeof error.code === 'string' && aboutData.test(error.code)
}
