import type { CountryText } from '@hongyan/domain/countries/country-pack'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { z } from 'zod'
import { type CountryCode, countryCodes, countryPacks } from './country-packs.ts'
import type { Languages } from './in-each.ts'
import { moneyConstants, moneyFields } from './money-file.ts'
import { missing } from './read-company-file.ts'

/** The zone of the company's clock, by its IANA name. */
const zone = z
  .string({ error: 'is missing' })
  .regex(/^[A-Z]\w+(?:\/[\w+-]+)+$/, {
    error: 'must be the IANA name of a zone, such as Europe/Berlin',
    abort: true,
  })
  .refine(isZone, { error: 'is no zone that clocks know' })

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The country whose phones, days off and addresses are those of the company: one that there is a pack for. */
const country = z.enum(countryCodes, {
  error: ({ input }) =>
    input === undefined
      ? 'is missing'
      : `must be one of ${countryCodes.join(', ')}, for which there are packs`,
})

/** `home` of `company.yaml`. */
export function homeSchema(languages: Languages) {
  return z
    .strictObject({ zone, country, ...moneyFields(languages) }, { error: missing })
    .transform((home) => ({
      zone: home.zone,
      country: home.country,
      mobileRule: inWords(countryPacks[home.country].words.mobile, languages),
      money: moneyConstants(home, languages),
    }))
}

/** What a country says of itself, by the ids of languages. */
function inWords({ en, ...others }: CountryText, languages: Languages): Readonly<Record<string, string>> {
  const byKey: Readonly<Record<string, string | undefined>> = others
  return Object.fromEntries(Object.entries(languages).map(([id, { key }]) => [id, byKey[key] ?? en]))
}

/** The modules that what is of a country is taken from, by their paths beside the packs. */
export function countryModules(country: CountryCode): Readonly<Record<string, string>> {
  const of = (file: string) => {
    const made = '// Made of company/company.yaml by `npm run company`.'
    return `${made}\n\nexport * from './${country}/${file}'\n`
  }
  const inBrowsers = country === 'CN' || country === 'HK' ? 'phones.ts' : 'phones.browser.ts'
  return { 'home-phones.gen.ts': of('phones.ts'), 'home-phones.browser.gen.ts': of(inBrowsers) }
}

/** The offset of a zone on a day without summer time in the north, `+08:00`: within an hour of that of every other day. */
export function offsetOf(name: string): string {
  return isoInZone(Date.UTC(2026, 0, 15), name).slice(19)
}

/** The module that servers have it from; what pages need stands with the names. */
export function homeModule(name: string): string {
  return [
    '// Made of company/company.yaml by `npm run company`.',
    '',
    "/** The zone of the company's clock, by its IANA name. */",
    `export const homeZone = '${name}'`,
    '',
  ].join('\n')
}
