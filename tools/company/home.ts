import type { AreaWords } from '@hongyan/domain/countries/address-scheme'
import type { CountryCalendar } from '@hongyan/domain/countries/calendar'
import type { CountryText } from '@hongyan/domain/countries/country-text'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { fallenBack } from '@hongyan/locales'
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

const degrees = (most: number) =>
  z
    .string({ error: missing })
    .refine((text) => /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most, {
      error: `must be degrees, up to ${most}`,
    })
    .transform(Number)

/** Where pages begin that know nothing of a visitor; left out, in the middle of the first town of the country. */
const point = z.strictObject(
  { longitude: degrees(180), latitude: degrees(90) },
  { error: 'must be written { longitude: 13.405, latitude: 52.52 }' },
)

type HomePoint = { readonly longitude: number; readonly latitude: number }

const firstTowns: Readonly<Record<CountryCode, HomePoint>> = {
  CN: { longitude: 116.4038, latitude: 39.9149 },
  HK: { longitude: 114.1714, latitude: 22.3117 },
  DE: { longitude: 13.405, latitude: 52.52 },
  US: { longitude: -74.006, latitude: 40.7128 },
}

/** `home` of `company.yaml`. */
export function homeSchema(languages: Languages) {
  return z
    .strictObject(
      { zone, country, region: z.string().nullish(), point: point.nullish(), ...moneyFields(languages) },
      { error: missing },
    )
    .superRefine(({ country: home, region }, ctx) => {
      const message = regionProblem(home, region ?? null)
      if (message !== null) ctx.addIssue({ code: 'custom', path: ['region'], message })
    })
    .transform((home) => ({
      zone: home.zone,
      country: home.country,
      region: home.region ?? null,
      point: home.point ?? firstTowns[home.country],
      areaWords: areaWordsIn(countryPacks[home.country].words.area, languages),
      mobileRule: inWords(countryPacks[home.country].words.mobile, languages),
      holidayNames: namesIn(countryPacks[home.country].calendar, languages),
      money: moneyConstants(home, languages),
    }))
}

/** What a country says of itself, by the ids of languages. */
function inWords({ en, ...others }: CountryText, languages: Languages): Readonly<Record<string, string>> {
  const byKey: Readonly<Record<string, string | undefined>> = others
  return Object.fromEntries(Object.entries(languages).map(([id, { key }]) => [id, byKey[key] ?? en]))
}

/** What forms say of an area, by the ids of languages. */
function areaWordsIn(words: AreaWords, languages: Languages) {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, inWords(text, languages)]))
}

/** What days off are called, by their ids; where a language has no name of one, English stands in and is marked. */
function namesIn({ names }: CountryCalendar, languages: Languages) {
  const said = (name: CountryText) =>
    Object.fromEntries(
      Object.entries(inWords(name, languages)).map(([id, text]) => {
        const { key = '', complete, derivation } = languages[id] ?? {}
        const isOwn = Object.hasOwn(name, key) || complete || derivation !== null
        return [id, isOwn ? text : fallenBack(text)]
      }),
    )
  return Object.fromEntries(
    Object.entries(names).map(([id, { full, short = full }]) => [
      id,
      { full: said(full), short: said(short) },
    ]),
  )
}

/** A region is one of those that the days off of the country differ by. */
function regionProblem(country: CountryCode, region: string | null): string | null {
  const { regions } = countryPacks[country].calendar
  if (region === null || regions.includes(region)) return null
  if (regions.length === 0) return `is left out in ${country}, whose days off are alike everywhere`
  return `must be one of ${regions.join(', ')}`
}

/** The offset of a zone on a day without summer time in the north, `+08:00`: within an hour of that of every other day. */
export function offsetOf(name: string): string {
  return isoInZone(Date.UTC(2026, 0, 15), name).slice(19)
}

/** The module that servers have the point of the home from. */
export function homePointModule({ longitude, latitude }: HomePoint): string {
  return [
    '// Made of company/company.yaml by `npm run company`.',
    '',
    '/** Where the company is at home, WGS-84 degrees. */',
    `export const homePoint = { longitude: ${longitude}, latitude: ${latitude} } as const`,
    '',
  ].join('\n')
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
