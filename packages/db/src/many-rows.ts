import {
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
