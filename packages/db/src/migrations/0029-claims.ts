import type { Migration } from '../migrate.ts'

/** Claims about shipments, and the files that prove them. */
export const migration0029: Migration = {
  name: '0029-claims',
  async up(trx, engine) {
    await trx.schema
      .createTable('claims')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
      .addColumn('content_mac', 'text', (c) => c.notNull())
      .addColumn('waybill_no', 'text', (c) => c.notNull())
      .addColumn('customer_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('amount_fen', 'bigint', (c) => c.notNull())
      .addColumn('story', 'text', (c) => c.notNull())
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('state_since', 'bigint', (c) => c.notNull())
      .addColumn('state_detail', 'text')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('claims_of_customer')
      .on('claims')
      .columns(['customer_id', 'waybill_no'])
      .execute()
    await trx.schema.createIndex('claims_by_state').on('claims').columns(['state', 'state_since']).execute()
    await trx.schema
      .createTable('claim_files')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('claim_id', 'text', (c) => c.notNull().references('claims.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('media_type', 'text', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('content', engine === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('claim_files_once', ['claim_id', 'digest'])
      .execute()
  },
}
