import { areaCodes } from '@hongyan/domain/addresses/area-codes'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import { suggestAddresses } from '@hongyan/domain/addresses/suggest-addresses'
import { validateAddress } from '@hongyan/domain/addresses/validate-address'
import { areasBelow, findDivision } from '@hongyan/domain/places/divisions'
import { textIn } from '@hongyan/locales'
import { z } from 'zod'
import type { CallWords } from '../../calls/call-words.ts'
import { successOf } from '../../calls/envelope.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import { nameToday, presentParsed, presentSuggestion } from './present.ts'
import { checked, level, place, readAddress } from './views.ts'

/** Hong Kong, Macau and Taiwan (GAT for short in Chinese). */
const filtered = /^(71|81|82)/

const shared = {
  family: 'addresses',
  shape: 'spec',
  credentials: true,
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'addresses',
} as const

/** Longest text that is read as one address. */
const longestAddress = 500

const text = z.string().max(longestAddress)
const addressParts = z.object({
  fullAddress: text.default(''),
  province: z.string().max(40).default(''),
  city: z.string().max(40).default(''),
  district: z.string().max(40).default(''),
  detailAddr: text.default(''),
})

const reading: CallWords = {
  en:
    'Names, numbers and areas may stand in any order, with labels or without, in Simplified or Traditional characters. ' +
    'Nothing sent here is kept or logged.',
  zh:
    '姓名、号码和地区不分先后，有没有标签、简体繁体都行。发来的内容不留存，也不进日志。`remark` 是写给快递员的话，不算地址；证件号码不进地址，`hadIdentityNumber` 说有没有去掉过。' +
    '`confidence` 是每一项有多大把握，`corrections` 是改过或对不上的地区，`candidates` 是可能指的几个地方，`parts` 把原文切成几段、写明各认作什么。',
}

export const addressSuggestionAction = defineAction(
  {
    ...shared,
    id: 'addressSuggestion',
    path: '/address/addressSuggestion',
    summary: { en: 'Areas for an address that is being typed', zh: '输入地址时联想地区' },
    description: {
      en: 'In Chinese of either script, by first letters of the pinyin, in pinyin or in English. Behind an area that is whole, what lies in it.',
      zh: '中文简繁、拼音首字母、全拼和英文都行。地区写完整了，后面列出它的下一级。',
    },
    body: z.object({ address: text, limit: z.int().min(1).max(20).default(10) }),
    replies: {
      200: successOf(
        z.array(
          z.object({
            code: z.string(),
            province: place,
            city: place,
            district: place,
            rest: z.string().describe('What was typed behind the area.'),
            only: z.boolean().describe('Whether nothing else can be meant by what was typed.'),
          }),
        ),
      ),
    },
    refusals: [],
    examples: [
      {
        title: 'An area in pinyin',
        request: { body: { address: 'jiangxia', limit: 1 } },
        status: 200,
        reply: {
          code: 1,
          data: [{ code: '420115', district: { code: '420115', name: '江夏区' }, rest: '', only: true }],
        },
      },
      { title: 'No address', request: { body: {} }, status: 400, reply: { code: 1400 } },
    ],
  },
  async ({ body }, { locale }) =>
    suggestAddresses(body.address, body.limit).map((one) => presentSuggestion(one, locale)),
)

const getAddressInfoByParentIdFilterGATAction = defineAction(
  {
    ...shared,
    id: 'getAddressInfoByParentIdFilterGAT',
    path: '/address/getAddressInfoByParentIdFilterGAT',
    summary: {
      en: 'What lies in a province or city, without Hong Kong, Macau and Taiwan',
      zh: '一个省或市的下一级，不含港澳台',
    },
    description: {
      en: 'Without `parentId`, or for `-999999`, the provinces. An unknown code has nothing in it.',
      zh: '不带 `parentId`，或带 `-999999`，给各省。不认识的编码，下一级为空。',
    },
    body: z.object({ parentId: z.string().max(20).default('-999999') }),
    replies: {
      200: successOf(
        z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            level,
            isLeaf: z.boolean().describe('Whether nothing lies in it.'),
          }),
        ),
      ),
    },
    refusals: [],
    examples: [
      {
        title: 'The districts of Sansha',
        request: { body: { parentId: '460300' } },
        status: 200,
        reply: {
          code: 1,
          data: [
            { code: '460302', name: '西沙区', level: 'district', isLeaf: true },
            { code: '460303', name: '南沙区', level: 'district', isLeaf: true },
          ],
        },
      },
    ],
  },
  async ({ body }, { locale }) =>
    areasBelow(body.parentId)
      .filter(({ code }) => !filtered.test(code))
      .map((division) => ({
        code: division.code,
        name: textIn(division.name, locale),
        level: division.level,
        isLeaf: areasBelow(division.code).length === 0,
      })),
)

