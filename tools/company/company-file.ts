import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mailPurposes } from '@hongyan/locales/company'
import { z } from 'zod'
import { coloursSchema } from './colours/colours-file.ts'
import { homeSchema, offsetOf } from './home.ts'
import { readCompanyFile, readCompanyText, WrongCompanyFile } from './read-company-file.ts'

/** A text on one line, which every text of the site, markup and a style may have in it. */
const text = z
  .string({ error: 'is missing' })
  .trim()
  .min(1)
  .regex(/^[^\n{}<>"\\]*$/, 'is one line without { } < > " or \\')

const inLanguages = z
  .strictObject({ zh: text, hk: text, en: text })
  .transform(({ zh, hk, en }) => ({ 'zh-CN': zh, 'zh-HK': hk, 'en-US': en }))

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

const place = {
  address: inLanguages,
  postcode: text.nullish(),
  legal: z
    .array(
      z
        .strictObject({
          zh: text,
          hk: text,
          en: text,
          link: z.url({ protocol: /^https?$/, error: 'must be http(s)' }).nullish(),
        })
        .transform(({ zh, hk, en, link }) => ({
          text: { 'zh-CN': zh, 'zh-HK': hk, 'en-US': en },
          href: link ?? null,
        })),
    )
    .nullish(),
}
const officeOf = ({ address, postcode, legal }: z.output<z.ZodObject<typeof place>>) => ({
  address,
  postcode: postcode ?? null,
  legal: legal ?? [],
})

const schema = z.strictObject({
  brand: inLanguages,
  short: inLanguages,
  air: inLanguages,
  latin: text,
  colours: coloursSchema,
  story: inLanguages,
  home: homeSchema,
  hotline: z
    .strictObject({ zh: hotline, hk: hotline, en: hotline })
    .transform(({ zh, hk, en }) => ({ 'zh-CN': zh, 'zh-HK': hk, 'en-US': en })),
  mail: mailboxes,
  office: z.strictObject({ ...place, street: inLanguages }),
  hongKong: z.strictObject(place).nullish(),
  sample: z.enum(['true', 'false'], { error: 'must be true or false' }),
})
type CompanyFile = z.output<typeof schema>

/** `company.yaml` of a folder. @throws WrongCompanyFile */
export function readCompany(folder: string): CompanyFile {
  const path = join(folder, 'company.yaml')
  if (!existsSync(path)) throw new WrongCompanyFile(['company/company.yaml is missing: it says who you are'])
  return readCompanyFile(path, 'company/company.yaml', schema)
}

/** What the text of such a file says. @throws WrongCompanyFile */
export function companyOfText(yaml: string): CompanyFile {
  return readCompanyText(yaml, 'company.yaml', schema)
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
  const inLocale = (id: 'zh-CN' | 'zh-HK' | 'en-US') => ({
    ...{ brand: brand[id], short: short[id], air: air[id] },
  })
  return {
    names: { 'zh-CN': inLocale('zh-CN'), 'zh-HK': inLocale('zh-HK'), 'en-US': inLocale('en-US') },
    nameStory: story,
    latinName: latin,
    homeZone: home.zone,
    homeOffset: offsetOf(home.zone),
    hotlines: hotline,
    mailboxes: mail,
    street: office.street,
    office: officeOf(office),
    hongKongOffice: officeOf(hongKong ?? office),
    isSample: sample === 'true',
  }
}

const types: Readonly<Record<keyof ReturnType<typeof companyConstants>, string>> = {
  names: 'Localised<Names>',
  nameStory: 'Localised',
  latinName: 'string',
  homeZone: 'string',
  homeOffset: 'string',
  hotlines: 'Localised<Hotline>',
  mailboxes: 'Readonly<Record<MailPurpose, string>>',
  street: 'Localised',
  office: 'Office',
  hongKongOffice: 'Office',
  isSample: 'boolean',
}

/** The module that everything has it from. */
export function companyModule(file: CompanyFile): string {
  const constants = Object.entries(companyConstants(file)).map(
    ([name, value]) => `export const ${name}: ${types[name as keyof typeof types]} = ${written(value)}\n`,
  )
  return [
    "import type { Hotline, MailPurpose, Names, Office } from './company.ts'",
    "import type { Localised } from './locale.ts'",
    '',
    '// Made of company/company.yaml by `npm run company`.',
    '',
    constants.join('\n'),
  ].join('\n')
}

/** A value as source, one line for each part. */
function written(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return `[\n${value.map((one) => `${inner}${written(one, inner)},\n`).join('')}${indent}]`
  }
  const fields = Object.entries(value).map(
    ([name, one]) => `${inner}${/^\w+$/.test(name) ? name : quoted(name)}: ${written(one, inner)},\n`,
  )
  return `{\n${fields.join('')}${indent}}`
}

function quoted(value: string): string {
  return `'${value.replaceAll(/['\\]/g, '\\$&').replaceAll('\u00a0', '\\u00a0')}'`
}
