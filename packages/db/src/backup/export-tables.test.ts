import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrate, migrations } from '../migrate.ts'
import { exportTables } from './export-tables.ts'
import { tablesAfter } from './table-shapes.ts'
import { fillTables } from './testing/fill-tables.ts'

test.each(engines)(
  'every row of a database on %s that somebody owns is exported, as it is',
  async (engine) => {
    const fresh = await freshDatabase(engine, inject('postgresUrl'))
    const db = await openDatabase({ url: fresh.url })
    await migrate(db)
    await fillTables(db, 3)
    const folder = temporaryFolder('export')
    const exported = await exportTables({ url: fresh.url, folder })
    expect(readdirSync(folder).sort()).toEqual(exported.map(({ table }) => `${table}.ndjson`).sort())
    const names = exported.map(({ table }) => table)
    const left = (await tablesAfter(migrations))
      .map(({ table }) => table)
      .filter((table) => !names.includes(table))
    expect(left).toContain('account_sessions')
    expect(
      left.filter(
        (table) =>
          !/session|link|code|challenge|token|sign_in|probe|mark|presence|fingerprint|gate/.test(table),
      ),
    ).toEqual([])
    for (const { table, rows } of exported) {
      const lines = readFileSync(join(folder, `${table}.ndjson`), 'utf8')
        .split('\n')
        .slice(0, -1)
      expect([table, lines.length]).toEqual([table, rows])
      const stored = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db.query)
      expect(stored.rows).toHaveLength(rows)
      const [first = '{}'] = lines
      expect(Object.keys(JSON.parse(first) as object)).toEqual(
        rows === 0 ? [] : Object.keys(stored.rows[0] ?? {}),
      )
    }
    const { rows: pictures } = await sql<{ image: Uint8Array }>`select image from shipment_proofs`.execute(
      db.query,
    )
    const [proof = '{}'] = readFileSync(join(folder, 'shipment_proofs.ndjson'), 'utf8').split('\n')
    expect(pictures.map(({ image }) => Buffer.from(image).toString('base64'))).toContain(
      (JSON.parse(proof) as { readonly image: string }).image,
    )
    await expect(exportTables({ url: fresh.url, folder })).rejects.toThrow(
      /is there already and is not overwritten/,
    )
    await db.close()
    await fresh.drop()
  },
)
