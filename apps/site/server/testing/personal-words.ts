import type { Ctx } from '@hongyan/kernel/context'

/** Every name, phone number and address that the database holds about shipments, and the parts that give them away. */
export async function personalWords(ctx: Ctx): Promise<readonly string[]> {
  const rows = await ctx.db.query
    .selectFrom('shipment_parties')
    .select(['name', 'phone', 'address'])
    .execute()
  return rows.flatMap(({ name, phone, address }) => [
    name,
    phone,
    `${phone.slice(0, 3)}****`,
    `*${phone.slice(-4)}`,
    address,
    address.slice(2, 8),
  ])
}
