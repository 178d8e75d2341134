import fc from 'fast-check'
import type { Db } from '../../database.ts'
import { type Migration, migrations } from '../../migrate.ts'
import type { CellValue } from '../backup-lines.ts'
import { RowInserter } from '../row-inserter.ts'
import { tablesAfter } from '../table-shapes.ts'

/** Texts that have broken exports before: line ends of every kind, quotes, marks, signs outside the basic plane. */
const oddTexts = [
  '',
  ' ',
  'a\nb',
  'a\r\nb',
  'a\u2028b',
  '"\\u0000"',
  "'; --",
  '__proto__',
  '\ufeff',
  '鸿雁 🦢',
  'é',
  'e\u0301',
  'Z',
  'a',
]
/** Any sign but U+0000, which Postgres cannot hold. The library's own unit `binary` takes most of a second to set up. */
const sign = fc
  .integer({ min: 1, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
const texts = [...oddTexts, ...fc.sample(fc.string({ unit: sign, maxLength: 12 }), { numRuns: 200, seed: 7 })]
const bytes = fc.sample(fc.uint8Array(), { numRuns: 200, seed: 7 })

/** Puts `rows` rows with values of all kinds into every table that `steps` make, whichever they are. */
export async function fillTables(
  db: Db,
  rows: number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  const types = new Map(
    (await db.query.introspection.getTables()).map((table) => [
      table.name,
      new Map(table.columns.map((column) => [column.name, column.dataType])),
    ]),
  )
  const keys = new Map<string, CellValue[]>()
  await db.transaction(async (trx) => {
    for (const { table, columns, key, references } of await tablesAfter(steps)) {
      const names = columns.map(({ name }) => name)
      const insert = new RowInserter(trx, db.engine, { table, columns: names })
      const own: CellValue[] = []
      for (let row = 0; row < rows; row += 1) {
        const values = columns.map(({ name, kind, nullable }, place): CellValue => {
          if (nullable && (row + place) % 3 === 0) return null
          const parent = references[name]
          if (parent !== undefined) return keys.get(parent)?.[row] ?? null
          if (kind === 'bytes') return Buffer.from(bytes[row % bytes.length] ?? [])
          if (kind === 'number') {
            const isBig = /bigint|int8/.test(types.get(table)?.get(name) ?? '')
            return isBig ? (row % 2 === 0 ? 1 : -1) * (Number.MAX_SAFE_INTEGER - row) : row
          }
          return `${texts[(row + place) % texts.length]}${row}`
        })
        own.push(values[names.indexOf(key[0] ?? '')] ?? null)
        await insert.add(values, 200)
      }
      await insert.flush()
      keys.set(table, own)
    }
  })
}

/** Every row of every table as text, read without any code of backups. */
export async function everyRow(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {}
  for (const { name } of await db.query.introspection.getTables()) {
    const rows: object[] = await db.query
      .selectFrom(name as 'alarms')
      .selectAll()
      .execute()
    found[name] = rows
      .map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .sort()
  }
  return found
}
