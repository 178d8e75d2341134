import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'
import { expect, test } from 'vitest'
import { oneArrival } from './one-arrival.ts'

const site = { 'zh-CN': '上海青浦转运中心', 'zh-HK': '上海青浦轉運中心', 'en-US': 'Shanghai Qingpu hub' }
const place = { cityCode: '310100' }

/** Scans of one site, newest first, an hour apart. */
function scans(...codes: readonly TrackedEvent['code'][]) {
  return codes.map((code, index) => {
    const at = new Date(Date.parse('2026-11-28T12:00:00Z') - index * 3_600_000).toISOString()
    return { id: `${code} ${index}`, code, at, place, site, packageNo: null } as unknown as TrackedEvent
  })
}
const codesOf = (events: readonly TrackedEvent[]) => oneArrival(events).map(({ code }) => code)

test('a hub in the city of the receiver is reached once', () => {
  expect(codesOf(scans('hub_departed', 'hub_arrived', 'destination_arrived', 'trunk_departed'))).toEqual([
    'hub_departed',
    'destination_arrived',
    'trunk_departed',
  ])
})

test('the newest scan stays, and so does a hub that is reached again', () => {
  expect(codesOf(scans('hub_arrived', 'destination_arrived'))).toEqual(['hub_arrived'])
  expect(codesOf(scans('hub_departed', 'hub_arrived', 'trunk_departed', 'hub_arrived'))).toHaveLength(4)
})

test('another site in the city is another arrival', () => {
  const [hub, city] = scans('hub_arrived', 'destination_arrived')
  if (!hub || !city) throw new Error('no scans')
  const elsewhere = { ...hub, site: { ...site, 'zh-CN': '上海浦东转运中心' } }
  expect(oneArrival([...scans('hub_departed'), elsewhere, city])).toHaveLength(3)
})
