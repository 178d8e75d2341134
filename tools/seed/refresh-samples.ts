import { unlockShipment } from '@hongyan/domain/tracking/unlock-shipment'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { drawPictures, ingest } from './advance-seed.ts'
import { incomingEvent } from './incoming-event.ts'
import { hour } from './plan.ts'
import { sampleNumbers } from './sample-numbers.ts'
import { planSamples } from './sample-shipments.ts'

/** After this the documented shipments are told anew: the window of those out for delivery ends soon after. */
const freshFor = 2 * hour

/** Writes the documented shipments as they should stand now, unless they were written within the last hours. */
export async function refreshSamples(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const known = await ctx.db.query
    .selectFrom('shipments')
    .select('updated_at')
    .where('waybill_no', '=', sampleNumbers.in_transit.number)
    .executeTakeFirst()
  if (known === undefined || now - known.updated_at > freshFor) {
    const planned = planSamples(now)
    const ordered = await ctx.db.query
      .selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .select(['waybill_no', 'number'])
      .where(
        'waybill_no',
        'in',
        planned.map(({ waybillNo }) => waybillNo),
      )
      .execute()
    const samples = planned.map((sample) => {
      const order = ordered.find(({ waybill_no: waybillNo }) => waybillNo === sample.waybillNo)
      return order === undefined ? sample : { ...sample, orderNo: order.number }
    })
    const pictures = drawPictures()
    const numbers = samples.map((sample) => sample.waybillNo)
    await ctx.db.query.deleteFrom('shipments').where('waybill_no', 'in', numbers).execute()
    const prefix = `sample-${now.toString(36)}`
    const events = samples.flatMap((sample) =>
      sample.events.map((_event, index) => incomingEvent(sample, index, pictures, prefix)),
    )
    await ingest(ctx, events)
  }
  await lockSample(ctx)
}

/** Guesses wrongly until the number is locked, as a stranger would. */
async function lockSample(ctx: Ctx): Promise<void> {
  const { number } = sampleNumbers.unlock_locked
  for (let guess = 0; guess < ctx.settings.tracking.unlockTries; guess++) {
    try {
      await unlockShipment(ctx, { number, tail: '0000' })
    } catch (error) {
      if (error instanceof DomainError && error.code === 'locked') return
      if (!(error instanceof DomainError)) throw error
    }
  }
}
