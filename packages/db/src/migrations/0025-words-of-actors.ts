import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Actors are called what they are everywhere: those at the desk are staff, those who send events are partners. */
export const migration0025: Migration = {
  name: '0025-words-of-actors',
  async up(trx) {
    await sql`update audit set actor = 'staff' || substr(actor, 5) where actor like 'desk:%'`.execute(trx)
    await sql`update audit set actor = 'partner' || substr(actor, 7) where actor like 'sender:%'`.execute(trx)
  },
}
