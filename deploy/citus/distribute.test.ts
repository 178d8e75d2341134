import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDatabase } from '@hongyan/db'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import { aJourney, anEvent, aPartner, aPicture, isoAt, testCtx } from '@hongyan/testing'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { type DistributedTable, refusalOf, shortly } from './refused-statement.ts'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const script = textOf('distribute.sql')

/** A migrated database, and the rules of Citus in it: there is none to be had here. */
async function migrated(): Promise<{
  readonly db: Db
  readonly run: (statements: string) => Promise<unknown>
}> {
  const fresh = await freshDatabase('postgres', inject('postgresUrl'), { like: inject('migrated').postgres })
  // One connection: kinds of tables are in a temporary one.
  const db = await openDatabase({ url: fresh.url, poolSize: 1 })
  onTestFinished(async () => {
    await db.close()
    await fresh.drop()
  })
  const run = (statements: string) => sql.raw(statements).execute(db.query)
  await run(textOf('testing/rules-of-citus.sql'))
  return { db, run }
}

async function distributedIn({ query }: Db): Promise<readonly DistributedTable[]> {
  const { rows } = await sql<DistributedTable>`select * from citus_rules.distributed order by name`.execute(
    query,
  )
  return rows
}

test('every table has one kind, and keys of those that are distributed hold their column', async () => {
  const { db, run } = await migrated()
  await run(script)
  const { rows: kinds } = await sql<{ name: string; kind: string; by_column: string | null }>`
    select * from table_kinds order by name`.execute(db.query)
  const tables = await db.query.introspection.getTables({ withInternalKyselyTables: true })
  const there = tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
  // Only in databases of builds from before there was a Migrator.
  expect(kinds.map(({ name }) => name).filter((name) => name !== 'schema_migrations')).toEqual(there.sort())
  const distributed = await distributedIn(db)
  expect(distributed.map(({ name, by_column }) => [name, by_column])).toEqual(
    kinds.filter(({ kind }) => kind === 'distributed').map(({ name, by_column }) => [name, by_column]),
  )
  expect(distributed.filter(({ beside }) => beside === 'shipments').map(({ name }) => name)).toEqual([
    'shipment_parties',
    'shipment_proofs',
    'shipment_scans',
    'shipments',
  ])
})

test('links of distributed tables stay within a shipment', async () => {
  const { db, run } = await migrated()
  await run(script)
  const { rows: links } = await sql<{ owner: string; columns: string[]; other: string; keys: string[] }>`
    select conrelid::regclass::text as owner, confrelid::regclass::text as other,
      array(select attname::text from unnest(conkey) k join pg_attribute on attrelid = conrelid and attnum = k) as columns,
      array(select attname::text from unnest(confkey) k join pg_attribute on attrelid = confrelid and attnum = k) as keys
    from pg_constraint where contype = 'f'`.execute(db.query)
  const of = new Map((await distributedIn(db)).map((table) => [table.name, table]))
  const linked = links.filter(({ owner, other }) => of.has(owner) || of.has(other))
  expect(linked).toHaveLength(2)
  for (const { owner, other, columns, keys } of linked) {
    expect(of.get(owner)?.beside).toBe(of.get(other)?.beside)
    expect([columns, keys]).toEqual([[of.get(owner)?.by_column], [of.get(other)?.by_column]])
  }
})

test('a table that nobody has decided about stops it, and so does a key without the column', async () => {
  const { run } = await migrated()
  await expect(run("select create_distributed_table('shipments', 'id')")).rejects.toThrow(
    'shipments_waybill_no_key',
  )
  await expect(run("select create_distributed_table('shipment_proofs', 'shipment_id')")).rejects.toThrow(
    'shipment_proofs_pkey',
  )
  await expect(run("select create_distributed_table('shipment_references', 'shipment_id')")).rejects.toThrow(
    'always filled',
  )
  await run('create table of_a_later_release (id text primary key)')
  await expect(run(script)).rejects.toThrow('of_a_later_release')
})

test('what of taking in scans spans machines in a way that Citus refuses', async () => {
  const { db, run } = await migrated()
  await run(script)
  const tables = await distributedIn(db)
  const plain = await migrated()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => void asked.mockRestore())
  const ctx = testCtx(plain.db, { actor: aPartner })
  const journey = aJourney()
  const waybillNo = journey[0]?.waybillNo ?? ''
  const proof = { mediaType: 'image/png' as const, base64: aPicture, signedBy: '林样本' }
  const send = async (events: readonly unknown[]) => {
    const { results } = await ingestEvents(ctx, { events })
    for (const { outcome } of results) expect(outcome).toMatch(/stored|duplicate/)
  }
  await send([...journey.slice(0, 4), ...aJourney()])
  // One that sorts last, one that is late, one that was here, and one with a picture.
  await send(journey.slice(6, 8))
  await send([...journey.slice(4, 7), anEvent({ waybillNo, code: 'delivered', at: isoAt(49), proof })])
  expect((await trackNumbers(ctx, { numbers: [waybillNo] }))[0]?.kind).toBe('found')
  const statements = new Set(asked.mock.calls.map(([text]) => String(text)))
  expect(statements.size).toBeGreaterThan(15)
  const refused = [...statements].flatMap((statement) => {
    const refusal = refusalOf(statement, tables)
    return refusal === null ? [] : [shortly(statement, refusal)]
  })
  expect(new Set(refused)).toEqual(
    new Set([
      'select shipments: locks rows on several machines',
      'insert shipments: needs a key without the column by which rows are divided',
    ]),
  )
})

test('statements are judged by what they name', () => {
  const tables = [
    { name: 'shipments', by_column: 'id', beside: 'shipments' },
    { name: 'shipment_references', by_column: 'reference', beside: 'shipment_references' },
  ]
  expect(refusalOf('select 1 from "orders" for update', tables)).toBeNull()
  expect(refusalOf('select * from "shipments" where "id" = $1 for update', tables)).toBeNull()
  expect(refusalOf('select * from "shipments" where "waybill_no" = $1 for update', tables)).not.toBeNull()
  expect(
    refusalOf(
      'select * from "shipment_references" inner join "shipments" on "shipments"."id" = "shipment_id"',
      tables,
    ),
  ).toBe('joins tables that lie apart')
  expect(refusalOf('insert into shipment_references on conflict ("reference") do nothing', tables)).toBeNull()
})
