import { aWaybillNo } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitNumbers } from './split-numbers.ts'

describe('splitNumbers', () => {
  test.each([
    ['HY260011847203 HYA88420312', ['HY260011847203', 'HYA88420312']],
    [
      'HY260011847203，hya88420312；HYC50617722、784-12345675',
      ['HY260011847203', 'HYA88420312', 'HYC50617722', '784-12345675'],
    ],
    ['运单号：HY260011847203，谢谢', ['HY260011847203']],
    ['您的快递HY260011847203已发出', ['HY260011847203']],
    ['HY26 0011 8472 03', ['HY260011847203']],
    ['HY26 0011 8472 04', ['HY260011847204']],
    ['784 12345675', ['784-12345675']],
    ['ABC1234567 DEF1234567', ['ABC1234567', 'DEF1234567']],
    ['where is HY260011847203 please', ['HY260011847203']],
    ['HY260011847203\thy260011847203\r\nＨＹ２６００１１８４７２０３', ['HY260011847203']],
    ['HY260011847203-1-3- HY260011847203-2-3', ['HY260011847203-1-3-', 'HY260011847203-2-3-']],
    ['hello', ['HELLO']],
    [' ，; \n', []],
  ])('%j', (text, numbers) => {
    expect(splitNumbers(text)).toEqual({ numbers, dropped: 0 })
  })

  test('keeps the first ones and counts the rest', () => {
    const all = Array.from({ length: 60 }, (_, index) => aWaybillNo(index))
    expect(splitNumbers(all.join('\n'))).toEqual({ numbers: all.slice(0, 50), dropped: 10 })
    expect(splitNumbers(all.join(' '), 3)).toEqual({ numbers: all.slice(0, 3), dropped: 57 })
  })

  test('issued numbers survive any separators, in order, without duplicates', () => {
    const separator = fc.constantFrom(' ', '\n', ',', '，', '; ', '、', '\t', ' 和 ', ' and ')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(10 ** 9), separator), { maxLength: 30 }), (parts) => {
        const numbers = parts.map(([serial]) => aWaybillNo(serial))
        const text = parts.map(([serial, between]) => `${aWaybillNo(serial)}${between}`).join('')
        expect(splitNumbers(text).numbers).toEqual([...new Set(numbers)])
      }),
    )
  })
})
