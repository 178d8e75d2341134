import type { Migration } from '../migrate.ts'

/** Codes sent by text message, limits that every process shares, and alarms. */
export const migration0007: Migration = {
  name: '0007-codes',
  async up(trx) {
    await trx.schema
      .createTable('sms_codes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('code_mac', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await trx.schema.createIndex('sms_codes_by_holder').on('sms_codes').columns(['holder', 'id']).execute()
    await trx.schema.createIndex('sms_codes_by_end').on('sms_codes').column('expires_at').execute()

    await trx.schema
      .createTable('shared_limits')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('uses', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('shared_limits_by_end').on('shared_limits').column('expires_at').execute()

    await trx.schema
      .createTable('alarms')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('raised_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('alarms_pk', ['name', 'day'])
      .execute()
  },
}
