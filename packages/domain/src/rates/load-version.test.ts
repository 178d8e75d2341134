import type { Ctx } from '@hongyan/kernel/context'
import { aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { expect, test } from 'vitest'
import { listVersions } from './list-versions.ts'
import { loadVersion } from './load-version.ts'
import { ratesOn } from './rate-book.ts'
import { noChange, type RateChange } from './rate-change.ts'
import { approvedRates, ratesSince } from './rates-in-force.ts'

const start = Date.UTC(2026, 10, 21, 4)
const fuel = (road: number): RateChange => ({
  ...noChange,
  fuel: { road, air: 850, settledUntil: '2026-12-31' },
})
const filed = (validFrom: string, change: RateChange) => ({ title: '载入的价格', validFrom, change })

withDatabases('rates of a file', (database) => {
  const operator = (): Ctx => ({
    ...testCtx(database(), { now: () => start }),
    actor: { kind: 'system', name: 'load-rates' },
  })
  const roadOn = async (day: string) => ratesOn(await approvedRates(database().query), day).fuel?.road
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ code, fields }) => [
        code,
        ...fields.map(({ path, message }: Record<string, string>) => `${path} ${message}`),
      ],
    )

  test('a trial says what would change, and changes nothing', async () => {
    const [road, edition] = [await roadOn('2027-02-01'), await ratesSince(operator(), -1)]
    expect(await loadVersion(operator(), filed('2027-02-01', fuel(990)), true)).toMatchObject({
      parts: ['fuel'],
      followed: [],
    })
    expect(await roadOn('2027-02-01')).toBe(road)
    expect((await ratesSince(operator(), -1))?.edition).toBe(edition?.edition)
  })

  test('it holds from its day on, whole, and the same file again changes nothing', async () => {
    const before = await roadOn('2027-02-28')
    const loaded = await loadVersion(operator(), filed('2027-03-01', fuel(991)))
    expect(loaded.parts).toEqual(['fuel'])
    expect([await roadOn('2027-02-28'), await roadOn('2027-03-01')]).toEqual([before, 991])
    expect(await loadVersion(operator(), filed('2027-03-01', fuel(991)))).toMatchObject({
      number: null,
      parts: [],
    })
    const rates = (await signInStaff(testCtx(database(), { now: () => start }), [staffGrant('rates')])).ctx
    expect(await listVersions(rates)).toMatchObject([
      {
        number: loaded.number,
        state: 'approved',
        madeBy: 'load-rates',
        mayApprove: false,
        mayTakeBack: true,
      },
    ])
  })

  test('the day of another version is refused, and what follows it is named', async () => {
    await loadVersion(operator(), filed('2027-06-01', fuel(600)))
    expect(await refusal(loadVersion(operator(), filed('2027-06-01', fuel(601))))).toEqual(['day-taken'])
    expect(await loadVersion(operator(), filed('2027-05-01', fuel(500)))).toMatchObject({
      followed: [{ part: 'fuel', from: '2027-06-01' }],
    })
    expect([await roadOn('2027-05-31'), await roadOn('2027-06-01')]).toEqual([500, 600])
  })

  test('a day that has begun is taken until something is ordered', async () => {
    expect(await loadVersion(operator(), filed('2026-11-21', fuel(300)))).toMatchObject({ parts: ['fuel'] })
    expect(await roadOn('2026-11-21')).toBe(300)
    await aPlacedOrder(testCtx(database(), { now: () => start }))
    expect(await refusal(loadVersion(operator(), filed('2026-11-20', fuel(301))))).toEqual(['day-over'])
    const { calendar } = ratesOn(await approvedRates(database().query), '2027-07-01')
    const past = { ...noChange, calendar: calendar && { ...calendar, holidays: [] } }
    expect(await refusal(loadVersion(operator(), filed('2027-07-01', past)))).toEqual([
      'invalid-input',
      'change.calendar.holidays past-days',
    ])
  })
})
