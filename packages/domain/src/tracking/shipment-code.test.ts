import {
  aJourney,
  aPartner,
  aShipment,
  journeyStart,
  nextWaybillNo,
  receiverPhone,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, expect, test } from 'vitest'
import type { SmsGateway } from '../codes/sms-gateway.ts'
import { ingestEvents } from './ingest-events.ts'
import { sendShipmentCode, unlockByCode } from './shipment-code.ts'

withDatabases('a code for a shipment', (database) => {
  let sent: { to: string; code: string }[] = []
  let visit = 0
  const sms: SmsGateway = {
    async send({ to, text }) {
      if (text.kind === 'code') sent.push({ to, code: text.code })
      return { kind: 'sent' }
    },
  }
  const ctx = () =>
    testCtx(database(), {
      now: () => journeyStart + 49 * 3_600_000 + visit * 3_600_000,
      actor: { kind: 'visitor', sessionId: `visit ${visit}`, address: `10.0.${visit}.1` },
    })
  const ask = (number: string) =>
    sendShipmentCode(ctx(), { number, sms, locale: 'zh-CN', captcha: null, onAlarm: () => {} })
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  async function ship(phone = receiverPhone): Promise<string> {
    const shipment = aShipment()
    const events = aJourney({ shipment: { ...shipment, receiver: { ...shipment.receiver, phone } } })
    await ingestEvents(testCtx(database(), { actor: aPartner }), { events })
    return events[0]?.waybillNo ?? ''
  }

  beforeEach(() => {
    sent = []
    visit += 1
  })

  test('goes to the recipient and opens that shipment, once', async () => {
    const [number, other] = [await ship('+86 139 0000 2468'), await ship()]
    expect(await ask(number)).toEqual({ lifeSeconds: 300, waitSeconds: 60 })
    expect(sent.map(({ to }) => to)).toEqual(['13900002468'])
    const code = sent[0]?.code ?? ''
    expect(await refusal(unlockByCode(ctx(), { number, code: wrong(code) }))).toBe('wrong-code')
    expect(await refusal(unlockByCode(ctx(), { number: other, code }))).toBe('wrong-code')
    expect(await unlockByCode(ctx(), { number, code })).toMatchObject({ waybillNo: number })
    expect(await refusal(unlockByCode(ctx(), { number, code }))).toBe('wrong-code')
  })

  test('is refused where there is nobody to send it to', async () => {
    expect(await refusal(ask('HY'))).toBe('invalid-input')
    expect(await refusal(ask(nextWaybillNo()))).toBe('not-found')
    for (const phone of ['0571-8888 6666', '+852 2345 6789']) {
      expect(await refusal(ask(await ship(phone)))).toBe('no-mobile')
    }
    expect(sent).toEqual([])
  })

  test('comes once a minute, and guesses at numbers that have none are counted like others', async () => {
    const number = await ship('13900003579')
    await ask(number)
    visit += 1000
    expect(await refusal(ask(number))).toBe('done')
    expect(await refusal(ask(number))).toBe('too-frequent')
    const unknown = nextWaybillNo()
    for (let n = 0; n < 3; n += 1) {
      expect(await refusal(unlockByCode(ctx(), { number: unknown, code: '000000' }))).toBe('wrong-code')
    }
  })
})
