import type { Migration } from '../migrate.ts'

/** When whoever asks for a review would like it to be published. */
export const migration0082: Migration = {
  name: '0082-wished-moments',
  async up(trx) {
    await trx.schema.alterTable('desk_releases').addColumn('wished_at', 'bigint').execute()
    await trx.schema.alterTable('desk_releases').addColumn('wished_zone', 'text').execute()
  },
}
