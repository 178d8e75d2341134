import { testSettings } from '@hongyan/testing'
import { describe, expect, test } from 'vitest'
import { codeRules } from './code-limits.ts'
import { codePattern, mobilePattern } from './mobile-rules.ts'

const hourMs = 3_600_000
const dayMs = 86_400_000
const rulesOf = (address: string) => codeRules(testSettings.codes, { mobile: 'm', session: 's', address })
const quietly = { refusal: 'too-frequent', alarm: null }
const byAddress = { refusal: 'too-frequent', alarm: 'sms-address' }

describe('what a code draws on', () => {
  test('number, visit, address, network and everybody, each with its windows and what it means', () => {
    expect(rulesOf('198.51.100.7')).toEqual([
      {
        key: 'code number m',
        windows: [
          { ms: 60_000, most: 1 },
          { ms: hourMs, most: 5 },
          { ms: dayMs, most: 10 },
        ],
        ...quietly,
      },
      {
        key: 'code session s',
        windows: [
          { ms: hourMs, most: 3 },
          { ms: dayMs, most: Number.POSITIVE_INFINITY },
        ],
        ...quietly,
      },
      { key: 'code address 198.51.100.7', windows: [{ ms: hourMs, most: 10 }], ...byAddress },
      { key: 'code network 198.51.100', windows: [{ ms: hourMs, most: 60 }], ...byAddress },
      {
        key: 'code everybody',
        windows: [{ ms: dayMs, most: 2000 }],
        refusal: 'code-failed',
        alarm: 'sms-budget-spent',
      },
    ])
  })

  test.each([
    ['10.255.0.199', 'code network 10.255.0'],
    ['2001:db8:0:0::/64', undefined],
    ['x10.0.0.1', undefined],
    ['10.0.0.1x', undefined],
    ['10.0.0', undefined],
    ['', undefined],
  ])('the network of %s is %s', (address, key) => {
    expect(rulesOf(address).find((rule) => rule.key.startsWith('code network'))?.key).toBe(key)
  })
})

test.each([
  ['13000000000', true],
  ['19999999999', true],
  ['12000000000', false],
  ['23000000000', false],
  ['1300000000', false],
  ['130000000000', false],
  ['+8613000000000', false],
  ['1300000000x', false],
  ['x13000000000', false],
  ['１3000000000', false],
])('%s is a mobile number: %s', (text, is) => expect(mobilePattern.test(text)).toBe(is))

test.each([
  ['000000', true],
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345x', false],
  ['x123456', false],
  ['123456\n', false],
])('%j is a code: %s', (text, is) => expect(codePattern.test(text)).toBe(is))
