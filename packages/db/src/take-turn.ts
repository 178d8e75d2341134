import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Keys of the advisory locks of Postgres, "hongyan" in base 36, shortened, and a number of its own for each. */
const turns = {
  migrate: 1_058_274_113,
  'claim-messages': 1_058_274_114,
  'append-batches': 1_058_274_115,
  'store-content': 1_058_274_116,
  'hold-rates': 1_058_274_172,
} as const

/** Waits until nobody else is at the same work, and has it until the transaction ends. Writers of SQLite take turns anyway. */
export async function takeTurn(
  trx: Transaction<Schema>,
  engine: 'sqlite' | 'postgres',
  work: keyof typeof turns,
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(turns[work])})`.execute(trx)
}
