import { z } from 'zod'
import { inEach, type Languages, text } from './in-each.ts'

/** The money of the company by its ISO 4217 code. */
const currency = z
  .string({ error: 'is missing' })
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    error: 'is no code of a currency, such as EUR',
  })

/** A part of the unit, `0.01`, by the power of ten that it is. */
const powers: Readonly<Record<string, number>> = { '1': 0, '0.1': -1, '0.01': -2, '0.001': -3 }
const typed = z.partialRecord(
  z.enum(Object.keys(powers) as [string, ...string[]], { error: 'must be 1, 0.1, 0.01 or 0.001' }),
  z.array(text.toLowerCase()),
)

/** What `home` says of money and of the tax in prices. */
export function moneyFields(languages: Languages) {
  const called = inEach(text, languages).nullish()
  const tax = z.strictObject({
    name: inEach(text, languages),
    percent: z
      .string({ error: 'is missing' })
      .regex(/^\d{1,2}(?:\.\d{1,2})?$/, 'must be percent of a price, such as "19" or "7.7"'),
    included: z.enum(['true', 'false'], { error: 'must be true or false' }),
  })
  return {
    currency,
    money: z
      .strictObject({ unit: called, word: called, minor: called, name: called, typed: typed.nullish() })
      .nullish(),
    tax: tax.nullish(),
  }
}
type Money = z.output<z.ZodObject<ReturnType<typeof moneyFields>>>

/** Digits of the currency behind the point: two of most, none of the yen. */
function decimalsOf(code: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  return format.resolvedOptions().maximumFractionDigits ?? 0
}

/** What people who read these languages type with an amount, in small letters. */
function namesTyped(code: string, tags: readonly string[]): readonly string[] {
  const written = tags.flatMap((tag) =>
    (['code', 'symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
      [1, 2].map((count) => {
        const format = new Intl.NumberFormat(tag, {
          style: 'currency',
          currency: code,
          currencyDisplay,
          maximumFractionDigits: 0,
        })
        const part = format.formatToParts(count).find(({ type }) => type === 'currency')
        return (part?.value ?? code).trim().toLowerCase()
      }),
    ),
  )
  return [...new Set(written)]
}

/** The constants that `home` says of money, by their names. */
export function moneyConstants({ currency: code, money, tax }: Money, languages: Languages) {
  const each = (make: (tag: string) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(languages).map(([id, { intl }]) => [id, make(intl)]))
  const decimals = decimalsOf(code)
  const inWords = (tag: string) =>
    `${new Intl.DisplayNames(tag, { type: 'currency' }).of(code) ?? code} (${code})`
  const units = money?.typed ?? {
    '1': namesTyped(
      code,
      Object.values(languages).map(({ intl }) => intl),
    ),
  }
  const [whole = '0', part = ''] = (tax?.percent ?? '').split('.')
  return {
    currency: code,
    currencyDecimals: decimals,
    moneyUnits: money?.unit ?? each(() => code),
    moneyWords: money?.word ?? each(() => code),
    moneyMinors: money?.minor ?? each(() => (decimals === 0 ? code : `1/${10 ** decimals} ${code}`)),
    moneyNames: money?.name ?? each(inWords),
    moneyTyped: Object.fromEntries(
      Object.entries(units).flatMap(([share, names]) =>
        (names ?? []).map((name) => [name, [1, powers[share] ?? 0]] as const),
      ),
    ),
    tax: tax
      ? {
          name: tax.name,
          basisPoints: Number(whole + part.padEnd(2, '0')),
          isIncluded: tax.included === 'true',
        }
      : null,
  }
}

/** Their types. */
export const moneyTypes = {
  currency: 'string',
  currencyDecimals: 'number',
  moneyUnits: 'InEach',
  moneyWords: 'InEach',
  moneyMinors: 'InEach',
  moneyNames: 'InEach',
  moneyTyped: 'TypedUnits',
  tax: 'Tax | null',
} as const satisfies Readonly<Record<keyof ReturnType<typeof moneyConstants>, string>>
