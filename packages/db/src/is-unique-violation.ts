const codes: readonly unknown[] = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']

/**
 * Whether a database refused a row because another has its key. What is inserted says so by `onConflict`; what is
 * changed cannot, and its transaction is over.
 */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code)
}
