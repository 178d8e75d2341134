import type Database from 'better-sqlite3'
import type { SqliteHandle } from './sqlite-handles.ts'

const maximumStatements = 256

/** Prepared statements of one connection by their text, the least recently used dropped first. */
export class StatementCache {
  readonly #handle: SqliteHandle
  readonly #statements = new Map<string, Database.Statement<unknown[]>>()

  constructor(handle: SqliteHandle) {
    this.#handle = handle
  }

  prepare(sql: string): Database.Statement<unknown[]> {
    const known = this.#statements.get(sql)
    if (known) {
      this.#statements.delete(sql)
      this.#statements.set(sql, known)
      return known
    }
    const statement = this.#handle.prepare<unknown[]>(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > maximumStatements) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    return statement
  }
}
