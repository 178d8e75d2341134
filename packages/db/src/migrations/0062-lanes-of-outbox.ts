import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Whose receivers share a part of the outbox, and which receivers are asked rarely because they do not answer. */
export const migration0062: Migration = {
  name: '0062-lanes-of-outbox',
  async up(trx) {
    await trx.schema.alterTable('outbox').addColumn('owner', 'text').execute()
    // Everything that is open, lane by lane, without reading a message. In other words than the indexes of what comes
    // before a message: Postgres, as long as it has no statistics, would look through a whole lane for that.
    await trx.schema
      .createIndex('outbox_lanes_open')
      .on('outbox')
      .columns(['receiver', 'target', 'owner', 'state', 'next_at'])
      .where(sql.ref('finished_at'), 'is', null)
      .execute()
    await trx.schema
      .createTable('outbox_lanes')
      .addColumn('lane', 'text', (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('resume_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
