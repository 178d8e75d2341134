import { aColdChainNo, anAirlineNo, anAirWaybillNo, anOrderNo, aWaybillNo } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recogniseNumber } from './recognise-number.ts'

const serial = (digits: number) => fc.integer({ min: 0, max: 10 ** digits - 1 })

describe('recogniseNumber', () => {
  test.each([
    ['HY260011847203', { kind: 'waybill', number: 'HY260011847203', waybillNo: 'HY260011847203' }],
    ['ｈｙ２６００－1184 7203', { kind: 'waybill', number: 'HY260011847203', waybillNo: 'HY260011847203' }],
    [
      '\u200bHY2600\u20111184\u201172\u201103\ufeff',
      { kind: 'waybill', number: 'HY260011847203', waybillNo: 'HY260011847203' },
    ],
    [']C1HY660120260038', { kind: 'waybill', number: 'HY660120260038', waybillNo: 'HY660120260038' }],
    ['НУ660120260038', { kind: 'waybill', number: 'HY660120260038', waybillNo: 'HY660120260038' }],
    ['260011847203', { kind: 'waybill', number: 'HY260011847203', waybillNo: 'HY260011847203' }],
    ['HY260011847203-1-3-', { kind: 'package', number: 'HY260011847203-1-3-', waybillNo: 'HY260011847203' }],
    ['hy260011847203-1-3', { kind: 'package', number: 'HY260011847203-1-3-', waybillNo: 'HY260011847203' }],
    ['784-1234 5675', { kind: 'air-waybill', number: '784-12345675' }],
    ['78412345675', { kind: 'air-waybill', number: '784-12345675' }],
    ['784-12345675-2-2-', { kind: 'package', number: '784-12345675-2-2-' }],
    // Without its check digit it is nobody's mistake.
    ['HY66012026003S', { kind: 'order', number: 'HY66012026003S' }],
    ['po2026-abc12', { kind: 'order', number: 'PO2026ABC12' }],
    ['PO2026ABC12-1-2-', { kind: 'package', number: 'PO2026ABC12-1-2-' }],
  ])('%s', (text, expected) => {
    expect(recogniseNumber(text)).toEqual(expected)
  })

  test.each([
    ['', { kind: 'too-short' }],
    ['HY26001184720', { kind: 'too-short' }],
    ['HY2600118472031', { kind: 'too-long' }],
    ['ABCDEFGHIJ', { kind: 'shape' }],
    ['A1'.repeat(13), { kind: 'too-long' }],
    ['HY26_11847203', { kind: 'characters', found: '_' }],
    ['包裹', { kind: 'characters', found: '包' }],
    ['HY260011847203-4-3-', { kind: 'shape' }],
    ['HY260011847203-0-3-', { kind: 'shape' }],
    ['HY66012026OO38', { kind: 'mistaken', meant: 'HY660120260038' }],
    ['hy66o1202600-38', { kind: 'mistaken', meant: 'HY660120260038' }],
    ['ＨＹ66012026ＯＯ38', { kind: 'mistaken', meant: 'HY660120260038' }],
    ['HY660l20260038', { kind: 'mistaken', meant: 'HY660120260038' }],
    ['HY66012026003B', { kind: 'mistaken', meant: 'HY660120260038' }],
    ['HY660120Z60038', { kind: 'mistaken', meant: 'HY660120260038' }],
    ['HY6G012O260038', { kind: 'mistaken', meant: 'HY660120260038' }],
    ['HYA1234567S', { kind: 'mistaken', meant: 'HYA12345675' }],
    ['HY66012026OO39', { kind: 'check-digit', expected: '8', found: '9' }],
    ['H02611200000017', { kind: 'mistaken', meant: 'HO2611200000017' }],
    ['HY260011847204-1-3-', { kind: 'check-digit', expected: '3', found: '4' }],
    ['784-12345676', { kind: 'check-digit', expected: '5', found: '6' }],
    ['78412345676', { kind: 'check-digit', expected: '5', found: '6' }],
  ])('refuses %j', (text, problem) => {
    expect(recogniseNumber(text)).toMatchObject({ kind: 'invalid', problem })
  })

  test('a mobile number that could be an air waybill is asked about', () => {
    expect(recogniseNumber('17612345675')).toEqual({
      kind: 'ambiguous',
      number: '17612345675',
      candidates: [{ kind: 'air-waybill', number: '176-12345675' }],
    })
  })

  test('eight bare digits that fit two formats are asked about, those that fit one are taken', () => {
    fc.assert(
      fc.property(serial(7), (value) => {
        const [cold, air] = [aColdChainNo(value), anAirWaybillNo(value)]
        const reading = recogniseNumber(cold.slice(3))
        expect(reading.kind).toBe(cold.slice(3) === air.slice(3) ? 'ambiguous' : 'waybill')
      }),
    )
  })

  test('every number that can be issued is recognised, in any spelling', () => {
    const issued = fc.oneof(
      serial(11).map((n) => ({ number: aWaybillNo(n), kind: 'waybill' })),
      serial(7).map((n) => ({ number: aColdChainNo(n), kind: 'waybill' })),
      serial(7).map((n) => ({ number: anAirWaybillNo(n), kind: 'air-waybill' })),
      fc.tuple(serial(3), serial(7)).map(([p, n]) => ({ number: anAirlineNo(p, n), kind: 'air-waybill' })),
      serial(12).map((n) => ({ number: anOrderNo(n), kind: 'order' })),
    )
    fc.assert(
      fc.property(issued, fc.nat(8), fc.boolean(), ({ number, kind }, at, wide) => {
        const broken = `${number.slice(0, at)} ${number.slice(at)}`.toLowerCase()
        const typed = wide ? broken.replace(/\d/g, (d) => String.fromCodePoint(0xff10 + Number(d))) : broken
        expect(recogniseNumber(typed)).toMatchObject({ kind, number })
      }),
    )
  })

  test('any single wrong digit is caught and the right check digit named', () => {
    const issued = fc.oneof(
      serial(11).map(aWaybillNo),
      serial(7).map(aColdChainNo),
      serial(12).map(anOrderNo),
    )
    fc.assert(
      fc.property(issued, fc.nat(20), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const start = number.search(/\d/)
        const index = start + (at % (number.length - start))
        const wrong = (Number(number[index]) + by) % 10
        const typed = `${number.slice(0, index)}${wrong}${number.slice(index + 1)}`
        const reading = recogniseNumber(typed)
        expect(reading).toMatchObject({
          kind: 'invalid',
          problem: { kind: 'check-digit', found: typed.at(-1) },
        })
        if (reading.kind !== 'invalid' || reading.problem.kind !== 'check-digit') return
        const mended = `${typed.slice(0, -1)}${reading.problem.expected}`
        expect(recogniseNumber(mended).kind).not.toBe('invalid')
      }),
    )
  })

  test('any text gets an answer, and its number reads the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const reading = recogniseNumber(text)
        if (reading.kind !== 'invalid') expect(recogniseNumber(reading.number)).toEqual(reading)
      }),
    )
  })
})
