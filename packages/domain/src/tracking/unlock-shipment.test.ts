import { randomInt } from 'node:crypto'
import {
  aJourney,
  anOrderNo,
  aPartner,
  aShipment,
  journeyStart,
  nextWaybillNo,
  receiverPhone,
  senderPhone,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, expect, test } from 'vitest'
import { ingestEvents } from './ingest-events.ts'
import { unlockShipment } from './unlock-shipment.ts'

const minute = 60_000
const right = receiverPhone.slice(-4)

withDatabases('unlockShipment', (database) => {
  let waybillNo = ''
  let orderNo = ''
  let clock = journeyStart
  const ctx = () => testCtx(database(), { now: () => clock })

  /** The outcome of a guess as one word. */
  const guess = (tail: string, number = waybillNo): Promise<string> =>
    unlockShipment(ctx(), { number, tail }).then(
      () => 'open',
      (error: { code: string; retryAt: number | null }) =>
        error.retryAt === null ? error.code : `${error.code} ${(error.retryAt - clock) / minute}`,
    )

  beforeEach(async () => {
    clock = journeyStart + 49 * 60 * minute
    orderNo = anOrderNo(randomInt(10 ** 12))
    const events = aJourney({ shipment: aShipment({ orderNo }) })
    waybillNo = events[0]?.waybillNo ?? ''
    await ingestEvents({ ...ctx(), actor: aPartner }, { events })
  })

  test('opens with the last digits of a virtual number and with its extension, and with no mixture', async () => {
    const receiver = { name: '欧阳样例', phone: '18400002222转7804', address: '北京市朝阳区示例北街16号' }
    const events = aJourney({ shipment: aShipment({ receiver }) })
    const number = events[0]?.waybillNo ?? ''
    await ingestEvents({ ...ctx(), actor: aPartner }, { events })
    expect(await guess('2222', number)).toBe('open')
    expect(await guess('7804', number)).toBe('open')
    expect(await guess('2278', number)).toBe('wrong-digits')
    // As it was stored before: with the digits at the end of all.
    const { query } = database()
    await query
      .updateTable('shipment_parties')
      .set({ tail_mac: '-'.repeat(43) })
      .execute()
    expect(await guess('2222', number)).toBe('open')
  })

  test('opens with the tail of either phone, under any number of the shipment', async () => {
    expect(await guess(right)).toBe('open')
    expect(await guess(senderPhone.slice(-4))).toBe('open')
    expect(await guess('２４６８')).toBe('open')
    expect(await guess(right, orderNo)).toBe('open')
    expect(await guess(right, `${waybillNo}-1-1-`)).toBe('open')
    const { expiresAt, waybillNo: opened } = await unlockShipment(ctx(), { number: orderNo, tail: right })
    expect(opened).toBe(waybillNo)
    expect(Date.parse(expiresAt)).toBe(clock + 30 * minute)
  })

  test('five wrong tries lock for fifteen minutes, under every number of the shipment', async () => {
    for (let i = 0; i < 5; i += 1)
      expect(await guess('0000', i % 2 ? waybillNo : orderNo)).toBe('wrong-digits')
    expect(await guess(right)).toBe('locked 15')
    clock += 14 * minute
    expect(await guess(right, orderNo)).toBe('locked 1')
    clock += minute
    expect(await guess(right)).toBe('open')
  })

  test('a right guess forgets the wrong ones before it', async () => {
    for (let i = 0; i < 4; i += 1) await guess('0000')
    expect(await guess(right)).toBe('open')
    for (let i = 0; i < 4; i += 1) expect(await guess('0000')).toBe('wrong-digits')
  })

  test('of many parallel guesses at most five are evaluated', async () => {
    const tails = Array.from({ length: 100 }, (_, index) => String(index).padStart(4, '0'))
    const answers = await Promise.all(tails.map((tail) => guess(tail)))
    expect(answers.filter((answer) => answer === 'wrong-digits')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'locked 15')).toHaveLength(95)
    expect(await guess(right)).toBe('locked 15')
  })

  test('a number that does not exist looks like one whose digits are wrong', async () => {
    const unknown = nextWaybillNo()
    const error = (number: string) =>
      unlockShipment(ctx(), { number, tail: '0000' }).catch((caught: unknown) => caught)
    expect(await error(unknown)).toEqual(await error(waybillNo))
    for (let i = 0; i < 4; i += 1) await Promise.all([error(unknown), error(waybillNo)])
    expect(await error(unknown)).toMatchObject({ code: 'locked' })
    expect(await error(unknown)).toEqual(await error(waybillNo))
  })

  test.each(['', '246', '24680', 'abcd', '24 68', '2468\u0000'])(
    '%j is malformed and costs no try',
    async (tail) => {
      for (let i = 0; i < 6; i += 1) expect(await guess(tail)).toBe('invalid-input')
      expect(await guess(right)).toBe('open')
    },
  )

  test('a malformed number is refused at once', async () => {
    expect(await guess(right, 'HY260011847204')).toBe('invalid-input')
  })

  test('a lock by a clock that was ahead lasts as long as any other, from the first try on', async () => {
    clock += 24 * 60 * minute
    for (let i = 0; i < 5; i += 1) await guess('0000')
    expect(await guess(right)).toBe('locked 15')
    clock -= 24 * 60 * minute
    expect(await guess(right)).toBe('locked 15')
    clock += 14 * minute
    expect(await guess(right)).toBe('locked 1')
    clock += minute
    expect(await guess(right)).toBe('open')
  })

  test('guesses at made-up numbers do not fill the table', async () => {
    for (let i = 0; i < 20; i += 1) await guess('0000', nextWaybillNo())
    clock += 50 * 60 * minute
    for (let i = 0; i < 20; i += 1) await guess('0000', nextWaybillNo())
    const old = await database()
      .query.selectFrom('unlock_gates')
      .select('gate')
      .where('open_again_at', '<', clock - 48 * 60 * minute)
      .execute()
    expect(old).toEqual([])
  })
})
