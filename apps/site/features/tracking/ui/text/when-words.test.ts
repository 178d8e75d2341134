import { describe, expect, it } from 'vitest'
import { sampleNow } from '../samples/fixture-shipments.ts'
import { trackingWords } from '../words.ts'
import { clockWords, dayWords, whenWords } from './when-words.ts'

const zone = 'Asia/Shanghai'
const english = { locale: 'en-US', words: trackingWords('en-US'), now: sampleNow } as const
const chinese = { locale: 'zh-CN', words: trackingWords('zh-CN'), now: sampleNow } as const
const window = (from: string, to: string) => ({
  from: `2026-11-${from}:00+08:00`,
  to: `2026-11-${to}:00+08:00`,
})

describe('whenWords', () => {
  it.each([
    ['21T09:00', '21T11:00', 'this morning'],
    ['21T15:30', '21T17:30', 'this afternoon'],
    ['21T18:00', '21T20:00', 'this evening'],
    ['21T10:00', '21T15:00', 'today'],
    ['22T10:00', '22T15:00', 'tomorrow'],
    ['23T10:00', '23T15:00', 'on Mon, Nov 23'],
  ])('says %s to %s as people do', (from, to, words) => {
    expect(whenWords(english, window(from, to), zone)).toBe(words)
  })

  it('names both ends of several days', () => {
    const days = window('23T09:00', '24T18:00')
    expect(whenWords(english, days, zone)).toBe('on Nov 23–24')
    expect(whenWords(chinese, days, zone)).toBe('11 月 23–24 日')
    const months = { ...days, to: '2026-12-02T18:00:00+08:00' }
    expect(whenWords(english, months, zone)).toBe('on Nov 23 – Dec 2')
  })
})

describe('times with their zone', () => {
  it('stand in the order of the language', () => {
    expect(clockWords(english, '2026-11-21T15:00:00+08:00', zone)).toBe('15:00 Beijing time (UTC+8)')
    expect(clockWords(chinese, '2026-11-21T15:00:00+08:00', zone)).toBe('北京时间（UTC+8）15:00')
  })

  it('call today by its name', () => {
    expect(dayWords(english, '2026-11-21T01:00:00+08:00', zone)).toBe('Today')
    expect(dayWords(english, '2026-11-20T23:00:00+08:00', zone)).toBe('Nov 20')
  })
})
