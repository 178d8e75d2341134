import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Shipments, their events and proofs, and the gate in front of personal data. */
export const migration0001: Migration = {
  name: '0001-tracking',
  async up(trx, engine) {
    await trx.schema
      .createTable('shipments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('waybill_no', 'text', (c) => c.notNull().unique())
      .addColumn('order_no', 'text')
      .addColumn('product', 'text', (c) => c.notNull())
      .addColumn('origin_city', 'text', (c) => c.notNull())
      .addColumn('destination_city', 'text', (c) => c.notNull())
      .addColumn('pieces', 'integer', (c) => c.notNull())
      .addColumn('weight_grams', 'bigint', (c) => c.notNull())
      .addColumn('billed_weight_grams', 'bigint', (c) => c.notNull())
      .addColumn('insured_fen', 'bigint', (c) => c.notNull())
      .addColumn('receipt', 'text', (c) => c.notNull())
      .addColumn('promised_from', 'bigint')
      .addColumn('promised_to', 'bigint')
      .addColumn('registered_at', 'bigint', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('status_since', 'bigint', (c) => c.notNull())
      .addColumn('hold_reason', 'text')
      .addColumn('delivered_packages', 'integer', (c) => c.notNull())
      .addColumn('last_event_at', 'bigint', (c) => c.notNull())
      .addColumn('has_proof', 'integer', (c) => c.notNull())
      .addColumn('described_at', 'bigint', (c) => c.notNull())
      .addColumn('described_by', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()

    await trx.schema
      .createTable('shipment_parties')
      .addColumn('shipment_id', 'text', (c) => c.notNull().references('shipments.id').onDelete('cascade'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('tail_mac', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('shipment_parties_pk', ['shipment_id', 'role'])
      .execute()

    await trx.schema
      .createTable('shipment_references')
      .addColumn('reference', 'text', (c) => c.primaryKey())
      .addColumn('shipment_id', 'text', (c) => c.references('shipments.id').onDelete('cascade'))
      .execute()

    // The events of one shipment lie side by side, so that reading them costs the same however many others there are.
    const events = trx.schema
      .createTable('shipment_events')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('event_id', 'text', (c) => c.notNull().unique())
      .addColumn('content_hash', 'text', (c) => c.notNull())
      .addColumn('shipment_id', 'text', (c) => c.notNull().references('shipments.id').onDelete('cascade'))
      .addColumn('package_no', 'text')
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('city_code', 'text', (c) => c.notNull())
      .addColumn('site', 'text')
      .addColumn('text', 'text')
      .addColumn('lang', 'text')
      .addColumn('hold_reason', 'text')
      .addColumn('eta_from', 'bigint')
      .addColumn('eta_to', 'bigint')
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('shipment_events_pk', ['shipment_id', 'id'])
    await (engine === 'sqlite' ? events.modifyEnd(sql`without rowid`) : events).execute()
    await trx.schema
      .createIndex('shipment_events_by_receipt')
      .on('shipment_events')
      .column('received_at')
      .execute()

    await trx.schema
      .createTable('shipment_proofs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('shipment_id', 'text', (c) => c.notNull().references('shipments.id').onDelete('cascade'))
      .addColumn('package_no', 'text')
      .addColumn('media_type', 'text', (c) => c.notNull())
      .addColumn('image', engine === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
      .addColumn('signed_by', 'text', (c) => c.notNull())
      .addColumn('signed_at', 'bigint', (c) => c.notNull())
      .addColumn('city_code', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('shipment_proofs_by_shipment')
      .on('shipment_proofs')
      .columns(['shipment_id', 'signed_at'])
      .execute()

    await trx.schema
      .createTable('unlock_gates')
      .addColumn('gate', 'text', (c) => c.primaryKey())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('open_again_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('unlock_gates_by_end').on('unlock_gates').column('open_again_at').execute()

    await trx.schema
      .createTable('unmapped_values')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('seen', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('first_seen_at', 'bigint', (c) => c.notNull())
      .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
      .addColumn('sample_event_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('unmapped_values_pk', ['kind', 'value'])
      .execute()
  },
}
