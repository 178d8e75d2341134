import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CountryText } from '@hongyan/domain/countries/country-pack'
import { type Locale, locales } from '@hongyan/locales'
import { mailPurposes } from '@hongyan/locales/company'
import { z } from 'zod'
import { coloursSchema } from './colours/colours-file.ts'
import { countryPacks } from './country-packs.ts'
import { homeSchema, offsetOf } from './home.ts'
import { readCompanyFile, readCompanyText, WrongCompanyFile } from './read-company-file.ts'
import { writtenValue } from './written-value.ts'

/** A text on one line, which every text of the site, markup and a style may have in it. */
const text = z
  .string({ error: 'is missing' })
  .trim()
  .min(1)
  .regex(/^[^\n{}<>"\\]*$/, 'is one line without { } < > " or \\')

/** What the files of a company need to know of its languages. */
type Languages = Readonly<
  Record<
    string,
    Pick<Locale, 'key' | 'complete' | 'derivation'> & {
      readonly fallback: string | null
      /** False where there are no pages of it; left out, there are. */
      readonly isServed?: boolean
    }
  >
>

/** Keys of the languages of the first company: who takes one out need not take it out of every line. */
const usual = ['zh', 'hk', 'en'] as const

/** The language at the root of the site: the first of which there are pages. */
function rootOf(languages: Languages): string {
  return Object.keys(languages).find((id) => languages[id]?.isServed !== false) ?? ''
}

/**
 * Fields for what is said in each language, by the keys of languages. That at the root has to say it, those in which every
 * text is written, and those that are made of others: a name is not converted. The rest may leave it out.
 */
function fieldsOf<T extends z.ZodType>(part: T, languages: Languages) {
  return Object.fromEntries([
    ...usual.map((key) => [key, z.unknown().optional()]),
    ...Object.entries(languages).map(([id, { key, complete, derivation, isServed }]) => [
      key,
      id === rootOf(languages) || (isServed !== false && (complete || derivation !== null))
        ? part
        : part.nullish(),
    ]),
  ])
}

/** What such fields say, by the ids of languages. */
function byLanguage<T>(
  fields: Readonly<Record<string, unknown>>,
  languages: Languages,
): Readonly<Record<string, T>> {
  const saidIn = (id: string): T => {
    const { key = '', fallback = null } = languages[id] ?? {}
    return (fields[key] ?? saidIn(fallback ?? rootOf(languages))) as T
  }
  return Object.fromEntries(Object.keys(languages).map((id) => [id, saidIn(id)]))
}

/** What a country says of itself, by the ids of languages. */
function inWords({ en, ...others }: CountryText, languages: Languages): Readonly<Record<string, string>> {
  const byKey: Readonly<Record<string, string | undefined>> = others
  return Object.fromEntries(Object.entries(languages).map(([id, { key }]) => [id, byKey[key] ?? en]))
}

function inEach<T extends z.ZodType>(part: T, languages: Languages) {
  return z
    .strictObject(fieldsOf(part, languages))
    .transform((fields) => byLanguage<z.output<T>>(fields, languages))
}

const hotline = z
  .strictObject({
    shown: text.regex(/^\+?\d(?:[ -]?\d){2,18}$/, 'must be figures, with spaces where they are read apart'),
    dialled: text.regex(/^\+?\d{3,15}$/, 'must be figures, after + where it has a country code'),
  })
  // It is never broken over two lines.
  .transform(({ shown, dialled }) => ({ shown: shown.replaceAll(' ', '\u00a0'), dialled }))

const mail = z.email({ error: 'must be a mail address' })
const others = mailPurposes.filter((purpose) => purpose !== 'contact')
const mailboxes = z
  .strictObject({
    contact: mail,
    ...(Object.fromEntries(others.map((purpose) => [purpose, mail.nullish()])) as Record<
      (typeof others)[number],
      z.ZodOptional<z.ZodNullable<typeof mail>>
    >),
  })
  .transform((given) => Object.fromEntries(mailPurposes.map((one) => [one, given[one] ?? given.contact])))

const officeOf = ({ address, postcode, legal, authorities }: z.output<ReturnType<typeof placeOf>>) => ({
  address,
  postcode: postcode ?? null,
  legal: legal ?? [],
  authorities: authorities ?? [],
})

function placeOf(languages: Languages) {
  const link = z.url({ protocol: /^https?$/, error: 'must be http(s)' }).nullish()
  const line = z
    .strictObject({ ...fieldsOf(text, languages), link })
    .transform(({ link: href, ...fields }) => ({
      text: byLanguage<string>(fields, languages),
      href: href ?? null,
    }))
  return z.strictObject({
    address: inEach(text, languages),
    postcode: text.nullish(),
    legal: z.array(line).nullish(),
    authorities: z.array(line).nullish(),
  })
}

function schemaOf(languages: Languages) {
  const lines = inEach(text, languages)
  return z.strictObject({
    brand: lines,
    short: lines,
    air: lines,
    latin: text,
    colours: coloursSchema,
    story: lines,
    home: homeSchema.transform((home) => ({
      ...home,
      mobileRule: inWords(countryPacks[home.country].words.mobile, languages),
    })),
    hotline: inEach(hotline, languages),
    mail: mailboxes,
    office: placeOf(languages).extend({ street: lines }),
    hongKong: placeOf(languages).nullish(),
    sample: z.enum(['true', 'false'], { error: 'must be true or false' }),
  })
}
type CompanyFile = z.output<ReturnType<typeof schemaOf>>

/** `company.yaml` of a folder. @throws WrongCompanyFile */
export function readCompany(folder: string, languages: Languages): CompanyFile {
  const path = join(folder, 'company.yaml')
  if (!existsSync(path)) throw new WrongCompanyFile(['company/company.yaml is missing: it says who you are'])
  return readCompanyFile(path, 'company/company.yaml', schemaOf(languages))
}

/** What the text of such a file says, in the languages of this site or others. @throws WrongCompanyFile */
export function companyOfText(yaml: string, languages: Languages = locales): CompanyFile {
  return readCompanyText(yaml, 'company.yaml', schemaOf(languages))
}

/** What the module of a company says, by the names of its constants. */
export function companyConstants({
  brand,
  short,
  air,
  story,
  latin,
  home,
  hotline,
  mail,
  office,
  hongKong,
  sample,
}: CompanyFile) {
  const names = Object.keys(brand).map((id) => [id, { brand: brand[id], short: short[id], air: air[id] }])
  return {
    names: Object.fromEntries(names),
    nameStory: story,
    latinName: latin,
    homeZone: home.zone,
    homeOffset: offsetOf(home.zone),
    mobileRule: home.mobileRule,
    hotlines: hotline,
    mailboxes: mail,
    street: office.street,
    office: officeOf(office),
    hongKongOffice: officeOf(hongKong ?? office),
    isSample: sample === 'true',
  }
}

const types: Readonly<Record<keyof ReturnType<typeof companyConstants>, string>> = {
  names: 'InEach<Names>',
  nameStory: 'InEach',
  latinName: 'string',
  homeZone: 'string',
  homeOffset: 'string',
  mobileRule: 'InEach',
  hotlines: 'InEach<Hotline>',
  mailboxes: 'Readonly<Record<MailPurpose, string>>',
  street: 'InEach',
  office: 'Office',
  hongKongOffice: 'Office',
  isSample: 'boolean',
}

/** The module that everything has it from. */
export function companyModule(file: CompanyFile): string {
  const constants = Object.entries(companyConstants(file)).map(
    ([name, value]) =>
      `export const ${name}: ${types[name as keyof typeof types]} = ${writtenValue(value)}\n`,
  )
  return [
    "import type { Hotline, MailPurpose, Names, Office } from './company.ts'",
    "import type { InEach } from './locale.ts'",
    '',
    '// Made of company/company.yaml by `npm run company`.',
    '',
    constants.join('\n'),
  ].join('\n')
}
