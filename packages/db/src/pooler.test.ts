import { freshDatabase } from '@hongyan/testing/fresh-database'
import { findPooler, startPooler } from '@hongyan/testing/pooler-process'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Connections that the pooler has to a database: fewer than ask at once. */
const connections = 2

type Limits = { readonly statement: string; readonly lock: string; readonly idle: string }

const limits = sql<Limits>`select current_setting('statement_timeout') as statement,
  current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`

describe.skipIf(findPooler() === null)('through pgbouncer, which gives connections by transaction', () => {
  async function opened(): Promise<Db> {
    const server = new URL(inject('postgresUrl'))
    const pooler = await startPooler(Number(server.port), connections)
    const fresh = await freshDatabase('postgres', server.href)
    const url = new URL(fresh.url)
    url.port = String(pooler.port)
    const db = await openDatabase({ url: url.href, poolSize: 20 })
    onTestFinished(async () => {
      await db.close()
      await pooler.stop()
      await fresh.drop()
    })
    return db
  }

  test('each of many who ask at once is answered what was asked', async () => {
    const db = await opened()
    const numbers = Array.from({ length: 100 }, (_, at) => at)
    const asked = numbers.map((number) =>
      db.transaction(async (trx) => {
        await sql`select pg_advisory_xact_lock(${number % 3})`.execute(trx)
        const { rows } = await sql<{ own: number; by: number }>`
          select ${number}::int as own, pg_backend_pid() as by`.execute(trx)
        return rows[0]
      }),
    )
    const answers = await Promise.all(asked)
    expect(answers.map((answer) => answer?.own)).toEqual(numbers)
    expect(new Set(answers.map((answer) => answer?.by)).size).toBe(connections)
  })

  test('limits of time hold, and a long transaction has none', async () => {
    const db = await opened()
    expect((await limits.execute(db.query)).rows).toEqual([{ statement: '10s', lock: '5s', idle: '10s' }])
    const long = await db.longTransaction(async (trx) => (await limits.execute(trx)).rows)
    expect(long).toEqual([{ statement: '0', lock: '0', idle: '0' }])
    const after = await Promise.all(Array.from({ length: 8 }, () => limits.execute(db.query)))
    for (const { rows } of after) expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '10s' }])
  })

  test('processes that migrate at the same moment take turns', async () => {
    const db = await opened()
    const runs = await Promise.all([migrate(db), migrate(db)])
    expect(runs.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
  })
})
