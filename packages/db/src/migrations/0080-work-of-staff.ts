import { type RawBuilder, sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What staff does with enquiries, orders and claims: whose they are, by when a first call is due, notes, and what is dealt with. */
export const migration0080: Migration = {
  name: '0080-work-of-staff',
  async up(trx, engine) {
    await trx.schema.alterTable('enquiries').addColumn('assignee', 'text').execute()
    await trx.schema
      .alterTable('enquiries')
      .addColumn('first_call_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await trx.schema.alterTable('enquiries').addColumn('joined_to', 'text').execute()
    const agreed =
      engine === 'postgres'
        ? sql<number>`cast(cast(status_detail as json) ->> 'dueAt' as bigint)`
        : sql<number>`json_extract(status_detail, '$.dueAt')`
    await sql`
      update enquiries set first_call_at =
        case when status = 'first-call-due' and status_detail is not null then ${agreed} else ${promised} end
    `.execute(trx)
    await trx.schema
      .createIndex('enquiries_by_first_call')
      .on('enquiries')
      .columns(['first_call_at', 'id'])
      .where(sql.ref('status'), 'in', ['received', 'assigned', 'first-call-due'])
      .execute()
    await trx.schema
      .createIndex('enquiries_joined')
      .on('enquiries')
      .column('joined_to')
      .where(sql.ref('joined_to'), 'is not', null)
      .execute()

    await trx.schema
      .createTable('work_notes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('entity', 'text', (c) => c.notNull())
      .addColumn('entity_id', 'text', (c) => c.notNull())
      .addColumn('staff_id', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('work_notes_of_entity')
      .on('work_notes')
      .columns(['entity_id', 'entity', 'id'])
      .execute()

    await trx.schema
      .createTable('dealt_with')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('staff_id', 'text', (c) => c.notNull())
      .addColumn('dealt_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('dealt_with_pk', ['kind', 'value'])
      .execute()

    await trx.schema
      .createTable('desk_views')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id'))
      .addColumn('worklist', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('query', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('desk_views_once', ['staff_id', 'worklist', 'name'])
      .execute()

    await trx.schema
      .createIndex('orders_in_turn')
      .on('orders')
      .columns(['state', 'pickup_from', 'id', 'branch'])
      .execute()
    await trx.schema
      .createIndex('claims_open')
      .on('claims')
      .column('id')
      .where(sql.ref('state'), 'in', ['received', 'reviewing', 'proof-needed'])
      .execute()
    await trx.schema.createIndex('audit_by_kind').on('audit').columns(['entity', 'id']).execute()
    await trx.schema.createIndex('audit_by_actor').on('audit').columns(['actor', 'id']).execute()
    await trx.schema
      .createIndex('outbox_parked')
      .on('outbox')
      .column('id')
      .where(sql.ref('state'), '=', 'parked')
      .execute()
  },
}

const hour = 3_600_000
const day = 24 * hour
const n = (value: number): RawBuilder<number> => sql.lit(value)

/**
 * Two hours on, counted from 8:00 to 22:00 in China: what `firstCallDueAt` of enquiries says of the instant at which each
 * came in.
 */
const ofDay = sql`((created_at + ${n(8 * hour)}) % ${n(day)})`
const promised = sql<number>`
  created_at - ${ofDay} + case
    when ${ofDay} < ${n(8 * hour)} then ${n(10 * hour)}
    when ${ofDay} < ${n(20 * hour)} then ${ofDay} + ${n(2 * hour)}
    when ${ofDay} < ${n(22 * hour)} then ${ofDay} + ${n(12 * hour)}
    else ${n(day + 10 * hour)}
  end`
