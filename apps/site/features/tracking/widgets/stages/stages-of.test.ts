import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { milestones } from '@hongyan/domain/tracking/vocabulary'
import { inEach, textIn } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { stagesOf } from './stages-of.ts'

const zone = 'Asia/Shanghai'
const texts = { locale: 'zh-CN', now: Date.parse('2026-11-24T10:00:00+08:00') } as const
const place = (cityCode: string, zh: string, en: string) => ({
  cityCode,
  name: inEach((id) => textIn({ zh, hk: zh, en }, id)),
})
const event = (code: string, at: string, city: ReturnType<typeof place>) => ({
  code,
  at,
  zone,
  place: city,
  site: null,
})
const [shenzhen, beijing] = [place('440300', '深圳', 'Shenzhen'), place('110100', '北京', 'Beijing')]

const shipment = (changes: object) =>
  ({
    destination: beijing,
    status: 'in_transit',
    holdReason: null,
    eta: { from: '2026-11-25T10:00:00+08:00', to: '2026-11-25T12:00:00+08:00', zone },
    milestones: milestones.map((step, at) => ({ step, state: at < 2 ? 'done' : 'todo' })),
    // Newest first, as tracking has them.
    events: [
      event('hub_arrived', '2026-11-23T23:00:00+08:00', shenzhen),
      event('trunk_departed', '2026-11-23T22:00:00+08:00', shenzhen),
      event('origin_departed', '2026-11-23T20:00:00+08:00', shenzhen),
      event('picked_up', '2026-11-23T16:30:00+08:00', shenzhen),
    ],
    ...changes,
  }) as never as TrackedShipment

it('says of each step when and where it was first, and when the last is expected', () => {
  expect(stagesOf(texts, shipment({})).map(({ name, lines }) => [name, ...lines])).toEqual([
    ['已揽收', '11 月 23 日 16:30', '深圳'],
    ['运输中', '11 月 23 日 20:00', '深圳'],
    ['到达北京'],
    ['派送中'],
    ['已签收', '预计明天 12:00 前到'],
  ])
})

it('promises nothing of what is stopped', () => {
  const stopped = stagesOf(texts, shipment({ status: 'on_hold', holdReason: 'customs', eta: null }))
  expect(stopped.at(-1)?.lines).toEqual([])
})

it('names no place in signs that the reader does not know', () => {
  const named = {
    ...event('picked_up', '2026-11-23T16:30:00+08:00', shenzhen),
    site: inEach(() => '深圳南山营业部'),
  }
  const english = stagesOf({ ...texts, locale: 'en-US' }, shipment({ events: [named] }))
  expect(english[0]?.lines).toEqual(['Nov 23 16:30', 'Shenzhen'])
})
