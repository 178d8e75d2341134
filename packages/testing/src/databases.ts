import { type Db, openDatabase } from '@hongyan/db'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { engines, type FreshDatabase, freshDatabase } from './fresh-database.ts'
import type {} from './postgres-server.ts'

/**
 * Runs a suite twice, on SQLite and on Postgres (or on what `engines` is configured), each with a database of its own that its tests
 * share, a copy of the migrated one. `database()` is valid inside tests and hooks.
 */
export function withDatabases(name: string, body: (database: () => Db) => void): void {
  describe.each(inject('engines') ?? engines)(`${name} on %s`, (engine) => {
    let fresh: FreshDatabase | undefined
    let db: Db | undefined
    beforeAll(async () => {
      fresh = await freshDatabase(engine, inject('postgresUrl'), { like: inject('migrated')[engine] })
      db = await openDatabase({ url: fresh.url, statementMs: 60_000 })
    })
    afterAll(async () => {
      await db?.close()
      await fresh?.drop()
    })
    body(() => {
      if (!db) throw new Error('the database is open inside tests and hooks only')
      return db
    })
  })
}
