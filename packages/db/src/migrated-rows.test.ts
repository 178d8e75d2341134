import { readFile } from 'node:fs/promises'
import type { Insertable, Selectable } from 'kysely'
import { expect, expectTypeOf, test } from 'vitest'
import { describeRows } from './describe-rows.ts'
import type { MigratedRows } from './migrated-rows.gen.ts'
import type { Schema } from './schema.ts'

test('the rows that are written down are those that the migrations make', async () => {
  expect(await readFile(new URL('migrated-rows.gen.ts', import.meta.url), 'utf8')).toBe(await describeRows())
})

type KindOf<T> = T extends string
  ? 'text'
  : T extends number
    ? 'number'
    : T extends Uint8Array
      ? 'bytes'
      : T extends null
        ? 'null'
        : 'other'

type Kinds<Row> = { [C in keyof Selectable<Row>]: KindOf<Selectable<Row>[C]> }
type LeftOut<Row> = { [C in keyof Insertable<Row>]: object extends Pick<Insertable<Row>, C> ? true : false }
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

type Table = keyof MigratedRows & keyof Schema
/** Tables whose rows say something else than the migrations. */
type Parted = {
  [T in Table]: Same<
    [Kinds<Schema[T]>, LeftOut<Schema[T]>],
    [Kinds<MigratedRows[T]>, LeftOut<MigratedRows[T]>]
  > extends true
    ? never
    : T
}[Table]

test('and the types of rows say what stands in them', () => {
  expectTypeOf<Parted>().toBeNever()
  expectTypeOf<Exclude<keyof MigratedRows, keyof Schema>>().toBeNever()
  // Tables of the migrator itself.
  expectTypeOf<Exclude<keyof Schema, keyof MigratedRows>>().toEqualTypeOf<
    'kysely_migration' | 'schema_migrations'
  >()
})
