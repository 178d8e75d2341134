import type { Migration } from '../migrate.ts'

/** On which kind of device somebody is signed in, for the list of their sessions. */
export const migration0032: Migration = {
  name: '0032-session-devices',
  async up(trx) {
    await trx.schema.alterTable('account_sessions').addColumn('device', 'text').execute()
  },
}
