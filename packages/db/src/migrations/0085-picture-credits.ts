import type { Migration } from '../migrate.ts'

/** Whose an uploaded picture is and on which terms it may be shown, as staff keeps it. */
export const migration0085: Migration = {
  name: '0085-picture-credits',
  async up(trx) {
    for (const column of ['credit', 'licence'] as const)
      await trx.schema.alterTable('desk_media').addColumn(column, 'text').execute()
  },
}
