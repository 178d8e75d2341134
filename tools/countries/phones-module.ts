import { type CountryCode, Metadata } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

/** What the library has of a country beyond what its types name. */
type Plan = {
  callingCode(): string
  nationalPrefix(): string | undefined
  nationalNumberPattern(): string
  type(kind: string): { pattern(): string } | undefined
  formats(): readonly {
    format(): string
    pattern(): string
    leadingDigitsPatterns(): readonly string[]
    nationalPrefixFormattingRule(): string | undefined
  }[]
}

/** Kinds of numbers that everybody calls. */
const services = ['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN'] as const

/** The module of a country's numbers, made of the metadata of libphonenumber-js (Apache-2.0, by Google). */
export function phonesModule(country: CountryCode, name: string): string {
  const all = new Metadata(metadata)
  all.selectNumberingPlan(country)
  const plan = all.numberingPlan as unknown as Plan | undefined
  if (plan === undefined) throw new RangeError(`libphonenumber-js knows no ${country}`)
  const whole = (...patterns: readonly string[]) => `/^(?:${patterns.join('|')})$/`
  const ofType = (type: string): readonly string[] => {
    const pattern = plan.type(type)?.pattern()
    return pattern ? [pattern] : []
  }
  const trunk = plan.nationalPrefix() ?? ''
  const formats = plan.formats().map((format) => {
    const rule = format.nationalPrefixFormattingRule()
    const leading = format.leadingDigitsPatterns().at(-1) ?? ''
    const written = rule ? format.format().replace(/\$\d/, rule) : format.format()
    return `    { begins: /^(?:${leading})/, parts: /^${format.pattern()}$/, written: '${written}' },`
  })
  const isTrunkOptional = !plan.formats().some((format) => format.nationalPrefixFormattingRule())
  return [
    "import type { NumberingMetadata } from '../phones-of-metadata.ts'",
    '',
    '/** Made by tools/countries of the metadata of libphonenumber-js. */',
    `export const ${name}: NumberingMetadata = {`,
    `  code: '${plan.callingCode()}',`,
    `  trunk: '${trunk}',`,
    `  isTrunkOptional: ${isTrunkOptional},`,
    `  number: ${whole(plan.nationalNumberPattern())},`,
    `  mobile: ${whole(...ofType('MOBILE'))},`,
    `  service: ${whole(...services.flatMap(ofType))},`,
    '  formats: [',
    ...formats,
    '  ],',
    '}',
    '',
  ].join('\n')
}
