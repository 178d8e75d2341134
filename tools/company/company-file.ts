import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@hongyan/locales'
import { mailPurposes, type SitePart, siteParts } from '@hongyan/locales/company'
import { z } from 'zod'
import { coloursSchema } from './colours/colours-file.ts'
import { homeSchema, offsetOf } from './home.ts'
import { byLanguage, fieldsOf, inEach, type Languages, text } from './in-each.ts'
import { moneyTypes } from './money-file.ts'
import { readCompanyFile, readCompanyText, WrongCompanyFile } from './read-company-file.ts'
import { writtenValue } from './written-value.ts'

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

const onOrOff = z.enum(['true', 'false'], { error: 'must be true or false' }).nullish()
const parts = z.strictObject(
  Object.fromEntries(siteParts.map((part) => [part, onOrOff])) as Record<SitePart, typeof onOrOff>,
)

function schemaOf(languages: Languages) {
  const lines = inEach(text, languages)
  return z.strictObject({
    brand: lines,
    short: lines,
    air: lines,
    latin: text,
    colours: coloursSchema,
    story: lines,
    home: homeSchema(languages),
    hotline: inEach(hotline, languages),
    mail: mailboxes,
    office: placeOf(languages).extend({ street: lines }),
    hongKong: placeOf(languages).nullish(),
    parts: parts.nullish(),
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
  parts: switched,
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
    areaWords: home.areaWords,
    holidayNames: home.holidayNames,
    ...home.money,
    hotlines: hotline,
    mailboxes: mail,
    street: office.street,
    office: officeOf(office),
    hongKongOffice: officeOf(hongKong ?? office),
    partsOff: siteParts.filter((part) => switched?.[part] === 'false'),
    // By themselves, for forms in browsers, which a build folds them into.
    offersAir: switched?.air !== 'false',
    offersFreight: switched?.freight !== 'false',
    offersBulky: switched?.bulky !== 'false',
    offersColdChain: switched?.coldChain !== 'false',
    offersPharma: switched?.pharma !== 'false',
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
  areaWords: 'Readonly<Record<string, InEach>>',
  holidayNames: 'Readonly<Record<string, HolidayNames>>',
  ...moneyTypes,
  hotlines: 'InEach<Hotline>',
  mailboxes: 'Readonly<Record<MailPurpose, string>>',
  street: 'InEach',
  office: 'Office',
  hongKongOffice: 'Office',
  partsOff: 'readonly SitePart[]',
  offersAir: 'boolean',
  offersFreight: 'boolean',
  offersBulky: 'boolean',
  offersColdChain: 'boolean',
  offersPharma: 'boolean',
  isSample: 'boolean',
}

/** The module that everything has it from. */
export function companyModule(file: CompanyFile): string {
  const constants = Object.entries(companyConstants(file)).map(
    ([name, value]) =>
      `export const ${name}: ${types[name as keyof typeof types]} = ${writtenValue(value)}\n`,
  )
  return [
    "import type { HolidayNames, Hotline, MailPurpose, Names, Office, SitePart, Tax, TypedUnits } from './company.ts'",
    "import type { InEach } from './locale.ts'",
    '',
    '// Made of company/company.yaml by `npm run company`.',
    '',
    constants.join('\n'),
  ].join('\n')
}
