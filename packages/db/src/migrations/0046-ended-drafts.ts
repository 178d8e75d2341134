import type { Migration } from '../migrate.ts'

/** Drafts of whole lists beside those of single orders, and when one has ended: its id brings none back then. */
export const migration0046: Migration = {
  name: '0046-ended-drafts',
  async up(trx) {
    await trx.schema
      .alterTable('order_drafts')
      .addColumn('kind', 'text', (c) => c.notNull().defaultTo('order'))
      .execute()
    await trx.schema.alterTable('order_drafts').addColumn('ended_at', 'bigint').execute()
  },
}
