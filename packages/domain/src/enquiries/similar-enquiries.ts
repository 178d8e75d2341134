import type { Schema } from '@hongyan/db'
import type { Kysely } from 'kysely'

/** Enquiries of one phone this far apart may be one: about as long as somebody waits and asks again. */
const apartMs = 30 * 86_400_000

/** For each of some enquiries the numbers of others from the same phone within 30 days that stand for themselves. */
export async function similarEnquiries(
  query: Kysely<Schema>,
  ids: readonly string[],
): Promise<(id: string) => readonly string[]> {
  const rows =
    ids.length === 0
      ? []
      : await query
          .selectFrom('enquiry_details as own_details')
          .innerJoin('enquiries as own', 'own.id', 'own_details.enquiry_id')
          .innerJoin('enquiry_details as other_details', 'other_details.mobile_mac', 'own_details.mobile_mac')
          .innerJoin('enquiries as other', 'other.id', 'other_details.enquiry_id')
          .select(['own.id', 'other.number'])
          .where('own.id', 'in', ids)
          .whereRef('other.id', '!=', 'own.id')
          .where('other.joined_to', 'is', null)
          .where('own.joined_to', 'is', null)
          .where((eb) => eb(eb('other.created_at', '-', eb.ref('own.created_at')), '<=', apartMs))
          .where((eb) => eb(eb('own.created_at', '-', eb.ref('other.created_at')), '<=', apartMs))
          .orderBy('other.id')
          .execute()
  return (id) => rows.filter((row) => row.id === id).map(({ number }) => number)
}
