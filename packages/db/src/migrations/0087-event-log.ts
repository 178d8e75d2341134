import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What partners send stands in a log before it is projected; and a shipment's row says where its projection stood after
 * its last scan, so that the next one costs no reading of history.
 */
export const migration0087: Migration = {
  name: '0087-event-log',
  async up(trx, engine) {
    await trx.schema.alterTable('shipments').addColumn('projection_state', 'text').execute()

    await trx.schema
      .createTable('event_log')
      .addColumn('position', 'bigint', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('partner', 'text', (c) => c.notNull())
      .addColumn('nonce', 'text')
      .addColumn('content_hash', 'text', (c) => c.notNull())
      .addColumn('events', 'integer', (c) => c.notNull())
      .addColumn('body', engine === 'postgres' ? 'bytea' : 'blob')
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('event_log_nonces', ['partner', 'nonce'])
      .execute()
    await trx.schema
      .createIndex('event_log_bodies')
      .on('event_log')
      .column('position')
      .where(sql.ref('body'), 'is not', null)
      .execute()
    await trx.schema.createIndex('event_log_by_receipt').on('event_log').column('received_at').execute()

    await trx.schema
      .createTable('event_lanes')
      .addColumn('lane', 'integer', (c) => c.primaryKey())
      .addColumn('position', 'bigint', (c) => c.notNull())
      .execute()

    await trx.schema
      .createTable('event_verdicts')
      .addColumn('position', 'bigint', (c) =>
        c.notNull().references('event_log.position').onDelete('cascade'),
      )
      .addColumn('lane', 'integer', (c) => c.notNull())
      .addColumn('exceptions', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_verdicts_pk', ['position', 'lane'])
      .execute()
  },
}
