import { sql, type Transaction } from 'kysely'
import { type Db, openDatabase } from '../database.ts'
import { type Migration, migrate } from '../migrate.ts'
import { currentSchema, earlierRecord } from '../recorded-steps.ts'
import type { Schema } from '../schema.ts'
import { BackupError } from './backup-error.ts'

type ColumnShape = {
  readonly name: string
  readonly kind: 'text' | 'bytes' | 'number'
  readonly nullable: boolean
  /** The database gives a value where none is given. */
  readonly filled: boolean
}

/** What a backup has to know of a table: its columns in order, and those of its primary key. */
export type TableShape = {
  readonly table: string
  readonly columns: readonly ColumnShape[]
  readonly key: readonly string[]
  /** Columns that hold the key of another table. */
  readonly references: Readonly<Record<string, string>>
}

/**
 * The tables that these steps make, a table after those it refers to. The steps themselves are asked, on an
 * empty database in memory: so a table of a later step is never forgotten.
 */
export async function tablesAfter(steps: readonly Migration[]): Promise<readonly TableShape[]> {
  const db = await openDatabase({ url: ':memory:' })
  try {
    await migrate(db, steps)
    return await readShapes(db)
  } finally {
    await db.close()
  }
}

/** The tables a database really has, by name, with their columns. Views and the records of steps are left out. */
export async function tablesIn(
  trx: Transaction<Schema>,
  engine: Db['engine'],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const schema = await currentSchema(trx, engine)
  const tables = await trx.introspection.getTables()
  return new Map(
    tables
      .filter(({ isView, schema: of, name }) => !isView && of === schema && name !== earlierRecord)
      .filter(({ name }) => !isMoveTable(name))
      .map((table) => [table.name, table.columns.map((column) => column.name)]),
  )
}

/** Whether a table is there only while a file is moved to another database. */
export function isMoveTable(name: string): boolean {
  return name.startsWith('moving_')
}

/** Throws when two lists of tables differ, saying where. `where` names what has the `found` ones. */
export function compareTables(
  found: ReadonlyMap<string, readonly string[]>,
  shapes: readonly TableShape[],
  where: string,
): void {
  const known = new Set(shapes.map((shape) => shape.table))
  const foreign = [...found.keys()].find((table) => !known.has(table))
  if (foreign !== undefined)
    throw new BackupError(
      `${where} holds the table ${foreign}, which the migrations of this build do not make`,
    )
  for (const { table, columns } of shapes) {
    const has = found.get(table)
    if (has === undefined) throw new BackupError(`${where} lacks the table ${table}`)
    const wanted = columns.map((column) => column.name)
    if ([...has].sort().join() !== [...wanted].sort().join())
      throw new BackupError(`${where} has other columns in ${table} than the migrations of this build make`)
  }
}

async function readShapes(db: Db): Promise<readonly TableShape[]> {
  const { rows: columns } = await sql<{
    table: string
    name: string
    type: string
    required: number
    preset: number
    key: number
  }>`
    select m.name as "table", c.name, lower(c.type) as type, c."notnull" as required,
      c.dflt_value is not null as preset, c.pk as key
    from sqlite_schema m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like 'kysely_migration%'
    order by m.name, c.cid`.execute(db.query)
  const { rows: links } = await sql<{ table: string; column: string; parent: string }>`
    select m.name as "table", f."from" as "column", f."table" as parent
    from sqlite_schema m, pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(db.query)
  const shapes = Map.groupBy(columns, (column) => column.table)
  return parentsFirst([...shapes.keys()], (table) =>
    links.filter((link) => link.table === table).map((link) => link.parent),
  ).map((table) => {
    const own = shapes.get(table) ?? []
    const key = own.filter((column) => column.key > 0).sort((a, b) => a.key - b.key)
    if (key.length === 0) throw new Error(`the table ${table} has no primary key: its rows have no order`)
    return {
      table,
      columns: own.map(({ name, type, required, preset, key: part }) => ({
        name,
        kind: type === 'text' ? 'text' : type === 'blob' ? 'bytes' : 'number',
        nullable: required === 0 && part === 0,
        filled: preset === 1,
      })),
      key: key.map((column) => column.name),
      references: Object.fromEntries(
        links.filter((link) => link.table === table).map((link) => [link.column, link.parent]),
      ),
    }
  })
}

function parentsFirst(tables: readonly string[], parentsOf: (table: string) => string[]): readonly string[] {
  const ordered = new Set<string>()
  const visited = new Set<string>()
  const visit = (table: string): void => {
    if (visited.has(table)) return
    visited.add(table)
    for (const parent of parentsOf(table)) visit(parent)
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}
