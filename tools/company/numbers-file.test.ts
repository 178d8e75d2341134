import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newNumber } from '@hongyan/domain/numbers/new-number'
import { isWrittenAsOurs, recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { splitNumbers } from '@hongyan/domain/numbers/split-numbers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { root } from '../steps/steps.ts'
import { checkDigits } from './check-names.ts'
import { sourcesOf } from './make-company.ts'
import { numbersOfText } from './numbers-file.ts'
import { WrongCompanyFile } from './read-company-file.ts'

it('what is compiled is made of the files', () => {
  for (const [path, text] of Object.entries(sourcesOf(join(root, 'company'))))
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
})

/** A company with twelve digits and the numbers of the post; its orders and claims have letters. */
const { read: other, given: formats } = numbersOfText(`
numbers:
  - { pattern: "###########*", kind: waybill, check: mod10-49, for: [others] }
  - { pattern: "R@########*DE", kind: waybill, check: s10 }
  - { pattern: "BO########*", kind: order, check: luhn, for: [others] }
  - { pattern: "BC########*", kind: claim, check: mod11, for: [others] }
airlines: false
`)
const read = (text: string) => recogniseNumber(text, other)
const twelve = (body: string) => `${body}${checkDigits['mod10-49'](body)}`
const postal = (body: string) => `RX${body}${checkDigits.s10(body)}DE`

it('recognises, splits and mends the numbers of another file', () => {
  const [one, two] = [twelve('34043421200'), postal('47312482')]
  expect(read(one)).toEqual({ kind: 'waybill', number: one, waybillNo: one })
  expect(read(two.toLowerCase())).toEqual({ kind: 'waybill', number: two, waybillNo: two })
  expect(read(`${two}-1-3-`)).toMatchObject({ kind: 'package', waybillNo: two })
  const wrong = `${one.slice(0, -1)}${(Number(one.at(-1)) + 1) % 10}`
  expect(read(wrong)).toMatchObject({
    kind: 'invalid',
    problem: { kind: 'check-digit', expected: one.at(-1) },
  })
  expect(read(two.replace('473', '47E'))).toMatchObject({ kind: 'order' })
  expect(read(two.replace(/1/, 'I'))).toMatchObject({ problem: { kind: 'mistaken', meant: two } })
  // Numbers of the first company are nothing here.
  expect(isWrittenAsOurs('HY660120260038', other)).toBe(false)
  expect(read('784-12345675').kind).toBe('invalid')
  const pasted = `${one}\t2026-11-25 14:30\n${two.slice(0, 4)} ${two.slice(4)} https://x.example/t?v=1&id=${one}`
  expect(splitNumbers(pasted, 50, other)).toEqual({ numbers: [one, two], dropped: 0 })
})

it('gives numbers that it recognises, and catches every wrong digit of them', () => {
  const given = (kind: 'waybill' | 'order') => newNumber({ kinds: [kind], formats })
  expect(read(given('waybill')).kind).toBe('waybill')
  expect(given('order')).toMatch(/^BO\d{9}$/)
  expect(read(given('order')).kind).toBe('order')
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), fc.nat(8), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const number = postal(body)
      const wrong = (Number(number[at + 2]) + by) % 10
      const typed = `${number.slice(0, at + 2)}${wrong}${number.slice(at + 3)}`
      expect(read(number).kind).toBe('waybill')
      expect(read(typed).kind === 'waybill').toBe(checkDigits.s10(typed.slice(2, 10)) === typed[10])
    }),
  )
})

it.each([
  ['luhn', '7992739871', '3'],
  ['s10', '47312482', '9'],
  ['gs1', '629104150021', '3'],
  ['mod11', '0365327', '7'],
  ['mod7', '1234567', '5'],
] as const)('the check digit by %s of %s is %s', (name, body, digit) => {
  expect(checkDigits[name](body)).toBe(digit)
})

it('names the line of what is wrong', () => {
  const text = `numbers:
  - { pattern: "12###", kind: waybill, check: mod9 }
airlines: yes`
  expect(() => numbersOfText(text)).toThrow(WrongCompanyFile)
  expect(() => numbersOfText(text)).toThrow(
    /numbers.yaml:2 numbers.0.pattern: .*\n.*:2 numbers.0.check: .*mod7.*\n.*:3 airlines/,
  )
})
