import type { Migration } from '../migrate.ts'

/** By which the secret of a webhook is known again; null for one that nothing was signed with since. */
export const migration0045: Migration = {
  name: '0045-marks-of-webhook-secrets',
  async up(trx) {
    await trx.schema.alterTable('webhooks').addColumn('secret_mark', 'text').execute()
  },
}
