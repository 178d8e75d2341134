import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { campaignOf } from '../../../../shell/campaign.ts'
import { savedEnd, secondsLeft } from '../../../captcha/widgets/verification/use-countdown.ts'
import { untouched } from '../form-values.ts'
import { downloadTarget } from './download.ts'
import { parseDraft, readDraft, saveDraft } from './draft.ts'

describe('the draft', () => {
  test('brings back texts of known fields and nothing else', () => {
    const kept = JSON.stringify({
      companyName: '样例',
      remark: '',
      role: 'admin',
      contactName: 5,
      city: null,
    })
    expect(parseDraft(kept)).toEqual({ companyName: '样例' })
  })
  test('whatever lies in the storage, it is read without an exception', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof parseDraft(text) === 'object'))
    expect(parseDraft(null)).toEqual({})
    expect(parseDraft(JSON.stringify({ remark: 'x'.repeat(5000) })).remark).toHaveLength(2000)
  })
})

test('the draft keeps no number of an identity card', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  saveDraft({ ...untouched('', ''), remark: '身份证 11010519491231002X 每月寄茶叶' })
  expect([...kept.values()].join('')).not.toContain('11010519491231002X')
  expect(readDraft().remark).toBe('每月寄茶叶')
  vi.unstubAllGlobals()
})

describe('the countdown', () => {
  const at = (ms: number, leap = 0) => ({ wall: 1_000_000 + ms + leap, steady: 5000 + ms })
  const minute = at(60_000)

  test('counts whole seconds down to zero', () => {
    const lefts = [0, 999, 1000, 59_999, 60_000, 60_005].map((ms) => secondsLeft(minute, at(ms)))
    expect(lefts).toEqual([60, 60, 59, 1, 0, 0])
  })

  test('goes on where the clock of the device is set back, and ends where it leaps ahead or slept', () => {
    const day = 86_400_000
    expect(secondsLeft(minute, at(20_000, -day))).toBe(40)
    expect(secondsLeft(minute, at(20_000, day))).toBe(0)
    expect(secondsLeft(minute, { ...at(20_000), wall: at(50_000).wall })).toBe(10)
  })

  test('is taken over by the next page, and no nonsense is believed', () => {
    const now = at(20_000)
    const left = (kept: string | null) => secondsLeft(savedEnd(kept, now), now)
    expect(left(`${minute.wall} 60`)).toBe(40)
    expect(left(`${minute.wall + 86_400_000} 60`)).toBe(60)
    for (const kept of [
      null,
      '',
      'x y',
      `${minute.wall}`,
      `${minute.wall} -5`,
      'NaN 60',
      `${now.wall - 1} 60`,
    ])
      expect(left(kept)).toBe(0)
  })
})

describe('the campaign', () => {
  test('keeps the four values of the address, trimmed and no longer than the server takes', () => {
    const search = `?utm_source=fair&utm_term=%E4%BB%93&cooperationId=c-7&wuce=${'w'.repeat(600)}&role=admin`
    expect(campaignOf(search)).toEqual({
      utm_source: 'fair',
      utm_term: '仓',
      cooperationId: 'c-7',
      wuce: 'w'.repeat(500),
    })
    expect(campaignOf('?utm_source=%20')).toEqual({})
    expect(campaignOf('?wuceQueryString=w1')).toEqual({ wuce: 'w1' })
    expect(campaignOf('?wuceQueryString=w1&wuce=w2')).toEqual({ wuce: 'w2' })
  })
})

describe('the download to go on to', () => {
  const origin = 'https://www.hongyan.example'
  const target = (value: string | null) => downloadTarget(value, origin, 'hongyan.example')

  test('is on this site or on a host of the parent domain', () => {
    expect(target('/files/paper.pdf?v=2')).toBe(`${origin}/files/paper.pdf?v=2`)
    expect(target(encodeURIComponent('https://cloud.hongyan.example/a.pdf'))).toBe(
      'https://cloud.hongyan.example/a.pdf',
    )
    expect(target('/')).toBe(`${origin}/`)
  })

  test.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/a.pdf',
    'http://www.hongyan.example/a.pdf',
    'https://www.hongyan.example@evil.example/',
    'https://hongyan.example.evil.example/',
    'https://evilhongyan.example/',
    'https://cloud.hongyan.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a%0d%0aSet-Cookie:x=1',
    '\u0000//evil.example',
    '\t//evil.example',
    '%2F%2Fevil.example',
    'https://www。hongyan。example.evil.example/',
    '%',
    `/${'a'.repeat(3000)}`,
  ])('%j leads nowhere', (value) => expect(target(value)).toBeNull())

  test('nothing leads to another site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'https:',
      '@',
      'evil.example',
      '.hongyan.example',
      '%2f',
      ':',
      '?',
      '#',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const found = target(pieces.join(''))
        if (found === null) return
        const { protocol, hostname } = new URL(found)
        expect(protocol).toBe('https:')
        expect(`.${hostname}`.endsWith('.hongyan.example')).toBe(true)
      }),
    )
  })
})
