import type { Migration } from '../migrate.ts'

/** Since when an account or a company has a contract by which it pays monthly. */
export const migration0064: Migration = {
  name: '0064-monthly-contracts',
  async up(trx) {
    await trx.schema.alterTable('accounts').addColumn('monthly_since', 'bigint').execute()
    await trx.schema.alterTable('companies').addColumn('monthly_since', 'bigint').execute()
  },
}
