import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Enquiries, what was agreed to, what became of them, and what is still to be told to whom. */
export const migration0006: Migration = {
  name: '0006-enquiries',
  async up(trx) {
    await trx.schema
      .createTable('enquiries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
      .addColumn('content_mac', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('status_since', 'bigint', (c) => c.notNull())
      .addColumn('status_detail', 'text')
      .addColumn('spam_reasons', 'text')
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('form', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('enquiries_by_time').on('enquiries').column('created_at').execute()

    await trx.schema
      .createTable('enquiry_details')
      .addColumn('enquiry_id', 'text', (c) => c.primaryKey().references('enquiries.id').onDelete('cascade'))
      .addColumn('cooperate_type', 'text')
      .addColumn('company_name', 'text', (c) => c.notNull())
      .addColumn('is_marketplace_seller', 'integer')
      .addColumn('first_biz_type', 'text')
      .addColumn('estimate_order_count', 'bigint')
      .addColumn('province', 'text')
      .addColumn('city', 'text')
      .addColumn('district', 'text')
      .addColumn('detail_addr', 'text', (c) => c.notNull())
      .addColumn('contact_name', 'text', (c) => c.notNull())
      .addColumn('contact_position_id', 'integer')
      .addColumn('contact_mobile', 'text', (c) => c.notNull())
      .addColumn('mobile_mac', 'text', (c) => c.notNull())
      .addColumn('remark', 'text')
      .addColumn('cooperation_id', 'text')
      .addColumn('utm_source', 'text')
      .addColumn('utm_term', 'text')
      .addColumn('wuce', 'text')
      .execute()
    await trx.schema
      .createIndex('enquiry_details_by_mobile')
      .on('enquiry_details')
      .column('mobile_mac')
      .execute()

    await trx.schema
      .createTable('enquiry_consents')
      .addColumn('enquiry_id', 'text', (c) => c.primaryKey().references('enquiries.id').onDelete('cascade'))
      .addColumn('text_version', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('given_at', 'bigint', (c) => c.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .execute()

    await trx.schema
      .createTable('enquiry_audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('enquiry_id', 'text', (c) => c.notNull())
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('enquiry_audit_by_enquiry')
      .on('enquiry_audit')
      .column('enquiry_id')
      .execute()

    await trx.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiries.id').onDelete('cascade'))
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('refusals', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addColumn('problem', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .addUniqueConstraint('deliveries_once', ['enquiry_id', 'target', 'revision'])
      .execute()
    // Finished deliveries stay as evidence and must not slow down the search for open ones.
    await trx.schema
      .createIndex('deliveries_open')
      .on('deliveries')
      .columns(['next_at', 'id'])
      .where(sql.ref('state'), 'in', ['waiting', 'sending'])
      .execute()
  },
}
