import { CompiledQuery, sql, type Transaction } from 'kysely'
import { BackupError } from '../backup/backup-error.ts'
import { type CellValue, rowLine } from '../backup/backup-lines.ts'
import { RowInserter } from '../backup/row-inserter.ts'
import type { TableShape } from '../backup/table-shapes.ts'
import type { Db } from '../database.ts'
import type { Schema } from '../schema.ts'

const keysPerPage = 500

type Row = Readonly<Record<string, unknown>>

/** What one round of following did: how many rows, and up to which note. */
type Round = { readonly rows: number; readonly upTo: number }

/**
 * Takes every row that was written up to now over as it is now: all of them are deleted first and then written, so that
 * a value that must be unique may have passed from one row to another. `source` sees one state of the file.
 * @throws BackupError where a row does not read back as it was written
 */
export async function followChanges(
  source: Transaction<Schema>,
  target: Transaction<Schema>,
  shapes: readonly TableShape[],
): Promise<Round> {
  const { rows: found } = await sql<{ upTo: number | null }>`
    select max(seq) as "upTo" from moving_changes`.execute(source)
  const upTo = found[0]?.upTo ?? 0
  const { rows: names } = await sql<{ tbl: string }>`
    select distinct tbl from moving_changes`.execute(source)
  const changed = shapes.filter(({ table }) => names.some(({ tbl }) => tbl === table))
  for (const shape of changed) {
    for await (const keys of changedKeys(source, shape.table)) await deleteRows(target, shape, keys)
  }
  let rows = 0
  for (const shape of changed) {
    for await (const keys of changedKeys(source, shape.table)) {
      rows += keys.length
      await takeOver(source, target, shape, keys)
    }
  }
  return { rows, upTo }
}

type Keys = readonly (readonly CellValue[])[]

/** The keys of the rows of a table that were written, in pages. */
async function* changedKeys(source: Transaction<Schema>, table: string): AsyncGenerator<Keys> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ key: string }>`
      select distinct key from moving_changes where tbl = ${table} and key > ${after}
      order by key limit ${sql.lit(keysPerPage)}`.execute(source)
    if (rows.length > 0) yield rows.map(({ key }) => JSON.parse(key) as CellValue[])
    if (rows.length < keysPerPage) return
    after = rows.at(-1)?.key ?? ''
  }
}

async function deleteRows(target: Transaction<Schema>, shape: TableShape, keys: Keys): Promise<void> {
  await target.executeQuery(
    CompiledQuery.raw(`delete from "${shape.table}" where ${isOneOf(shape, keys, 'postgres')}`, keys.flat()),
  )
}

async function takeOver(
  source: Transaction<Schema>,
  target: Transaction<Schema>,
  shape: TableShape,
  keys: Keys,
): Promise<void> {
  const columns = shape.columns.map(({ name }) => name)
  const list = columns.map((name) => `"${name}"`).join(', ')
  const read = async (trx: Transaction<Schema>, engine: Db['engine']): Promise<readonly Row[]> => {
    const text = `select ${list} from "${shape.table}" where ${isOneOf(shape, keys, engine)}`
    return (await trx.executeQuery<Row>(CompiledQuery.raw(text, keys.flat()))).rows
  }
  const wanted = await read(source, 'sqlite')
  const insert = new RowInserter(target, 'postgres', { table: shape.table, columns })
  for (const row of wanted) {
    const line = rowLine(row, columns)
    await insert.add(
      columns.map((name) => row[name] as CellValue),
      line.length,
    )
  }
  await insert.flush()
  const asLines = (rows: readonly Row[]) =>
    rows
      .map((row) => rowLine(row, columns))
      .sort()
      .join('')
  if (asLines(await read(target, 'postgres')) !== asLines(wanted))
    throw new BackupError(`${shape.table} did not read back as it was written`)
}

/** The condition that a row has one of these keys. SQLite wants a list of whole rows as a table. */
function isOneOf({ key }: TableShape, keys: Keys, engine: Db['engine']): string {
  let place = 0
  const sign = () => (engine === 'postgres' ? `$${++place}` : '?')
  const names = key.map((name) => `"${name}"`).join(', ')
  const places = keys.map(() => `(${key.map(sign).join(', ')})`).join(', ')
  const asTable = engine === 'sqlite' && key.length > 1
  return `(${names}) in (${asTable ? 'values ' : ''}${places})`
}
