import type { Migration } from '../migrate.ts'

/** Passkeys and recovery codes of staff, challenges that wait for an answer, and links by which somebody begins. */
export const migration0073: Migration = {
  name: '0073-passkeys',
  async up(trx) {
    await trx.schema
      .createTable('staff_passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id'))
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await trx.schema
      .createIndex('staff_passkeys_of_staff')
      .on('staff_passkeys')
      .columns(['staff_id', 'id'])
      .execute()
    await trx.schema
      .createTable('staff_challenges')
      .addColumn('challenge_mac', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('staff_id', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('staff_challenges_by_end')
      .on('staff_challenges')
      .column('expires_at')
      .execute()
    await trx.schema
      .createTable('staff_recovery_codes')
      .addColumn('code_mac', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await trx.schema
      .createIndex('staff_recovery_codes_of_staff')
      .on('staff_recovery_codes')
      .column('staff_id')
      .execute()
    await trx.schema
      .createTable('staff_links')
      .addColumn('staff_id', 'text', (c) => c.primaryKey().references('staff.id'))
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
  },
}
