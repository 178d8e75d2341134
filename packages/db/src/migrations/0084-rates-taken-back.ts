import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** When a version of the rates that was approved was taken back: until then prices were told with it. */
export const migration0084: Migration = {
  name: '0084-rates-taken-back',
  async up(trx) {
    await trx.schema.alterTable('rate_versions').addColumn('taken_back_at', 'bigint').execute()
    await sql`
      update rate_versions set taken_back_at = (
        select max(at) from audit
        where entity = 'rates' and entity_id = rate_versions.id and action = 'taken-back'
      )
      where state = 'taken-back' and edition is not null
    `.execute(trx)
  },
}
