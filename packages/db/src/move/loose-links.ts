import { sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

type Link = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * Takes away what the tables of a Postgres database ask of each other, and stops their triggers, while rows come in the
 * order in which somebody else wrote them.
 * @returns what `tieLinks` puts back
 */
export async function loosenLinks(trx: Transaction<Schema>): Promise<readonly Link[]> {
  const { rows: links } = await sql<Link>`
    select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = current_schema()`.execute(trx)
  for (const { table, name } of links)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(trx)
  for (const table of await tablesWithTriggers(trx))
    await sql`alter table ${sql.raw(table)} disable trigger user`.execute(trx)
  return links
}

/** Puts them back for what is written from now on; `checkLinks` looks at the rows that are there, which takes longer. */
export async function tieLinks(trx: Transaction<Schema>, links: readonly Link[]): Promise<void> {
  for (const { table, name, definition } of links)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)} not valid`.execute(
      trx,
    )
  for (const table of await tablesWithTriggers(trx))
    await sql`alter table ${sql.raw(table)} enable trigger user`.execute(trx)
}

/** Looks whether every row keeps what its table asks. Others may read and write meanwhile. */
export async function checkLinks(trx: Transaction<Schema>, links: readonly Link[]): Promise<void> {
  for (const { table, name } of links)
    await sql`alter table ${sql.raw(table)} validate constraint ${sql.ref(name)}`.execute(trx)
}

async function tablesWithTriggers(trx: Transaction<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select distinct t.tgrelid::regclass::text as "table"
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname = current_schema()`.execute(trx)
  return rows.map(({ table }) => table)
}
