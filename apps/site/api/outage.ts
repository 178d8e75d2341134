import { DatabaseBusyError } from '@hongyan/db'

/** Codes of Postgres (classes 08, 53, 57P), of the network, and of SQLite that say the store is not there. */
const outageCodes =
  /^(08...|53...|57P..|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|SQLITE_(BUSY|IOERR|FULL|CANTOPEN)\w*)$/

/** Seconds after which somebody who met an outage may try again. */
export const outageSeconds = 2

/** True for a fault of the database that another try in a moment may not meet. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseBusyError) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && outageCodes.test(error.code)) return true
  // Pool and client have no code for these.
  return /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  )
}
