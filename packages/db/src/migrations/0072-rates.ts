import type { Migration } from '../migrate.ts'

/** Versions of prices and rules of transit. */
export const migration0072: Migration = {
  name: '0072-rates',
  async up(trx) {
    await trx.schema
      .createTable('rate_versions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'integer', (c) => c.notNull().unique())
      .addColumn('valid_from', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('change', 'text', (c) => c.notNull())
      .addColumn('edition', 'integer', (c) => c.unique())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', 'text', (c) => c.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('decided_by', 'text')
      .addColumn('note', 'text')
      .execute()
    await trx.schema
      .createTable('rate_saves')
      .addColumn('version_id', 'text', (c) => c.notNull().references('rate_versions.id'))
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('valid_from', 'text', (c) => c.notNull())
      .addColumn('change', 'text', (c) => c.notNull())
      .addColumn('parts', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('rate_saves_pk', ['version_id', 'revision'])
      .execute()
    await trx.schema
      .createTable('rate_parts')
      .addColumn('part', 'text', (c) => c.notNull())
      .addColumn('valid_from', 'text', (c) => c.notNull())
      .addColumn('version_id', 'text', (c) => c.notNull().references('rate_versions.id'))
      .addPrimaryKeyConstraint('rate_parts_pk', ['part', 'valid_from'])
      .execute()
  },
}
