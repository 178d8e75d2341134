import { anAccountHolder, aWebhook, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { addWebhookEvents } from '../merchants/add-webhook-events.ts'
import { claimMessages } from './claim-messages.ts'

const events = 1200

withDatabases('a claim among many messages', (database) => {
  /** Milliseconds that a claim of ten takes, while so many events wait at one webhook of each of five accounts. */
  async function claimMs(waiting: number): Promise<number> {
    const ctx = testCtx(database())
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    for (let n = 0; n < 5; n += 1) {
      const actor = await anAccountHolder(ctx)
      const { webhook } = await aWebhook({ ...ctx, actor })
      const about = { webhookId: webhook.id, accountId: actor.customerId, type: 'order.placed', data: {} }
      const queued = Array.from({ length: waiting / 5 }, (_, m) => ({
        ...about,
        number: `HY-${m}`,
        orderNo: `HY-${m}`,
      }))
      await database().transaction((trx) => addWebhookEvents(ctx, trx, queued))
    }
    const begun = performance.now()
    expect(await claimMessages(ctx, ['merchant'], 10)).toHaveLength(10)
    return performance.now() - begun
  }

  // Nothing is known to the database of what the table holds by then: the plan has to be right all the same.
  test('takes little more than one among few', async () => {
    const few = Math.max(5, await claimMs(50))
    expect(await claimMs(events)).toBeLessThan(few * 20)
  })
})
