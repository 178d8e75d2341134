import { DatabaseBusyError } from '@hongyan/db'
import { TaskStopped, ThreadsBusy } from '../threads/thread-pool.ts'
import { TooLate } from './answer-in-time.ts'

/**
 * Codes that say the store is not there or cannot work now. Postgres: no connection or login (08, 28), no resources
 * (53), operator and time limits (57014, 57P, 55P03, 25P), read only (25006), retries spent (40001, 40P01), I/O (58).
 */
const postgresCodes = /^(08...|28...|53...|57014|57P..|55P03|25P0[34]|25006|40001|40P01|58...)$/

const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))$/

const sqliteCodes =
  /^SQLITE_(BUSY|LOCKED|PROTOCOL|IOERR|FULL|NOMEM|CANTOPEN|PERM|READONLY|NOTADB|CORRUPT)(_\w+)?$/

/** What pool, client and driver say without a code: no connection, a lost one, no answer, or just closed. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|Cannot use a pool after calling end|driver has already been destroyed|The database connection is not open|SQLite ended the transaction)/

const outages = [DatabaseBusyError, TooLate, ThreadsBusy, TaskStopped]

/** Seconds after which somebody who met an outage may try again. */
export const outageSeconds = 2

/**
 * True for a fault of the database that another try in a moment may not meet, for an answer that came too late, and for
 * work that found no thread.
 */
export function isOutage(error: unknown): boolean {
  if (outages.some((kind) => error instanceof kind)) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    const { code } = error
    if ([postgresCodes, networkCodes, sqliteCodes].some((codes) => codes.test(code))) return true
  }
  return messages.test(error.message)
}
