import { join } from 'node:path'
import { products } from '@hongyan/domain/network/product'
import type { GivenFormat, Numbers } from '@hongyan/domain/numbers/number-format'
import { z } from 'zod'
import { type CheckName, checkDigits } from './check-names.ts'
import { type FileFormat, givenFormats, numbersOf, readableNumbers } from './numbers-of.ts'
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
  .transform(({ pattern, kind, check, for: issuedFor }): FileFormat => {
    const [, prefix = '', digits = '', suffix = ''] = /^([A-Z@]*)(#+\*)([A-Z]*)$/.exec(pattern) ?? []
    return { prefix, digits: digits.length, suffix, kind, check, givenFor: issuedFor ?? [] }
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
      if (!numbers.some((one) => one.kind === kind && one.givenFor.includes('others')))
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

/** The numbers that a file's text says, and what gives new ones. @throws WrongCompanyFile */
export function numbersOfText(text: string): {
  readonly read: Numbers
  readonly given: readonly GivenFormat[]
} {
  const { numbers, airlines } = readCompanyText(text, 'numbers.yaml', schema)
  return { read: readableNumbers(numbers, airlines === 'true'), given: givenFormats(numbers) }
}

/** Stands for a check in what is written: its function, by its name. */
class CheckFunction {
  readonly name: string

  constructor(check: CheckName) {
    this.name = checkDigits[check].name
  }
}

const madeBy = '/** Made of company/numbers.yaml by `npm run company`. */'

/** The modules that server and browsers have them from, by their names. */
export function numbersModules({ numbers, airlines }: NumbersFile): Readonly<Record<string, string>> {
  const check = (name: CheckName) => new CheckFunction(name)
  const read = numbersOf(numbers, airlines === 'true', check)
  const given = numbers
    .filter(({ givenFor }) => givenFor.length > 0)
    .map((format) => ({ ...format, check: check(format.check) }))
  const module = (name: string, type: string, checks: readonly CheckFunction[], value: unknown) =>
    [
      `import { ${[...new Set(checks.map((one) => one.name))].sort().join(', ')} } from './check-digits.ts'`,
      `import type { ${type.replace(/^readonly |\[\]$/g, '')} } from './number-format.ts'`,
      '',
      madeBy,
      `export const ${name}: ${type} = ${written(value)}`,
      '',
    ].join('\n')
  return {
    'company-numbers.gen.ts': module(
      'companyNumbers',
      'Numbers',
      read.tracked.map((one) => one.check),
      read,
    ),
    'given-numbers.gen.ts': module(
      'givenNumbers',
      'readonly GivenFormat[]',
      given.map((one) => one.check),
      given,
    ),
  }
}

/** A value as source, one line for each part. */
function written(value: unknown, indent = ''): string {
  if (value instanceof RegExp) return String(value)
  if (value instanceof CheckFunction) return value.name
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((one) => `${inner}${written(one, inner)},\n`).join('')}${indent}]`
  const fields = Object.entries(value).map(([name, one]) => `${inner}${name}: ${written(one, inner)},\n`)
  return `{\n${fields.join('')}${indent}}`
}