const getAllTelephoneAreaCodeAction = defineAction(
  {
    ...shared,
    id: 'getAllTelephoneAreaCode',
    path: '/address/getAllTelephoneAreaCode',
    summary: { en: 'Telephone area codes and where they are dialed', zh: '电话区号和所属地区' },
    description: {
      en: 'An array, which may be empty; what is in it is ignored. Hong Kong, Macau and Taiwan stand with their country codes.',
      zh: '请求是一个数组，可以为空，内容不看。港澳台列的是国际区号。',
    },
    body: z.array(z.unknown()).max(1),
    replies: {
      200: successOf(
        z.array(
          z.object({
            areaCode: z.string(),
            places: z.array(z.object({ code: z.string(), name: z.string() })),
          }),
        ),
      ),
    },
    refusals: [],
    examples: [
      {
        title: 'All of them',
        request: { body: [] },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
    ],
  },
  async (_input, { locale }) =>
    areaCodes().map(({ areaCode, divisions }) => ({
      areaCode,
      places: divisions.flatMap((code) => {
        const division = findDivision(code)
        return division ? [{ code, name: textIn(division.name, locale) }] : []
      }),
    })),
)

export const getDistrictFromAddressAction = defineAction(
  {
    ...shared,
    id: 'getJDDistrictFromAddress',
    path: '/com/getJDDistrictFromAddress',
    summary: { en: 'Read a pasted address', zh: '识别粘贴的地址' },
    description: reading,
    body: z.object({ address: text }),
    replies: { 200: successOf(readAddress) },
    refusals: [],
    examples: [
      {
        title: 'As it is pasted',
        request: { body: { address: '张三 13800138000 湖北武汉江夏光谷大道88号' } },
        status: 200,
        reply: {
          code: 1,
          data: { name: '张三', phone: '13800138000', code: '420115', detail: '光谷大道88号' },
        },
      },
      {
        title: 'Longer than an address may be',
        request: { body: { address: '号'.repeat(501) } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ body }, { locale }) => presentParsed(parseAddress(body.address), locale),
)

async function lookOver({ body }: { readonly body: z.output<typeof addressParts> }, { locale }: At) {
  const { fullAddress, province, city, district, detailAddr } = body
  const address = parseAddress(fullAddress || [province, city, district, detailAddr].join(' ').trim())
  const findings = validateAddress(address).map((one) => ({ ...one, to: nameToday(address, one, locale) }))
  return { address: presentParsed(address, locale), findings }
}

const validation = {
  ...shared,
  summary: { en: 'Check an address', zh: '检查一个地址' },
  description: {
    en: `Suggests and never refuses: \`findings\` is what a careful reader would ask, empty for an address in order. Send \`fullAddress\`, or its parts. ${reading.en}`,
    zh: `只提醒，不拒绝：\`findings\` 列出可疑之处，没有问题就为空。可以发 \`fullAddress\`，也可以分开发。${reading.zh}`,
  },
  body: addressParts,
  replies: { 200: successOf(checked) },
  refusals: [],
  examples: [
    {
      title: 'A district that has another name now',
      request: { body: { province: '浙江省', city: '杭州市', district: '下城区', detailAddr: '文晖路10号' } },
      status: 200,
      reply: {
        code: 1,
        data: { findings: [{ kind: 'renamed', field: 'district', from: '下城区', to: '拱墅区' }] },
      },
    },
  ],
} as const

const validateAddressInfoAction = defineAction(
  {
    ...validation,
    id: 'getValidateAddressInfo',
    path: '/address/getValidateAddressInfo',
  },
  lookOver,
)

const validateWaybillAddressAction = defineAction(
  {
    ...validation,
    id: 'getWaybillValidateAddressInfo',
    path: '/waybill/getValidateAddressInfo',
    summary: { en: 'The same, under its other address', zh: '同一个调用的另一个地址' },
  },
  lookOver,
)

/** Addresses as they are typed and pasted. */
export const addressActions: readonly Action[] = [
  addressSuggestionAction,
  getAddressInfoByParentIdFilterGATAction,
  getAllTelephoneAreaCodeAction,
  getDistrictFromAddressAction,
  validateAddressInfoAction,
  validateWaybillAddressAction,
]
