import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What happened to enquiries becomes the record of what happened to anything. */
export const migration0023: Migration = {
  name: '0023-audit',
  async up(trx, engine) {
    await trx.schema
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('entity', 'text', (c) => c.notNull())
      .addColumn('entity_id', 'text', (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('detail', 'text')
      .execute()
    const detail =
      engine === 'postgres'
        ? sql`json_build_object('number', number)::text`
        : sql`json_object('number', number)`
    await sql`
      insert into audit (id, entity, entity_id, actor, action, at, detail)
      select id, 'enquiry', enquiry_id, "by", what, at, ${detail} from enquiry_audit`.execute(trx)
    await trx.schema.dropTable('enquiry_audit').execute()
    await trx.schema.createIndex('audit_by_entity').on('audit').columns(['entity', 'entity_id']).execute()
  },
}
