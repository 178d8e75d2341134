import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { adoptEarlierScans } from './earlier-scans.ts'
import { type Migration, migrate, migrations, readMigrationState } from './migrate.ts'
import type { ShipmentEventRow, ShipmentRow } from './schema.ts'

const run = promisify(execFile)

const making = (name: string, table: string): Migration => ({
  name,
  up: (trx) => trx.schema.createTable(table).addColumn('id', 'text').execute(),
})

const stateOf = (db: Db, steps?: readonly Migration[]) => readMigrationState(db.query, db.engine, steps)

describe.each(engines)('migrate on %s', (engine) => {
  async function empty(): Promise<{ url: string; db: Db }> {
    const fresh = await freshDatabase(engine, inject('postgresUrl'))
    const db = await openDatabase({ url: fresh.url })
    onTestFinished(async () => {
      await db.close()
      await fresh.drop()
    })
    return { url: fresh.url, db }
  }

  test('applies each step once, in order', async () => {
    const { db } = await empty()
    const { applied } = await migrate(db)
    expect(applied[0]).toBe('0001-tracking')
    expect([...applied].sort()).toEqual(applied)
    expect(await migrate(db)).toEqual({ applied: [] })
  })

  test('processes that start together apply every step exactly once', async () => {
    const { url, db } = await empty()
    const script = `
      import { migrate, openDatabase } from ${JSON.stringify(import.meta.resolve('./index.ts'))}
      const db = await openDatabase({ url: process.argv[1] })
      process.stdout.write(JSON.stringify((await migrate(db)).applied))
      await db.close()`
    const start = () => run(process.execPath, ['--input-type=module', '--eval', script, '--', url])
    const ended = await Promise.all([start(), start(), start()])
    const applied = ended.map(({ stdout }) => JSON.parse(stdout) as string[])
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(applied.flat()).toContain('0001-tracking')
    expect(await migrate(db)).toEqual({ applied: [] })
  })

  test('connections that migrate at the same moment take turns', async () => {
    const { url } = await empty()
    const handles = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url, poolSize: 1 })))
    await Promise.all(handles.map((handle) => handle.ping()))
    const runs = await Promise.all(handles.map((handle) => migrate(handle)))
    expect(runs.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
    await Promise.all(handles.map((handle) => handle.close()))
  })

  test('a step that fails takes the whole run back', async () => {
    const { db } = await empty()
    const good = making('0001-good', 'good')
    const bad: Migration = {
      name: '0002-bad',
      up: async (trx) => {
        await sql`select * from nowhere`.execute(trx)
      },
    }
    await expect(migrate(db, [good, bad])).rejects.toThrow(/nowhere/)
    expect(await migrate(db, [good])).toEqual({ applied: ['0001-good'] })
  })

  test('a database that an earlier build migrated moves over, and nothing runs again', async () => {
    const { db } = await empty()
    await migrate(db)
    await sql`drop table kysely_migration`.execute(db.query)
    await sql`drop table kysely_migration_lock`.execute(db.query)
    await sql`create table schema_migrations (name text primary key, applied_at bigint not null)`.execute(
      db.query,
    )
    for (const [at, { name }] of migrations.entries())
      await db.query
        .insertInto('schema_migrations')
        .values({ name, applied_at: Date.UTC(2026, 8, 21) + at })
        .execute()

    expect(await stateOf(db)).toEqual({ missing: [], unknown: [] })
    expect(await migrate(db)).toEqual({ applied: [] })
    const { timestamp } = await db.query
      .selectFrom('kysely_migration')
      .select('timestamp')
      .where('name', '=', '0001-tracking')
      .executeTakeFirstOrThrow()
    expect(timestamp).toBe('2026-09-21T00:00:00.000Z')
    // The earlier build still finds everything applied.
    expect(await db.query.selectFrom('schema_migrations').select('name').execute()).toHaveLength(
      migrations.length,
    )
  })

  test('half of the steps from an earlier build: the others are applied', async () => {
    const { db } = await empty()
    await sql`create table schema_migrations (name text primary key, applied_at bigint not null)`.execute(
      db.query,
    )
    await sql`create table one (id text)`.execute(db.query)
    await db.query.insertInto('schema_migrations').values({ name: '0001-one', applied_at: 1 }).execute()
    const steps = [making('0001-one', 'one'), making('0002-two', 'two')]
    expect(await stateOf(db, steps)).toEqual({ missing: ['0002-two'], unknown: [] })
    expect(await migrate(db, steps)).toEqual({ applied: ['0002-two'] })

    // A process of that build that still ran took another step.
    await sql`create table three (id text)`.execute(db.query)
    await db.query.insertInto('schema_migrations').values({ name: '0003-three', applied_at: 2 }).execute()
    expect(await migrate(db, [...steps, making('0003-three', 'three')])).toEqual({ applied: [] })
  })

  test('a database of a newer build is accepted, and its steps are left alone', async () => {
    const { db } = await empty()
    const [one, two, three] = [
      making('0001-one', 'one'),
      making('0002-two', 'two'),
      making('0003-three', 'three'),
    ]
    await migrate(db, [one, three])
    expect(await stateOf(db, [one, two])).toEqual({ missing: ['0002-two'], unknown: ['0003-three'] })
    expect(await migrate(db, [one, two])).toEqual({ applied: ['0002-two'] })
    expect(await stateOf(db, [one])).toEqual({ missing: [], unknown: ['0002-two', '0003-three'] })
    expect(await migrate(db, [one])).toEqual({ applied: [] })
  })

  test('looking makes no table', async () => {
    const { db } = await empty()
    expect(await stateOf(db, [making('0001-one', 'one')])).toEqual({ missing: ['0001-one'], unknown: [] })
    expect(await db.query.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  })

  test('branches loaded before have their texts in Traditional Chinese after 0021', async () => {
    const { db } = await empty()
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0021'),
    )
    const details = {
      kind: 'branch',
      name: { zh: '杭州滨江营业部', en: 'Binjiang' },
      address: { zh: '归雁街 1 号', en: '1 Guiyan' },
    }
    await db.query
      .insertInto('branches')
      .values({ edition: 1, code: 'A-1', details: JSON.stringify(details) })
      .execute()
    await migrate(db)
    const row = await db.query.selectFrom('branches').select('details').executeTakeFirstOrThrow()
    const changed = {
      kind: 'branch',
      name: { zh: '杭州滨江营业部', hk: '杭州濱江營業部', en: 'Binjiang' },
      address: { zh: '归雁街 1 号', hk: '歸雁街 1 號', en: '1 Guiyan' },
    }
    // As text: the order of the fields tells an edition from the same one again.
    expect(row.details).toBe(JSON.stringify(changed))
  })

  test('scans of a build before are all there after 0090, and those it stores beside this one', async () => {
    const { db } = await empty()
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0090'),
    )
    const shipment = {
      ...{
        id: 'a',
        waybill_no: 'HY1',
        product: 'standard',
        origin_city: '440300',
        destination_city: '110100',
      },
      ...{ pieces: 1, weight_grams: 1, billed_weight_grams: 1, insured_fen: 0, receipt: 'none' },
      ...{ registered_at: 1, status: 'registered', status_since: 1, delivered_packages: 0, last_event_at: 1 },
      ...{ has_proof: 0 as const, described_at: 1, described_by: '', updated_at: 1, projection_state: '[]' },
    }
    await db.query
      .insertInto('shipments')
      .values(shipment as ShipmentRow)
      .execute()
    const plain = { shipment_id: 'a', content_hash: 'x'.repeat(43), code: 'held', at: 1, city_code: '440300' }
    const event = (id: string, more: Partial<ShipmentEventRow>) =>
      ({ ...plain, id, event_id: `e-${id}`, received_at: 60_000, ...more }) as ShipmentEventRow
    const site = { 'zh-CN': '\u6c88\u9633', 'zh-HK': '\u700b\u967d', 'en-US': 'Shenyang' }
    const full = {
      ...{
        package_no: 'HY1-1-1-',
        text: '\u5728',
        lang: 'zh',
        hold_reason: 'customs',
        eta_from: 5,
        eta_to: 6,
      },
      ...{ temperature: '{"celsius":4,"from":2,"to":8}', site: JSON.stringify(site) },
    }
    const put = (row: ShipmentEventRow) => db.query.insertInto('shipment_events').values(row).execute()
    await put(event('1', {}))
    await put(event('2', full))
    await migrate(db)
    await put(event('3', { received_at: 90_000 }))
    await adoptEarlierScans(db, 80_000)
    const rows = await db.query.selectFrom('shipment_scans').selectAll().orderBy('event_id').execute()
    expect(rows.map(({ details, ...row }) => ({ ...row, details: details && JSON.parse(details) }))).toEqual(
      ['1', '2', '3'].map((id) => ({
        ...{ at: 1, shipment_id: 'a', event_id: `e-${id}`, content_hash: 'xxxxxxxx', code: 'held' },
        city_code: '440300',
        site: id === '2' ? '\u6c88\u9633\u001fShenyang' : null,
        details:
          id === '2'
            ? {
                ...{ packageNo: 'HY1-1-1-', text: '\u5728', lang: 'zh', holdReason: 'customs', eta: [5, 6] },
                temperature: { celsius: 4, from: 2, to: 8 },
              }
            : null,
      })),
    )
    expect(await db.query.selectFrom('feed_receipts').selectAll().execute()).toEqual([
      { minute: 1, received_at: 60_000 },
    ])
    expect(await db.query.selectFrom('shipments').select('projection_state').execute()).toEqual([
      { projection_state: null },
    ])
  })

  test('messages and records of enquiries are all there after the outbox and the audit became general', async () => {
    const { db } = await empty()
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0022'),
    )
    const enquiry = { id: 'e1', number: 'EQ-2222-2222', created_at: 3 }
    await sql`
      insert into enquiries (id, number, idempotency_key, content_mac, status, status_since, locale, form, revision,
        created_at, updated_at)
      values (${enquiry.id}, ${enquiry.number}, 'k', 'm', 'received', 1, 'zh-CN', 'page', 2, 3, 4)`.execute(
      db.query,
    )
    const states = ['waiting', 'sending', 'delivered', 'parked', 'cancelled'] as const
    for (const [place, state] of states.entries()) {
      await sql`
        insert into deliveries (id, enquiry_id, number, company_mac, target, kind, revision, state, attempts,
          refusals, next_at, problem, created_at, finished_at)
        values (${`d${place}`}, 'e1', ${enquiry.number}, ${place === 0 ? null : 'company'}, ${`t${place}`},
          'corrected', 2, ${state}, ${place}, ${place + 1}, ${10 + place}, ${place === 3 ? 'HTTP 400' : null},
          9, ${place === 2 ? 11 : null})`.execute(db.query)
    }
    await sql`
      insert into enquiry_audit (id, enquiry_id, number, what, "by", at)
      values ('a1', 'e1', ${enquiry.number}, 'status:closed', 'desk:key', 7)`.execute(db.query)
    expect(await migrate(db)).toMatchObject({
      applied: expect.arrayContaining(['0022-outbox', '0023-audit']),
    })
    const messages = await db.query.selectFrom('outbox').selectAll().orderBy('id').execute()
    expect(messages).toEqual(
      states.map((state, place) => ({
        id: `d${place}`,
        topic: 'enquiry',
        kind: 'corrected',
        aggregate: 'e1',
        number: enquiry.number,
        revision: 2,
        payload_version: 1,
        target: `t${place}`,
        ordering_key: place === 0 ? null : 'company',
        state,
        attempts: place,
        refusals: place + 1,
        next_at: 10 + place,
        problem: place === 3 ? 'HTTP 400' : null,
        created_at: 9,
        finished_at: place === 2 ? 11 : null,
        // Later steps add whose it is where a target has several.
        receiver: null,
        owner: null,
      })),
    )
    const { detail, ...entry } = await db.query.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
    expect(entry).toEqual({
      id: 'a1',
      entity: 'enquiry',
      entity_id: 'e1',
      actor: 'staff:key',
      action: 'status:closed',
      at: 7,
    })
    expect(JSON.parse(detail ?? '')).toEqual({ number: enquiry.number })
  })
})
