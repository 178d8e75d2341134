import { readFileSync } from 'node:fs'
import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleNumbers } from '../../../../../../tools/seed/sample-numbers.ts'
import { sortPasted } from './sort-pasted.ts'

const golden = readFileSync(
  new URL('../../../../../../packages/domain/src/addresses/golden.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => (line.split('\t')[0] ?? '').replaceAll('\\n', '\n'))

const numbers = Object.values(sampleNumbers)
  .map(({ number }) => number)
  .filter((number) => recogniseNumber(number).kind !== 'invalid')

describe('what is pasted', () => {
  test('addresses are told by their words, 95 of 100 and more', () => {
    const right = golden.filter((text) => sortPasted(text).address && sortPasted(text).numbers.length === 0)
    expect(right.length / golden.length).toBeGreaterThan(0.95)
  })

  test('tracking numbers stay tracking numbers, alone, in a list and in a message', () => {
    for (const number of numbers) {
      expect(sortPasted(number)).toMatchObject({ numbers: [number], address: false, phone: false })
      expect(sortPasted(`您好，我的单号是${number}，麻烦查一下到哪了`)).toMatchObject({
        numbers: [number],
        address: false,
      })
    }
    expect(sortPasted(numbers.join('\n'))).toEqual({ numbers, address: false, phone: false })
  })

  test('a message with a number and an address has both', () => {
    const [number = ''] = numbers
    const text = `单号 ${number}，改送湖北省武汉市江夏区光谷大道88号，张三13800138000`
    expect(sortPasted(text)).toEqual({ numbers: [number], address: true, phone: false })
  })

  test.each([
    '138 0013 8001',
    '138 0013 8000',
    '+86 138-0013-8001',
    '027-87654321',
    '(027) 87654321',
    '400-810-0000',
    '+852 2345 6789',
  ])('%s is a phone', (text) => {
    expect(sortPasted(text)).toEqual({ numbers: [], address: false, phone: true })
  })

  test.each(['', '你好', '查一下到哪了', 'HY123', 'hello world', '950616', '市', '在路上了吗', '10 boxes'])(
    '“%s” is none of them',
    (text) => {
      expect(sortPasted(text)).toEqual({ numbers: [], address: false, phone: false })
    },
  )

  test.each(['88 Century Avenue, Pudong, Shanghai', 'Room 5, 12 Nathan Road, Kowloon'])(
    '%s is an address',
    (text) => {
      expect(sortPasted(text).address).toBe(true)
    },
  )

  test('nothing pasted fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(Array.isArray(sortPasted(text).numbers)).toBe(true)
      }),
    )
  })
})
