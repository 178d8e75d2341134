import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Where accounts want to be told of their orders and shipments, what was told, and what was answered. */
export const migration0036: Migration = {
  name: '0036-webhooks',
  async up(trx) {
    await trx.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('request_key', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('topics', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('secret_version', 'integer', (c) => c.notNull())
      .addColumn('secret_since', 'bigint', (c) => c.notNull())
      .addColumn('earlier_until', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('webhooks_once', ['account_id', 'request_key'])
      .execute()

    await trx.schema
      .createTable('webhook_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('webhook_id', 'text', (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('webhook_events_of_webhook')
      .on('webhook_events')
      .columns(['webhook_id', 'id'])
      .execute()
    await trx.schema
      .createIndex('webhook_events_of_day')
      .on('webhook_events')
      .columns(['webhook_id', 'created_at'])
      .execute()
    await trx.schema.createIndex('webhook_events_by_time').on('webhook_events').column('created_at').execute()

    await trx.schema
      .createTable('webhook_attempts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('event_id', 'text', (c) => c.notNull().references('webhook_events.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('took_ms', 'integer', (c) => c.notNull())
      .addColumn('status', 'integer')
      .addColumn('answer', 'text')
      .addColumn('problem', 'text')
      .execute()
    await trx.schema
      .createIndex('webhook_attempts_of_event')
      .on('webhook_attempts')
      .columns(['event_id', 'id'])
      .execute()

    await trx.schema.alterTable('outbox').addColumn('receiver', 'text').execute()
    await trx.schema
      .createIndex('outbox_of_receiver')
      .on('outbox')
      .column('receiver')
      .where(sql.ref('receiver'), 'is not', null)
      .execute()
  },
}
