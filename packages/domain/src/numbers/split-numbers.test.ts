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
    [']C1HY660120260038', ['HY660120260038']],
    [']E0HY660120260038\n]Q1HY660120260014', ['HY660120260038', 'HY660120260014']],
    [']C1401HY660120260038\u001d', ['HY660120260038']],
    ['(401)HY660120260038', ['HY660120260038']],
    ['https://www.hongyan.example/hk/track?no=HY660120260038&open=1', ['HY660120260038']],
    ['http://x.example/t/HY660120260038/2026?v=12345678', ['HY660120260038']],
    ['https://x.example/track?no=PO2026ABC12&utm=42', ['PO2026ABC12']],
    ['HY660120260038\t2026-11-25 14:30:05\t李二\t13800138000\t¥128.50\t3件\t2.5', ['HY660120260038']],
    ['2026/11/5 HY660120260038 2026年11月25日 8:05 18400006002-7804 1,280.00元', ['HY660120260038']],
    ['HY660120260038,20261125,0755-12345678,+852 9123 4567,12', ['HY660120260038']],
    ['2026-11-25T14:30:05+08:00 HY660120260038', ['HY660120260038']],
    ['HY66012026OO38 11-25 13800138000', ['HY66012026OO38']],
    [']C1\u001dHY660120260038', ['HY660120260038']],
    ['HY.6601.2026.0038', ['HY660120260038']],
    ['HY_6601_2026_0038', ['HY660120260038']],
    ['H Y660120260038', ['HY660120260038']],
    ['HY6601 2026 OO38', ['HY66012026OO38']],
    ['①HY660120260038②HY260011847203', ['HY660120260038', 'HY260011847203']],
    ['HY660120260038HY260011847203', ['HY660120260038', 'HY260011847203']],
    ['HY660120260038 x2 PO12345', ['HY660120260038']],
    ['SF1234567890123 1Z999AA10123456784', ['SF1234567890123', '1Z999AA10123456784']],
    ['13800138000', ['13800138000']],
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
