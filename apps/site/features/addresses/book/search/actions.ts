import { longestFields } from '@hongyan/domain/address-book/book-rules'
import { listAddresses } from '@hongyan/domain/address-book/list-addresses'
import { searchAddresses } from '@hongyan/domain/address-book/search-addresses'
import { z } from 'zod'
import type { CallWords } from '../../../../calls/call-words.ts'
import { success, successOf } from '../../../../calls/envelope.ts'
import { signInNeeded, undecipherable } from '../../../../calls/refusals.ts'
import { decryptCall, type EncryptionServices } from '../../../../server/encrypted-requests/decrypt-call.ts'
import type { Answer } from '../../../../server/http/answer.ts'
import { defineAnswer } from '../../../../server/requests/action.ts'
import type { At, Route } from '../../../../server/requests/route.ts'
import { bookCall, own, ownBook, unsigned } from '../book-call.ts'
import { bookAddress, marks, pageOf, paging, role } from '../fields.ts'
import { presentAddress, presentFound, presentPage } from '../present.ts'

const shared = { ...bookCall, shape: 'spec' } as const

const sealed: CallWords = {
  en: 'With the headers of `/v1/cipher-key` around an open body, `data` comes encrypted as described there.',
  zh: '按 `/v1/cipher-key` 带上加密的请求头、请求体不加密的，`data` 按那里所说加密后答复。',
}

const sealableOf = <T extends z.ZodType>(data: T) =>
  successOf(z.union([data, z.string().describe('The same, encrypted.')]))

/** Answers what `look` gives, encrypted for a caller who sent the headers for it. */
async function sealable(at: At<EncryptionServices>, look: () => Promise<unknown>): Promise<Answer> {
  const exchange = await decryptCall(at)
  const data = await look()
  const body = success(exchange === null ? data : await exchange.encryptAnswer(data))
  return { kind: 'reply', status: 200, body }
}

export const listAddressesAction = defineAnswer(
  {
    ...shared,
    id: 'getAddressInfoByConditionEnhance',
    path: '/address/getAddressInfoByConditionEnhance',
    access: ownBook('reads'),
    summary: { en: 'Addresses by their fields, page by page', zh: '按字段查地址，分页' },
    description: {
      en: `An array of one. Every condition that is sent has to be met. ${own.en} ${sealed.en}`,
      zh: `请求是一项的数组。所发的条件都要符合。${own.zh}${sealed.zh}`,
    },
    body: z.tuple([
      z.object({
        ...paging,
        group: z.string().max(longestFields.group).optional(),
        areaCode: z.string().max(12).optional().describe('A division: everything in it.'),
        name: z.string().max(longestFields.company).optional().describe('A part of the name or the company.'),
        phoneTail: z
          .string()
          .regex(/^\d{1,20}$/)
          .optional()
          .describe('The last figures.'),
        defaultFor: role.optional(),
      }),
    ]),
    replies: { 200: sealableOf(pageOf(bookAddress)) },
    refusals: [signInNeeded, undecipherable],
    examples: [
      unsigned([{}]),
      {
        title: 'Those of a group in Beijing',
        signedIn: true,
        request: { body: [{ group: 'stores', areaCode: '110000' }] },
        status: 200,
        reply: { code: 1, data: { total: 0, index: 1, pageSize: 50, list: [] } },
      },
    ],
  },
  async ({ body: [asked] }, at: At<EncryptionServices>) =>
    sealable(at, async () => {
      const { index, pageSize, group, areaCode, name, phoneTail, defaultFor } = asked
      const page = await listAddresses(at.ctx, {
        index,
        size: pageSize,
        group: group || null,
        areaCode: areaCode || null,
        name: name || null,
        phoneTail: phoneTail ?? null,
        defaultFor: defaultFor ?? null,
      })
      return presentPage(page, asked, (address) => presentAddress(address, at.locale))
    }),
)

export const searchAddressesAction = defineAnswer(
  {
    ...shared,
    id: 'getFuzzyQueryByConditionPageEnhance',
    path: '/address/getFuzzyQueryByConditionPageEnhance',
    access: ownBook('reads'),
    summary: { en: 'Addresses by any part of them, page by page', zh: '按地址里的任何一段查，分页' },
    description: {
      en: `An array of one. \`keyword\` is looked for in name and company (either script, pinyin, or its first letters), phone, area and street; all of its words have to be found, and the best come first. ${own.en} ${sealed.en}`,
      zh: `请求是一项的数组。\`keyword\` 在姓名和公司（简繁、拼音、拼音首字母）、电话、地区和街道里找；几个词都要找到，最像的在前。${own.zh}${sealed.zh}`,
    },
    body: z.tuple([
      z.object({
        ...paging,
        keyword: z.string().max(100).default(''),
        group: z.string().max(longestFields.group).optional(),
      }),
    ]),
    replies: { 200: sealableOf(pageOf(bookAddress.extend({ marks }))) },
    refusals: [signInNeeded, undecipherable],
    examples: [
      unsigned([{}]),
      {
        title: 'Nobody is called so',
        signedIn: true,
        request: { body: [{ keyword: 'qqq' }] },
        status: 200,
        reply: { code: 1, data: { total: 0, list: [], groups: [] } },
      },
    ],
  },
  async ({ body: [asked] }, at: At<EncryptionServices>) =>
    sealable(at, async () => {
      const { index, pageSize, keyword, group } = asked
      const input = { index, size: pageSize, keyword, group: group || null }
      const page = await searchAddresses(at.ctx, input)
      return presentPage(page, asked, (address) => presentFound(address, at.locale))
    }),
)

/** What an address book is searched by. */
export const searchActions: readonly Route<EncryptionServices>[] = [
  listAddressesAction,
  searchAddressesAction,
]
