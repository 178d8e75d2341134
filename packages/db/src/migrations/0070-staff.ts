import type { Migration } from '../migrate.ts'

/** Who works at the desk, what they may do there, and where they are signed in. */
export const migration0070: Migration = {
  name: '0070-staff',
  async up(trx) {
    await trx.schema
      .createTable('staff')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('mail', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text')
      .addColumn('issuer', 'text')
      .addColumn('subject', 'text')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addUniqueConstraint('staff_by_subject', ['issuer', 'subject'])
      .execute()
    await trx.schema
      .createTable('staff_grants')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('branch', 'text', (c) => c.notNull())
      .addColumn('granted_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('staff_grants_once', ['staff_id', 'role', 'kind', 'language', 'branch'])
      .execute()
    await trx.schema
      .createTable('staff_sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('secret_mac', 'text', (c) => c.notNull().unique())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id'))
      .addColumn('provider_session', 'text')
      .addColumn('id_token', 'text')
      .addColumn('device', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('staff_sessions_of_staff')
      .on('staff_sessions')
      .columns(['staff_id', 'provider_session'])
      .execute()
    await trx.schema.createIndex('staff_sessions_by_time').on('staff_sessions').column('created_at').execute()
  },
}
