import {
  CompiledQuery,
  type Expression,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type SqlBool,
  sql,
} from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** Rows of one statement on SQLite, which binds every value by itself: few distinct texts, far below its bound. */
const rowsPerStatement = 200

/** What `JSON.stringify` writes of half a character, which no database keeps. */
const halfCharacter = /\\ud[89a-f]/i

type Query = Pick<Db['query'], 'insertInto'>

/**
 * Inserts of many rows that name the same columns, to be completed (`onConflict`, `returning`) and run in turn. Postgres
 * takes all of them as one value of one statement, whose text is the same for any number: neither is it planned anew
 * nor is each value sent by itself. No value may be bytes.
 */
export function insertsOf<Table extends keyof Schema & string>(
  engine: Db['engine'],
  query: Query,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): InsertQueryBuilder<Schema, Table, InsertResult>[] {
  const [first] = rows
  if (first === undefined) return []
  if (engine === 'sqlite') {
    const count = Math.ceil(rows.length / rowsPerStatement)
    return Array.from({ length: count }, (_, at) =>
      query.insertInto(table).values(rows.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement)),
    )
  }
  const columns = Object.keys(first)
  const all = sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from json_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}::json)`
  return [
    query
      .insertInto(table)
      .columns(columns as never)
      .expression(all as never),
  ]
}

/** What came of rows that were to be written: how many were, and what their statement asked to be returned. */
type Written<Row> = { readonly count: number; readonly returned: readonly Row[] }

/**
 * Writes many rows that name the same columns by statements whose texts are put together once, not for every batch;
 * `ending` is what stands behind the rows. No value may be bytes.
 */
export async function writeRows<Row = never>(
  engine: Db['engine'],
  query: Pick<Db['query'], 'executeQuery'>,
  { table, rows, ending }: { table: keyof Schema & string; rows: readonly object[]; ending: string },
): Promise<Written<Row>> {
  const [first] = rows
  if (first === undefined) return { count: 0, returned: [] }
  const columns = Object.keys(first)
  if (engine === 'postgres') {
    const all = CompiledQuery.raw(textOf(engine, table, columns, ending, 0), [jsonOf(rows)])
    const { rows: returned, numAffectedRows } = await query.executeQuery<Row>(all)
    return { count: Number(numAffectedRows ?? returned.length), returned }
  }
  let count = 0
  const returned: Row[] = []
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const some = rows.slice(from, from + rowsPerStatement)
    const values: unknown[] = []
    for (const row of some) for (const value of Object.values(row)) values.push(value)
    const text = textOf(engine, table, columns, ending, some.length)
    const result = await query.executeQuery<Row>(CompiledQuery.raw(text, values))
    count += Number(result.numAffectedRows ?? result.rows.length)
    for (const row of result.rows) returned.push(row)
  }
  return { count, returned }
}

/** Changes some columns of many rows that are found by their `id`, by statements as those of `writeRows`. */
export async function updateRows<Row extends { readonly id: string }>(
  engine: Db['engine'],
  query: Pick<Db['query'], 'executeQuery'>,
  {
    table,
    rows,
    changed,
  }: { table: keyof Schema & string; rows: readonly Row[]; changed: readonly (keyof Row & string)[] },
): Promise<void> {
  const columns = ['id', ...changed] as const
  const ending = `update ${table} set ${changed.map((column) => `"${column}" = r."${column}"`).join()} from r where ${table}.id = r.id`
  if (engine === 'postgres') {
    if (rows.length === 0) return
    const json = jsonOf(rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))))
    await query.executeQuery(CompiledQuery.raw(textOf(engine, table, columns, ending, 0), [json]))
    return
  }
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const some = rows.slice(from, from + rowsPerStatement)
    const text = textOf(engine, table, columns, ending, some.length)
    const values = some.flatMap((row) => columns.map((column) => row[column]))
    await query.executeQuery(CompiledQuery.raw(text, values))
  }
}

const texts = new Map<string, string>()

/** A statement over rows: one that inserts them with this ending, or, where that is an update, changes those there are. */
function textOf(
  engine: Db['engine'],
  table: string,
  columns: readonly string[],
  ending: string,
  count: number,
): string {
  const key = `${engine} ${table} ${count} ${columns.join()} ${ending}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const names = columns.map((column) => `"${column}"`).join()
  const row = `(${columns.map(() => '?').join()})`
  const all =
    engine === 'postgres'
      ? `select ${names} from json_populate_recordset(null::${table}, $1::json)`
      : `values ${Array.from({ length: count }, () => row).join()}`
  const text = ending.startsWith('update')
    ? `with r (${names}) as (${all}) ${ending}`
    : `insert into ${table} (${names}) ${all} ${ending}`
  texts.set(key, text)
  return text
}

/** That a column of texts is one of many values, by one value: the text of the statement is the same for any number. */
export function isAmong(
  engine: Db['engine'],
  column: Expression<unknown>,
  values: readonly string[],
): Expression<SqlBool> {
  return engine === 'postgres'
    ? sql<SqlBool>`${column} = any(${values}::text[])`
    : sql<SqlBool>`${column} in (select value from json_each(${jsonOf(values)}))`
}

function jsonOf(values: readonly unknown[]): string {
  const json = JSON.stringify(values)
  if (!halfCharacter.test(json)) return json
  return JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}
