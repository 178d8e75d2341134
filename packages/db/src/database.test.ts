import { withDatabases } from '@hongyan/testing/databases'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { sql, type Transaction } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { DatabaseBusyError } from './database-busy-error.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

function gate(name: string) {
  return { gate: name, tries: 1, open_again_at: 0 }
}

async function namesIn(db: Db): Promise<string[]> {
  const rows = await db.query.selectFrom('unlock_gates').select('gate').orderBy('gate').execute()
  return rows.map((row) => row.gate)
}

withDatabases('Db', (database) => {
  test('a transaction that throws leaves nothing behind', async () => {
    const db = database()
    const failing = db.transaction(async (trx) => {
      await trx.insertInto('unlock_gates').values(gate('thrown')).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await namesIn(db)).not.toContain('thrown')
  })

  test('readers see the last committed state while a transaction is open', async () => {
    const db = database()
    await db.transaction(async (trx) => {
      await trx.insertInto('unlock_gates').values(gate('half')).execute()
      expect(await namesIn(db)).not.toContain('half')
    })
    expect(await namesIn(db)).toContain('half')
  })

  test('parallel transactions on one row do not lose updates', async () => {
    const db = database()
    await db.query.insertInto('unlock_gates').values(gate('counted')).execute()
    const add = () =>
      db.transaction(async (trx) => {
        const row = trx.selectFrom('unlock_gates').select('tries').where('gate', '=', 'counted')
        const { tries } = await (db.engine === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow()
        await trx
          .updateTable('unlock_gates')
          .set({ tries: tries + 1 })
          .where('gate', '=', 'counted')
          .execute()
      })
    await Promise.all(Array.from({ length: 30 }, add))
    const row = await db.query
      .selectFrom('unlock_gates')
      .select('tries')
      .where('gate', '=', 'counted')
      .executeTakeFirstOrThrow()
    expect(row.tries).toBe(31)
  })

  test('64-bit integers and bytes come back as they went in', async () => {
    const db = database()
    const instant = Date.parse('2199-12-31T23:59:59.999Z')
    const row = await db.query
      .insertInto('unlock_gates')
      .values({ gate: 'late', tries: 1, open_again_at: instant })
      .returning('open_again_at')
      .executeTakeFirstOrThrow()
    expect(row.open_again_at).toBe(instant)
    await expect(db.ping()).resolves.toBeUndefined()
  })
})

describe('SQLite', () => {
  test('two processes of one file take turns, even when they read before they write', async () => {
    const fresh = await freshDatabase('sqlite', '')
    const [one, two] = [await openDatabase({ url: fresh.url }), await openDatabase({ url: fresh.url })]
    await migrate(one)
    await one.query.insertInto('unlock_gates').values(gate('shared')).execute()
    const add = (db: Db) =>
      db.transaction(async (trx) => {
        const row = trx.selectFrom('unlock_gates').select('tries').where('gate', '=', 'shared')
        const { tries } = await row.executeTakeFirstOrThrow()
        await trx
          .updateTable('unlock_gates')
          .set({ tries: tries + 1 })
          .where('gate', '=', 'shared')
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? one : two)))
    const { tries } = await two.query.selectFrom('unlock_gates').select('tries').executeTakeFirstOrThrow()
    expect(tries).toBe(21)
    await Promise.all([one.close(), two.close()])
    await fresh.drop()
  })

  test('a transaction that awaits a foreign write is refused instead of hanging', async () => {
    const db = await openDatabase({ url: ':memory:', lockWaitMs: 20 })
    await migrate(db)
    const deadlock = db.transaction(async (trx) => {
      await trx.insertInto('unlock_gates').values(gate('mine')).execute()
      await db.query.insertInto('unlock_gates').values(gate('foreign')).execute()
    })
    await expect(deadlock).rejects.toThrow(DatabaseBusyError)
    expect(await namesIn(db)).toEqual([])
    await db.query.insertInto('unlock_gates').values(gate('after')).execute()
    expect(await namesIn(db)).toEqual(['after'])
    await db.close()
  })
})

describe('a file that another process holds', () => {
  test('is waited for without keeping the thread, and for no longer than asked', async () => {
    const fresh = await freshDatabase('sqlite', '')
    const [holder, db] = [
      await openDatabase({ url: fresh.url }),
      await openDatabase({ url: fresh.url, lockWaitMs: 400, maxWaiting: 2 }),
    ]
    await migrate(holder)
    const release = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holding = holder.transaction(async () => {
      held.resolve()
      await release.promise
    })
    await held.promise
    // Other work of the thread must come through many times within one wait.
    let turns = 0
    const clock = setInterval(() => {
      turns += 1
    }, 2)
    const add = (name: string) => db.query.insertInto('unlock_gates').values(gate(name)).execute()
    const order: string[] = []
    const refused = ['first', 'second', 'third', 'fourth'].map((name) =>
      add(name).catch((error: Error) => order.push(`${name}: ${error.message}`)),
    )
    await Promise.all(refused)
    expect(order[0]).toContain('fourth: The database is busy: too many wait')
    expect(order).toContain('first: database is locked')
    expect(order).toHaveLength(4)
    expect(turns).toBeGreaterThan(20)
    clearInterval(clock)
    expect(await namesIn(db)).toEqual([])
    release.resolve()
    await holding
    await add('after')
    expect(await namesIn(db)).toEqual(['after'])
    await Promise.all([holder.close(), db.close()])
    await fresh.drop()
  })
})

describe('Postgres', () => {
  test('callers beyond those that may wait are refused at once', async () => {
    const fresh = await freshDatabase('postgres', inject('postgresUrl'))
    const db = await openDatabase({ url: fresh.url, poolSize: 1, maxWaiting: 1 })
    const release = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holding = db.transaction(async () => {
      held.resolve()
      await release.promise
    })
    await held.promise
    const waiting = db.ping()
    await expect(db.ping()).rejects.toThrow(DatabaseBusyError)
    release.resolve()
    await Promise.all([holding, waiting])
    await db.close()
    await fresh.drop()
  })

  test('a long transaction outlasts every limit, also of those that wait for it', async () => {
    const fresh = await freshDatabase('postgres', inject('postgresUrl'))
    const db = await openDatabase({ url: fresh.url, statementMs: 100, lockWaitMs: 100 })
    const slow = (trx: Transaction<Schema>) =>
      sql`select pg_advisory_xact_lock(7), pg_sleep(0.4)`.execute(trx).then(() => true)
    // A busy process may be late with its statement: then it is cut for doing nothing in its transaction.
    await expect(db.transaction(slow)).rejects.toMatchObject({
      code: expect.stringMatching(/^(57014|25P03)$/),
    })
    const both = await Promise.all([db.longTransaction(slow), db.longTransaction(slow)])
    expect(both).toEqual([true, true])
    await db.close()
    await fresh.drop()
  })

  test('a server that closes a connection in the middle of a transaction fails that transaction alone', async () => {
    const fresh = await freshDatabase('postgres', inject('postgresUrl'))
    const db = await openDatabase({ url: fresh.url })
    await migrate(db)
    const cut = db.transaction(async (trx) => {
      await trx.insertInto('unlock_gates').values(gate('cut')).execute()
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.query)
      // Between two queries nobody waits for an answer that could carry the news.
      await new Promise((resolve) => setImmediate(resolve))
      await expect
        .poll(() => sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(db.query))
        .toMatchObject({ rows: [] })
      await trx.insertInto('unlock_gates').values(gate('cut too')).execute()
    })
    await expect(cut).rejects.toThrow()
    expect(await namesIn(db)).not.toContain('cut')
    await db.ping()
    await db.close()
    await fresh.drop()
  })
})
