/** Raised when a caller could not get its turn, at once or in time; it may try again in a moment. */
export class DatabaseBusyError extends Error {
  constructor(reason: string) {
    super(`The database is busy: ${reason}`)
    this.name = 'DatabaseBusyError'
  }
}
