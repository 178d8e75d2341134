import { join } from 'node:path'
import { products } from '@hongyan/domain/network/product'
import { type CheckName, checkDigits } from '@hongyan/domain/numbers/check-digits'
import { type NumberFormat, type Numbers, numbersOf } from '@hongyan/domain/numbers/number-format'
import { z } from 'zod'
import { readCompanyFile, readCompanyText } from './read-company-file.ts'

const patternForm = 'letters (@ is any), # for each digit, * for the check digit at their end, letters'
const names = Object.keys(checkDigits) as [CheckName, ...CheckName[]]

const format = z
  .strictObject({
    pattern: z.string().regex(/^[A-Z@]{0,4}#{5,18}\*[A-Z]{0,4}$/, `must be ${patternForm}`),
    kind: z.enum(['waybill', 'air-waybill', 'order', 'claim']),
    check: z.enum(names, { error: `must be one of ${names.join(', ')}` }),
    for: z.array(z.enum([...products, 'others'])).nullish(),
  })
  .refine(({ check, pattern }) => check !== 's10' || pattern.split('#').length === 9, {
    error: 'has eight # where check is s10',
    path: ['pattern'],
  })
  .refine((one) => !(one.for && one.pattern.includes('@')), {
    error: 'has no @ where new numbers are given',
    path: ['pattern'],
  })
  .transform(({ pattern, kind, check, for: issuedFor }): NumberFormat => {
    const [, prefix = '', digits = '', suffix = ''] = /^([A-Z@]*)(#+\*)([A-Z]*)$/.exec(pattern) ?? []
    return { prefix, digits: digits.length, suffix, kind, check, issuedFor: issuedFor ?? [] }
  })

const given = ['waybill', 'order', 'claim'] as const
const schema = z
  .strictObject({
    numbers: z.array(format).min(1),
    airlines: z.enum(['true', 'false'], { error: 'must be true or false' }),
  })
  .superRefine(({ numbers }, issues) => {
    const written = numbers.map(({ prefix, digits, suffix }) => `${prefix} ${digits} ${suffix}`)
    written.forEach((one, at) => {
      if (written.indexOf(one) < at)
        issues.addIssue({
          code: 'custom',
          path: ['numbers', at],
          message: 'is the same pattern as one before',
        })
    })
    for (const kind of given)
      if (!numbers.some((one) => one.kind === kind && one.issuedFor.includes('others')))
        issues.addIssue({
          code: 'custom',
          path: ['numbers'],
          message: `gives no ${kind} a number: for: [others]`,
        })
  })

type NumbersFile = z.output<typeof schema>

/** `numbers.yaml` of a folder. @throws WrongCompanyFile */
export function readNumbersFile(folder: string): NumbersFile {
  return readCompanyFile(join(folder, 'numbers.yaml'), 'company/numbers.yaml', schema)
}

/** The numbers that a file's text says. @throws WrongCompanyFile */
export function numbersOfText(text: string): Numbers {
  const { numbers, airlines } = readCompanyText(text, 'numbers.yaml', schema)
  return numbersOf(numbers, airlines === 'true')
}

/** The module that server and browsers have them from. */
export function numbersModule({ numbers, airlines }: NumbersFile): string {
  return [
    "import { numbersOf } from './number-format.ts'",
    '',
    '/** Made of company/numbers.yaml by `npm run company`. */',
    'export const companyNumbers = numbersOf(',
    `  ${JSON.stringify(numbers)},`,
    `  ${airlines},`,
    ')',
    '',
  ].join('\n')
}
