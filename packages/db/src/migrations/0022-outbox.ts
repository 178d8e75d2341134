import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What is to be told of enquiries becomes the queue of everything there is to tell; what waited goes on waiting. */
export const migration0022: Migration = {
  name: '0022-outbox',
  async up(trx) {
    await trx.schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('topic', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('aggregate', 'text', (c) => c.notNull())
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('payload_version', 'integer', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('ordering_key', 'text')
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('refusals', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addColumn('problem', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .addUniqueConstraint('outbox_once', ['aggregate', 'target', 'revision'])
      .execute()
    await sql`
      insert into outbox (id, topic, kind, aggregate, number, revision, payload_version, target, ordering_key,
        state, attempts, refusals, next_at, problem, created_at, finished_at)
      select id, 'enquiry', kind, enquiry_id, number, revision, 1, target, company_mac,
        state, attempts, refusals, next_at, problem, created_at, finished_at
      from deliveries`.execute(trx)
    await trx.schema.dropTable('deliveries').execute()
    // Finished messages stay as evidence and must not slow down the search for open ones.
    await trx.schema
      .createIndex('outbox_open')
      .on('outbox')
      .columns(['next_at', 'id'])
      .where(sql.ref('state'), 'in', ['waiting', 'sending'])
      .execute()
    await trx.schema
      .createIndex('outbox_in_order')
      .on('outbox')
      .columns(['ordering_key', 'target', 'aggregate'])
      .where(sql.ref('state'), 'in', ['waiting', 'sending'])
      .execute()
  },
}
