import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The number that an account was verified for, and the phones of shipments in the form in which both are compared. */
export const migration0027: Migration = {
  name: '0027-phones-of-shipments',
  async up(trx) {
    await trx.schema.alterTable('accounts').addColumn('phone', 'text').execute()
    await trx.schema.alterTable('shipment_parties').addColumn('phone_key', 'text').execute()
    await sql`update shipment_parties set phone_key = ${keyInSql}`.execute(trx)
    await trx.schema
      .createIndex('shipment_parties_by_phone')
      .on('shipment_parties')
      .column('phone_key')
      .execute()
  },
}

const bare = sql`replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', '')`

/** As the domain's `phoneKey` spells a number, for what is stored already. */
const keyInSql = sql`case
  when length(${bare}) = 11 and ${bare} >= '13' and ${bare} < '2' then '+86' || ${bare}
  when length(${bare}) = 13 and ${bare} >= '8613' and ${bare} < '862' then '+' || ${bare}
  when length(${bare}) between 8 and 16 and ${bare} like '+%' then ${bare}
  when length(${bare}) between 9 and 17 and ${bare} like '00%' then '+' || substr(${bare}, 3)
  else null end`
