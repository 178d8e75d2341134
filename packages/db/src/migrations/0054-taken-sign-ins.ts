import type { Migration } from '../migrate.ts'

/** When the provider's answer to a sign-in came: a browser that shows it again is led on, not told that it failed. */
export const migration0054: Migration = {
  name: '0054-taken-sign-ins',
  async up(trx) {
    await trx.schema.alterTable('sign_ins').addColumn('taken_at', 'bigint').execute()
  },
}
