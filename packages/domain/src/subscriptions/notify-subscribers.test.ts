import { localeIds, sourceId } from '@hongyan/locales'
import { anEvent, deliverNext, isoAt, journeyStart, recordingReceivers, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { readSubscriptionFeed } from './read-subscription-feed.ts'
import { stopSubscriptions } from './stop-subscriptions.ts'
import { subscribe } from './subscribe.ts'
import type { SubscriptionMessage } from './subscription-message.ts'
import { hour, nextMail, subscribersOf } from './testing/subscribers.ts'

const { gatherMs } = testSettings.subscriptions

withDatabases('being told', (database) => {
  const { clock, ctx, ingest, aShipmentUnderWay, sent, ask, follow } = subscribersOf(database)

  describe('being told', () => {
    test('several shipments are one message, and several changes of one are its newest', async () => {
      const [one, two] = [await aShipmentUnderWay(), await aShipmentUnderWay()]
      const mail = nextMail()
      await follow(one.waybillNo, mail)
      await follow(two.waybillNo, mail)
      await one.scan('out_for_delivery', 44)
      await two.scan('out_for_delivery', 44.5)
      await one.scan('attempt_failed', 45)
      expect(await sent()).toMatchObject([
        {
          kind: 'changes',
          shipments: [
            { waybillNo: one.waybillNo, status: 'attempt_failed', since: journeyStart + 45 * hour },
            { waybillNo: two.waybillNo, status: 'out_for_delivery' },
          ],
        },
      ])
      await one.scan('out_for_delivery', 45.5)
      expect(await sent()).toMatchObject([{ shipments: [{ waybillNo: one.waybillNo }] }])
    })

    const changesQueued = async () =>
      (
        await database()
          .query.selectFrom('outbox')
          .select('revision')
          .where('kind', '=', 'changes')
          .where('state', '=', 'waiting')
          .orderBy('id')
          .execute()
      ).length

    test('reaches everybody who follows a shipment, each by a message of their own', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      const mails = [nextMail(), nextMail()]
      for (const mail of mails) {
        clock.now += 2 * hour
        await follow(waybillNo, mail)
      }
      await scan('out_for_delivery', 44)
      const told = await sent()
      expect(told.map(({ kind, to }) => `${kind} ${to.address}`).sort()).toEqual(
        mails.map((mail) => `changes ${mail}`).sort(),
      )
    })

    test('is for those who have said yes: nothing is queued for anybody else', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      await ask(waybillNo, nextMail())
      await scan('out_for_delivery', 44)
      expect(await changesQueued()).toBe(0)
    })

    test('is a message of its own beside the one that asks, and beside one that has left already', async () => {
      const [one, two] = [await aShipmentUnderWay(), await aShipmentUnderWay()]
      const mail = nextMail()
      await follow(one.waybillNo, mail)
      await ask(two.waybillNo, mail)
      await one.scan('out_for_delivery', 44)
      expect((await sent()).map(({ kind }) => kind).sort()).toEqual(['changes', 'confirm'])
      await one.scan('attempt_failed', 45)
      const waiting = database().query.updateTable('outbox').set({ attempts: 1 })
      await waiting.where('kind', '=', 'changes').where('state', '=', 'waiting').execute()
      await one.scan('out_for_delivery', 45.5)
      expect(await changesQueued()).toBe(2)
    })

    test('a mail that asks is not sent when its link would be over', async () => {
      const { waybillNo } = await aShipmentUnderWay()
      await ask(waybillNo, nextMail())
      expect(await sent(testSettings.subscriptions.confirmMs)).toEqual([])
    })

    test('happens once, however many processes take scans in and send', async () => {
      const mail = nextMail()
      const shipments = await Promise.all(Array.from({ length: 4 }, () => aShipmentUnderWay()))
      for (const { waybillNo } of shipments) {
        clock.now += 2 * hour
        await follow(waybillNo, mail)
      }
      await Promise.all(shipments.map(({ scan }) => scan('out_for_delivery', 44)))
      clock.now += gatherMs
      const { arrived, ports } = recordingReceivers()
      const drain = async () => {
        while ((await deliverNext(ctx(), ports)) !== null);
      }
      await Promise.all([drain(), drain(), drain()])
      const told = arrived.flatMap(({ message }) => {
        const { kind, ...rest } = message as SubscriptionMessage
        return kind === 'changes' && 'shipments' in rest
          ? rest.shipments.map(({ waybillNo }) => waybillNo)
          : []
      })
      expect(told.toSorted()).toEqual(shipments.map(({ waybillNo }) => waybillNo).toSorted())
    })

    test('scans that change no status, come late or again, tell nobody', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      await follow(waybillNo, nextMail())
      await scan('hub_arrived', 30)
      await scan('temperature_logged', 45)
      expect(await sent()).toEqual([])
      const event = anEvent({ waybillNo, code: 'out_for_delivery', at: isoAt(45), cityCode: '110100' })
      await ingest([event])
      expect(await sent()).toHaveLength(1)
      await ingest([event])
      expect(await sent()).toEqual([])
    })

    test('what is older than a week is told to nobody, also where a message waited so long', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      await follow(waybillNo, nextMail())
      clock.now = journeyStart + 44 * hour + 7 * 24 * hour
      await scan('out_for_delivery', 44)
      expect(await sent()).toEqual([])
      await scan('attempt_failed', 45)
      expect(await sent(hour)).toEqual([])
    })

    test.each([
      ['is a week old', 44, 7 * 24 * hour, 'out_for_delivery', 0],
      ['is a millisecond younger', 44, 7 * 24 * hour - 1, 'out_for_delivery', 1],
      ['is nobody’s moment', 44, hour, 'temperature_logged', 0],
    ] as const)(
      'a change that %s queues as many messages as it should',
      async (_name, at, age, code, count) => {
        const { waybillNo, scan } = await aShipmentUnderWay()
        const mail = nextMail()
        await follow(waybillNo, mail)
        const subscriber = await database()
          .query.selectFrom('subscribers')
          .selectAll()
          .where('address', '=', mail)
          .executeTakeFirstOrThrow()
        clock.now = journeyStart + at * hour + age
        await scan(code, at)
        const queued = await database()
          .query.selectFrom('outbox')
          .select(['revision', 'next_at'])
          .where('aggregate', '=', subscriber.id)
          .where('kind', '=', 'changes')
          .execute()
        const next = { revision: subscriber.revision + 1, next_at: clock.now + gatherMs }
        expect(queued).toEqual(Array(count).fill(next))
        const kept = await database()
          .query.selectFrom('subscription_changes')
          .innerJoin('subscriptions', 'subscriptions.id', 'subscription_changes.subscription_id')
          .select('subscription_changes.id')
          .where('subscriptions.subscriber_id', '=', subscriber.id)
          .execute()
        expect(kept).toHaveLength(count)
      },
    )

    test('only the moments that were chosen are told', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      await follow(waybillNo, nextMail(), ['arrived'])
      await scan('out_for_delivery', 44)
      await scan('attempt_failed', 44.5)
      expect(await sent()).toEqual([])
      await scan('ready_for_collection', 45)
      expect(await sent()).toMatchObject([{ shipments: [{ status: 'awaiting_collection' }] }])
    })
  })

  describe('stopping', () => {
    test('one shipment goes on without the other, and nothing that waited is sent', async () => {
      const [one, two] = [await aShipmentUnderWay(), await aShipmentUnderWay()]
      const mail = nextMail()
      const { stop } = await follow(one.waybillNo, mail)
      await follow(two.waybillNo, mail)
      await one.scan('out_for_delivery', 44)
      await two.scan('out_for_delivery', 44)
      expect(await stopSubscriptions(ctx(), { token: stop })).toBe(1)
      expect(await stopSubscriptions(ctx(), { token: stop })).toBe(0)
      expect(await sent()).toMatchObject([{ shipments: [{ waybillNo: two.waybillNo }] }])
    })

    test('a digest stops all of it, and the address is gone', async () => {
      const [one, two] = [await aShipmentUnderWay(), await aShipmentUnderWay()]
      const mail = nextMail()
      await follow(one.waybillNo, mail)
      await follow(two.waybillNo, mail)
      await one.scan('out_for_delivery', 44)
      await two.scan('out_for_delivery', 44)
      const [message] = await sent()
      const token = message?.kind === 'changes' ? message.stopAll : ''
      expect(await stopSubscriptions(ctx(), { token })).toBe(2)
      const left = await database()
        .query.selectFrom('subscribers')
        .selectAll()
        .where('address', '=', mail)
        .execute()
      expect(left).toEqual([])
      await expect(stopSubscriptions(ctx(), { token: 'made.up' })).rejects.toMatchObject({
        code: 'link-expired',
      })
    })
  })

  test('a feed shows where the shipment stands and what changes, for a week, until it is stopped', async () => {
    const { waybillNo, scan } = await aShipmentUnderWay()
    const locale = localeIds[1] ?? sourceId
    const begun = await subscribe(ctx(), {
      number: waybillNo,
      channel: 'feed',
      address: '',
      code: null,
      moments: ['arrived'],
      locale,
    })
    if (begun.kind !== 'active' || begun.feed === null) throw new Error('no feed')
    const token = begun.feed
    await scan('out_for_delivery', 44)
    await scan('delivered', 45)
    expect(await sent()).toEqual([])
    const feed = await readSubscriptionFeed(ctx(), { token })
    expect(feed).toMatchObject({ locale, waybillNo })
    expect(feed.entries.map(({ status }) => status)).toEqual(['delivered', 'in_transit'])
    clock.now = journeyStart + 45 * hour + 7 * 24 * hour
    expect((await readSubscriptionFeed(ctx(), { token })).entries).toEqual([])
    await stopSubscriptions(ctx(), { token: begun.stop })
    await expect(readSubscriptionFeed(ctx(), { token })).rejects.toMatchObject({ code: 'not-found' })
  })
})
