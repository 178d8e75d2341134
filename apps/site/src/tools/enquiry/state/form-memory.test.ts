import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { campaignOf } from './campaign.ts'
import { downloadTarget } from './download.ts'
import { parseDraft } from './draft.ts'
import { secondsLeft } from './use-countdown.ts'

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

test('the countdown counts whole seconds down to zero and believes no nonsense', () => {
  const now = 1_000_000
  expect([60_000, 59_001, 59_000, 1, 0, -5].map((ms) => secondsLeft(now + ms, now))).toEqual([
    60, 60, 59, 1, 0, 0,
  ])
  for (const end of [Number.NaN, Number.POSITIVE_INFINITY, now + 86_401_000])
    expect(secondsLeft(end, now)).toBe(0)
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
