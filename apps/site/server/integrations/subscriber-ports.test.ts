import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { migrate, openDatabase } from '@hongyan/db'
import type {
  NotifiedShipment,
  SubscriptionMessage,
} from '@hongyan/domain/subscriptions/subscription-message'
import { localeIds } from '@hongyan/locales'
import { aWaybillNo, recordingSms, testCtx, testSettings } from '@hongyan/testing'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpServer } from './mail-server.ts'
import { subscriberPorts } from './subscriber-ports.ts'
import { subscriberWords } from './subscriber-words.ts'

const origin = 'https://www.hongyan.example'
const since = Date.parse('2026-11-21T09:30:00+08:00')

function aTold(changes: Partial<NotifiedShipment> = {}): NotifiedShipment {
  return {
    waybillNo: aWaybillNo(66_012_026_004),
    status: 'out_for_delivery',
    since,
    holdReason: null,
    destinationCity: '110100',
    stop: 'stop-one',
    ...changes,
  }
}

function aMessage(
  shipments: readonly NotifiedShipment[],
  to: Partial<SubscriptionMessage['to']> = {},
): SubscriptionMessage {
  return {
    id: '0197a000-0000-7000-8000-000000000009',
    topic: 'subscription',
    kind: 'changes',
    number: '0197a000-0000-7000-8000-000000000008',
    revision: 2,
    to: { channel: 'mail', address: 'reader@mail.example', locale: 'zh-CN', ...to },
    shipments,
    stopAll: 'stop-all',
  }
}

describe('those who follow shipments', () => {
  let server: SMTPServer
  const arrived: string[] = []
  const sms = recordingSms()
  let ports: ReturnType<typeof subscriberPorts>
  let ctx: ReturnType<typeof testCtx>
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      authOptional: true,
      onData: async (stream, _session, done) => {
        arrived.push(await text(stream))
        done()
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = (server.server as Server).address() as AddressInfo
    const db = await openDatabase({ url: ':memory:' })
    await migrate(db)
    const subscriptions = { ...testSettings.subscriptions, textsPerDay: 2 }
    ctx = testCtx(db, { settings: { ...testSettings, subscriptions } })
    const mail = smtpServer({ url: `smtp://127.0.0.1:${port}`, from: 'Site <site@hongyan.example>' })
    ports = subscriberPorts(ctx, { mail, sms, origin })
  })
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(resolve))
    await ctx.db.close()
  })

  it('get a mail whose own button stops it, with nothing personal in it', async () => {
    const message = aMessage([aTold()])
    expect(await ports['subscriber-mail']?.send(message)).toEqual({ kind: 'delivered' })
    const mail = await PostalMime.parse(arrived.at(-1) ?? '')
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe(`<${origin}/subscriptions/one-click?token=stop-all>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.to).toEqual([{ address: 'reader@mail.example', name: '' }])
    expect(mail.subject).toBe('HY660120260045：派送中')
    expect(mail.text).toContain('11 月 21 日（周六）09:30')
    expect(mail.text).toContain(`${origin}/subscriptions/stop?token=stop-one`)
    expect(mail.text).not.toContain('reader@mail.example')
  })

  it.each(localeIds)('read a digest in their language, %s', (locale) => {
    const two = aTold({ waybillNo: aWaybillNo(66_012_026_005), status: 'delivered', stop: 'stop-two' })
    const { subject, text: said, stop } = subscriberWords(aMessage([two, aTold()], { locale }), origin)
    expect(subject).toMatch(/2/)
    expect(stop).toBe('stop-all')
    for (const token of ['stop-one', 'stop-two', 'stop-all']) expect(said).toContain(`token=${token}`)
    expect(said).not.toMatch(/\{\w+\}/)
  })

  it.each(localeIds)('are asked to confirm in their language, %s', (locale) => {
    const asking: SubscriptionMessage = {
      ...aMessage([]),
      kind: 'confirm',
      to: { channel: 'mail', address: 'reader@mail.example', locale },
      waybillNo: aWaybillNo(66_012_026_004),
      confirm: 'the-token',
      until: since,
      stop: 'stop-one',
    }
    const { subject, text: said } = subscriberWords(asking, origin)
    expect(subject).toContain('HY660120260045')
    expect(said).toMatch(/\/subscriptions\/confirm\?token=the-token/)
    expect(said).not.toMatch(/\{\w+\}/)
  })

  it('get text messages as far as the budget of the day goes, and later the rest', async () => {
    const message = aMessage([aTold()], { channel: 'sms', address: '13900002468' })
    const port = ports['subscriber-sms']
    expect(await port?.send(message)).toEqual({ kind: 'delivered' })
    expect(sms.sent.at(-1)).toMatchObject({
      to: '13900002468',
      text: {
        kind: 'status',
        number: 'HY660120260045',
        status: 'out_for_delivery',
        others: 0,
        stop: `${origin}/subscriptions/stop?token=stop-all`,
      },
    })
    await port?.send(message)
    expect(await port?.send(message)).toMatchObject({ kind: 'later', afterMs: 86_400_000 })
    expect(sms.sent).toHaveLength(2)
  })

  it('whose channel the settings lack wait', () => {
    expect(Object.keys(subscriberPorts(ctx, { mail: null, sms, origin }))).toEqual(['subscriber-sms'])
  })
})
