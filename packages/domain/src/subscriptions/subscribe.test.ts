import type { Actor } from '@hongyan/kernel/context'
import { localeIds, sourceId } from '@hongyan/locales'
import {
  aCodeFor,
  aJourney,
  anAccountHolder,
  nextMobile,
  nextWaybillNo,
  testSettings,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { confirmSubscription } from './confirm-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { stopSubscriptions } from './stop-subscriptions.ts'
import { subscribe } from './subscribe.ts'
import { subscriptionMoments } from './subscription-rules.ts'
import { hour, nextMail, subscribersOf } from './testing/subscribers.ts'

const { confirmMs, perShipment, perSubscriber, confirmsPerHour } = testSettings.subscriptions

withDatabases('following a shipment', (database) => {
  const { clock, ctx, ingest, aShipmentUnderWay, sent, ask, confirmTokenSent, follow } =
    subscribersOf(database)

  describe('asking', () => {
    test('sends a mail, and only its link begins anything', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      const mail = nextMail()
      expect(await ask(waybillNo, ` ${mail.toUpperCase()} `)).toEqual({
        kind: 'asked',
        waybillNo,
        until: clock.now + confirmMs,
      })
      const [message, ...others] = await sent(0)
      expect(others).toEqual([])
      expect(message).toMatchObject({
        topic: 'subscription',
        kind: 'confirm',
        to: { channel: 'mail', address: mail, locale: 'en-US' },
        waybillNo,
      })
      await scan('out_for_delivery', 44)
      expect(await sent()).toEqual([])
      const token = message?.kind === 'confirm' ? message.confirm : ''
      expect(await confirmSubscription(ctx(), { token })).toMatchObject({
        waybillNo,
        address: `r***@mail.example`,
      })
      await scan('delivered', 45)
      expect(await sent()).toMatchObject([
        { kind: 'changes', shipments: [{ waybillNo, status: 'delivered' }] },
      ])
    })

    test('twice is one subscription, and a stranger cannot change what is confirmed', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      const mail = nextMail()
      await follow(waybillNo, mail, ['out-for-delivery'])
      await ask(waybillNo, mail, ['arrived'])
      expect(await sent(0)).toMatchObject([{ kind: 'confirm' }])
      await scan('out_for_delivery', 44)
      expect(await sent()).toMatchObject([{ kind: 'changes' }])
      await scan('delivered', 45)
      expect(await sent()).toEqual([])
    })

    test('belongs to whoever asked last before it was confirmed', async () => {
      const { waybillNo } = await aShipmentUnderWay()
      const mail = nextMail()
      const [stranger, owner] = [await anAccountHolder(ctx()), await anAccountHolder(ctx())]
      const by = (actor: Actor) =>
        subscribe(ctx({ actor }), {
          number: waybillNo,
          channel: 'mail',
          address: mail,
          code: null,
          moments: subscriptionMoments,
          locale: 'zh-CN',
        })
      await by(stranger)
      await sent(0)
      await by(owner)
      await confirmSubscription(ctx(), { token: await confirmTokenSent() })
      await by(stranger)
      const held = async (actor: Actor) => (await listSubscriptions(ctx({ actor }))).length
      expect([await held(stranger), await held(owner)]).toEqual([0, 1])
    })

    test('a link confirms as often as it is opened, in its time, until it is stopped', async () => {
      const { waybillNo } = await aShipmentUnderWay()
      await ask(waybillNo, nextMail())
      const token = await confirmTokenSent()
      const { stop } = await confirmSubscription(ctx(), { token })
      expect(await confirmSubscription(ctx(), { token })).toMatchObject({ waybillNo })
      await stopSubscriptions(ctx(), { token: stop })
      await expect(confirmSubscription(ctx(), { token })).rejects.toMatchObject({ code: 'link-expired' })
      for (const wrong of ['', 'x.y', stop, `${token}x`]) {
        await expect(confirmSubscription(ctx(), { token: wrong })).rejects.toMatchObject({
          code: 'link-expired',
        })
      }
      await ask(waybillNo, nextMail())
      const late = await confirmTokenSent()
      clock.now += confirmMs
      await expect(confirmSubscription(ctx(), { token: late })).rejects.toMatchObject({
        code: 'link-expired',
      })
    })

    test('by text message needs a code to that number', async () => {
      const { waybillNo, scan } = await aShipmentUnderWay()
      const mobile = nextMobile()
      const sms = (code: string | null) =>
        subscribe(ctx(), {
          number: waybillNo,
          channel: 'sms',
          address: mobile,
          code,
          moments: subscriptionMoments,
          locale: 'zh-CN',
        })
      await expect(sms(null)).rejects.toMatchObject({ fields: [{ path: 'code', message: 'codeRequired' }] })
      const code = await aCodeFor(ctx(), mobile, 'subscription')
      await expect(sms(code === '111111' ? '222222' : '111111')).rejects.toMatchObject({ code: 'wrong-code' })
      expect(await sms(code)).toMatchObject({ kind: 'active', waybillNo, feed: null })
      await expect(sms(code)).rejects.toMatchObject({ code: 'wrong-code' })
      await scan('out_for_delivery', 44)
      expect(await sent()).toMatchObject([
        {
          kind: 'changes',
          to: { channel: 'sms', address: mobile, locale: 'zh-CN' },
          shipments: [{ waybillNo }],
        },
      ])
    })

    test.each([
      [{ address: '' }, ['address', 'mailRequired']],
      [{ address: 'a@b' }, ['address', 'mailWrong']],
      [{ address: 'a@b.example\r\nBcc: c@d.example' }, ['address', 'mailWrong']],
      [{ channel: 'sms', code: '123456', address: '123' }, ['address', 'mobileWrong']],
      [{ moments: [] }, ['moments', 'momentsRequired']],
      [{ number: 'nonsense !' }, ['number', 'numberWrong']],
    ] as const)('%j is refused by its field', async (changes, [path, message]) => {
      const { waybillNo } = await aShipmentUnderWay()
      const asked = {
        channel: 'mail',
        address: nextMail(),
        code: null,
        moments: subscriptionMoments,
      } as const
      await expect(
        subscribe(ctx(), { ...asked, number: waybillNo, locale: 'zh-CN', ...changes }),
      ).rejects.toMatchObject({ code: 'invalid-input', fields: [{ path, message }] })
    })

    test('a number nobody knows, one that has arrived and a channel that is missing are refused', async () => {
      await expect(ask(nextWaybillNo(), nextMail())).rejects.toMatchObject({ code: 'not-found' })
      const waybillNo = nextWaybillNo()
      clock.now += 3 * hour
      await ingest(aJourney({ waybillNo }))
      await expect(ask(waybillNo, nextMail())).rejects.toMatchObject({ code: 'too-late' })
      const settings = { ...testSettings, subscriptions: { ...testSettings.subscriptions, channels: [] } }
      const other = await aShipmentUnderWay()
      await expect(
        subscribe(ctx({ settings }), {
          number: other.waybillNo,
          channel: 'feed',
          address: '',
          code: null,
          moments: subscriptionMoments,
          locale: 'zh-CN',
        }),
      ).rejects.toMatchObject({ code: 'not-available' })
    })
  })

  describe('limits', () => {
    test('one mailbox is asked a few times an hour, by every process together', async () => {
      const { waybillNo } = await aShipmentUnderWay()
      const mail = nextMail()
      const asked = await Promise.allSettled(
        Array.from({ length: confirmsPerHour + 2 }, () => ask(waybillNo, mail)),
      )
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(confirmsPerHour)
      await expect(ask(waybillNo, mail)).rejects.toMatchObject({
        code: 'too-many',
        retryAt: clock.now + hour,
      })
    })

    test('a shipment has so many who follow it, and an address so many shipments', async () => {
      const feed = (number: string) =>
        subscribe(ctx({ actor: { kind: 'visitor', sessionId: null, address: nextMail() } }), {
          number,
          channel: 'feed',
          address: '',
          code: null,
          moments: subscriptionMoments,
          locale: 'zh-CN',
        })
      const { waybillNo } = await aShipmentUnderWay()
      for (let count = 0; count < perShipment; count++) await feed(waybillNo)
      await expect(feed(waybillNo)).rejects.toMatchObject({ code: 'too-many', retryAt: null })
      const mail = nextMail()
      let followed = ''
      for (let count = 0; count < perSubscriber; count++) {
        clock.now += 25 * hour
        const own = await aShipmentUnderWay()
        await follow(own.waybillNo, mail)
        followed = own.waybillNo
      }
      clock.now += 25 * hour
      const last = await aShipmentUnderWay()
      await expect(ask(last.waybillNo, mail)).rejects.toMatchObject({ code: 'too-many' })
      // One that is followed already is no further one.
      expect(await ask(followed, mail)).toMatchObject({ kind: 'asked' })
    })
  })

  test('an account lists and ends its own, masked, and nobody else’s', async () => {
    const { waybillNo } = await aShipmentUnderWay()
    const [own, other] = [
      ctx({ actor: await anAccountHolder(ctx()) }),
      ctx({ actor: await anAccountHolder(ctx()) }),
    ]
    const asked = { number: waybillNo, channel: 'mail', address: nextMail(), code: null } as const
    await subscribe(own, { ...asked, moments: subscriptionMoments, locale: 'zh-CN' })
    const [one, ...rest] = await listSubscriptions(own)
    expect(rest).toEqual([])
    expect(one).toMatchObject({ waybillNo, channel: 'mail', address: 'r***@mail.example', confirmed: false })
    expect(await listSubscriptions(other)).toEqual([])
    const id = one?.id ?? ''
    await expect(endSubscription(other, { id })).rejects.toMatchObject({ code: 'not-found' })
    await expect(endSubscription(ctx(), { id })).rejects.toMatchObject({ code: 'sign-in-needed' })
    await endSubscription(own, { id })
    expect(await listSubscriptions(own)).toEqual([])
  })

  test('a mobile number is masked as well', async () => {
    const { waybillNo } = await aShipmentUnderWay()
    const own = ctx({ actor: await anAccountHolder(ctx()) })
    const mobile = nextMobile()
    const code = await aCodeFor(ctx(), mobile, 'subscription')
    const asked = { number: waybillNo, channel: 'sms', address: mobile, code } as const
    await subscribe(own, { ...asked, moments: subscriptionMoments, locale: 'zh-CN' })
    const address = `${mobile.slice(0, 3)}******${mobile.slice(-2)}`
    expect(await listSubscriptions(own)).toMatchObject([{ channel: 'sms', address, confirmed: true }])
  })

  test('confirming anew changes nothing, and nothing of others', async () => {
    const rows = () =>
      database()
        .query.selectFrom('subscriptions')
        .innerJoin('subscribers', 'subscribers.id', 'subscriptions.subscriber_id')
        .select(['subscriptions.id', 'state', 'confirmed_at', 'subscribers.locale'])
        .orderBy('subscriptions.id')
        .execute()
    const { waybillNo } = await aShipmentUnderWay()
    await ask(waybillNo, nextMail())
    const other = await confirmTokenSent()
    const asked = { number: waybillNo, channel: 'mail', address: nextMail(), code: null } as const
    const locale = localeIds[1] ?? sourceId
    await subscribe(ctx(), { ...asked, moments: subscriptionMoments, locale })
    const token = await confirmTokenSent()
    const before = await rows()
    await confirmSubscription(ctx(), { token })
    const confirmed = await rows()
    expect(confirmed.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))).toMatchObject([
      { state: 'active', confirmed_at: clock.now, locale },
    ])
    clock.now += hour
    await confirmSubscription(ctx(), { token })
    expect(await rows()).toEqual(confirmed)
    expect(await confirmSubscription(ctx(), { token: other })).toMatchObject({ waybillNo })
  })

  test('every step is in the audit, and no address is', async () => {
    const { waybillNo } = await aShipmentUnderWay()
    const mail = nextMail()
    const { stop } = await follow(waybillNo, mail)
    await stopSubscriptions(ctx(), { token: stop })
    const rows = await database()
      .query.selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'subscription')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['asked', 'confirmed', 'stopped'])
    expect(JSON.stringify(rows)).not.toContain(mail)
  })
})
