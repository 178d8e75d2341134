import type { Ctx } from '@hongyan/kernel/context'
import { quoteInput } from '../../quotes/quote-input.ts'
import { quoteProducts } from '../../quotes/vocabulary.ts'
import type { Sample } from './sample-shipments.ts'

const periodMs = 90 * 86_400_000

/**
 * Orders of the last 90 days as shipments between cities: what was sent and what was added, newest first. Of orders that
 * leave nothing to tell people by: no number, no name, no district, no goods.
 */
export async function orderSamples({ db, now }: Pick<Ctx, 'db' | 'now'>, most: number): Promise<Sample[]> {
  const rows = await db.query
    .selectFrom('orders')
    .select([
      'product',
      'origin_city',
      'destination_city',
      'goods_kind',
      'sizes',
      'add_ons',
      'declared_fen',
      'collect_fen',
    ])
    .where('created_at', '>=', now() - periodMs)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap((row) => {
    const product = quoteProducts.find((one) => one === row.product)
    const read = quoteInput.safeParse({
      from: row.origin_city,
      to: row.destination_city,
      pieces: JSON.parse(row.sizes),
      date: '2026-01-01',
      goods: row.goods_kind,
      addOns: JSON.parse(row.add_ons),
      declaredValue: Number(row.declared_fen),
      cashOnDelivery: Number(row.collect_fen),
    })
    if (product === undefined || !read.success) return []
    const { date: _, ...input } = read.data
    return [{ source: 'order' as const, product, input }]
  })
}
