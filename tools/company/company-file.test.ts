import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { companyConstants, companyOfText, readCompany } from './company-file.ts'
import { WrongCompanyFile } from './read-company-file.ts'
import { sayParts } from './say-parts.ts'

const own = readFileSync(join(root, 'company/company.yaml'), 'utf8')

test('a mailbox that is left out is that of contact, and Hong Kong the same as the others', () => {
  const short = own.replace(/^ {2}press: .*\n/m, '').replace(/^hongKong:\n(?: .*\n)+/m, '')
  const { mailboxes, office, hongKongOffice } = companyConstants(companyOfText(short))
  expect(mailboxes.press).toBe(mailboxes.contact)
  expect(hongKongOffice).toEqual(office)
})

test('lines of the law are as many as there are, or none', () => {
  const none = own.replaceAll(/^ {2}legal:\n(?: {4}.*\n)+/gm, '')
  expect(companyConstants(companyOfText(none)).office.legal).toEqual([])
  expect(companyConstants(companyOfText(own)).office.legal).toHaveLength(3)
})

const ofHongKong =
  whereWritten('zh-HK', () => [
    [
      'a language that is missing',
      'brand: { zh: 鸿雁物流, hk: 鴻雁物流,',
      'brand: { zh: 鸿雁物流,',
      'brand.hk: is missing',
    ],
    ['its hotline in words', 'shown: 3100 0616', 'shown: call us', 'hotline.hk.shown: must be figures'],
  ]) ?? []

test.each([
  ...ofHongKong,
  ['the source that is missing', 'brand: { zh: 鸿雁物流, hk: 鴻雁物流,', 'brand: {', 'brand.zh: is missing'],
  ['what is said that there is not', 'latin:', 'lettin:', 'Unrecognized key: "lettin"'],
  [
    'a mailbox that is none',
    'press: press@hongyan.example',
    'press: press',
    'mail.press: must be a mail address',
  ],
  ['a mailbox for something else', 'press: press@', 'sales: press@', 'mail: Unrecognized key: "sales"'],
  ['a hotline in words', 'shown: "950616"', 'shown: call us', 'hotline.zh.shown: must be figures'],
  ['a link to nowhere', 'link: https://www.cad', 'link: www.cad', 'hongKong.legal.2.link: must be http(s)'],
  ['a name with a place in it', 'latin: HONGYAN', 'latin: "{our.brand}', 'without { } < > " or'],
  ['colours that are missing', 'colours: {', 'colors: {', 'colours: is missing'],
  [
    'a signal on which nobody can read white words',
    'signal: "#e1251b"',
    'signal: "#ffcc00"',
    'the nearest that will do is "#917300"',
  ],
  ['a zone that is none', 'zone: Asia/Shanghai', 'zone: Shanghai', 'home.zone: must be the IANA name'],
  ['a part that there is not', 'parts: {}', 'parts: { ait: false }', 'parts: Unrecognized key: "ait"'],
  ['a part that may be', 'parts: {}', 'parts: { air: no }', 'parts.air: must be true or false'],
  ['a sample that may be', 'sample: true', 'sample: perhaps', 'sample: must be true or false'],
])('%s is named with its line', (_, was, is, message) => {
  expect(own).toContain(was)
  const wrong = own.replace(was, is).replace(/(latin: "\{our\.brand\}.*)/, '$1"')
  expect(() => companyOfText(wrong)).toThrow(WrongCompanyFile)
  expect(() => companyOfText(wrong)).toThrow(message)
})

test('parts that are not switched off are on', () => {
  const partsOff = (yaml: string) => companyConstants(companyOfText(yaml)).partsOff
  expect(partsOff(own)).toEqual([])
  expect(partsOff(own.replace('parts: {}\n', ''))).toEqual([])
  const some = own.replace('parts: {}', 'parts: { pharma: false, air: false, education: true }')
  expect(partsOff(some)).toEqual(['air', 'pharma'])
  expect(companyConstants(companyOfText(some))).toMatchObject({ offersAir: false, offersPharma: false })
})

test('the parts of a folder are said in a line', () => {
  expect(sayParts(join(root, 'company'))).toMatch(/on: air, freight, .*investors; off: none\.$/)
  expect(sayParts(join(root, 'company/samples/borealis'))).toMatch(
    /on: freight, crossBorder; off: air, bulky, .*investors\.$/,
  )
})

test('a folder without the file is told so', () => {
  expect(() => readCompany(join(root, 'docs'), locales)).toThrow('company/company.yaml is missing')
})

test('a fault stands beside its line', () => {
  const line = own.split('\n').findIndex((one) => one.startsWith('sample:')) + 1
  expect(() => companyOfText(own.replace('sample: true', 'sample: perhaps'))).toThrow(
    `company.yaml:${line} sample`,
  )
})
