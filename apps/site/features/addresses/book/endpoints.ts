import { longestFields, mostLines } from '@hongyan/domain/address-book/book-rules'
import { z } from 'zod'
import { defineCall } from '../../../calls/call.ts'
import { successOf } from '../../../calls/envelope.ts'
import { checked } from '../endpoints.ts'
import { bookCall, ownBook, unsigned } from './book-call.ts'
import { addressId, bookAddress, marks, pageOf, paging, role, sentAddress } from './fields.ts'

const shared = { ...bookCall, shape: 'spec' } as const

const own = 'Of the customer’s own address book; an address of somebody else is unknown.'
const sealed =
  'With the headers of `/v1/cipher-key` around an open body, `data` comes encrypted as described there.'
const sample = {
  name: '季舒文',
  phone: '139 0000 5527',
  areaCode: '110105',
  detailAddr: '雁书街 8 号院 3 号楼 902 室',
  group: 'clients',
}

export const newAddress = defineCall({
  ...shared,
  id: 'newAddress',
  path: '/address/newAddress',
  access: ownBook('repeats'),
  summary: 'Add an address',
  description: `An array of one. To the customer’s own address book: in parts or as \`fullAddress\`, a pasted text. It becomes a default only where that is asked for. The same address again adds nothing and answers the one that is there.`,
  body: z.tuple([sentAddress]),
  replies: { 200: successOf(bookAddress) },
  refusals: ['sign-in-needed', 'book-full'],
  examples: [
    unsigned([{}]),
    {
      title: 'In parts',
      signedIn: true,
      request: { body: [sample] },
      status: 200,
      reply: {
        code: 1,
        data: { name: '季舒文', phone: '13900005527', areaCode: '110105', group: 'clients' },
      },
    },
    {
      title: 'As it is pasted',
      signedIn: true,
      request: { body: [{ fullAddress: '江叔宁 13700006618 湖北武汉江夏云雁路120号4栋' }] },
      status: 200,
      reply: { code: 1, data: { name: '江叔宁', areaCode: '420115', detailAddr: '云雁路120号4栋' } },
    },
    {
      title: 'A digit is missing',
      signedIn: true,
      request: { body: [{ ...sample, phone: '1390000552' }] },
      status: 400,
      reply: { code: 1400 },
    },
  ],
})

export const updateAddressInfo = defineCall({
  ...shared,
  id: 'updateAddressInfo',
  path: '/address/updateAddressInfo',
  access: ownBook('repeats'),
  summary: 'Change an address',
  description: `An array of one, with the \`id\`. ${own} What is not sent stays as it is; a default is given up by making another address the default.`,
  body: z.tuple([sentAddress.extend({ id: addressId })]),
  replies: { 200: successOf(bookAddress) },
  refusals: ['sign-in-needed', 'unknown-address'],
  examples: [unsigned([{ id: '1', name: '季舒文' }])],
})

export const setDefaultAddress = defineCall({
  ...shared,
  id: 'setDefaultAddress',
  path: '/address/setDefaultAddress',
  access: ownBook('repeats'),
  summary: 'Make an address the default',
  description: `For the recipient, or for \`role\`. ${own} A book has one default for each role at most; none once that address is deleted.`,
  body: z.object({ id: addressId, role: role.default('recipient') }),
  replies: { 200: successOf(bookAddress) },
  refusals: ['sign-in-needed', 'unknown-address'],
  examples: [unsigned({ id: '1' })],
})

export const deleteAddresses = defineCall({
  ...shared,
  id: 'deleteAddressInfoByIdListAndPin',
  path: '/address/deleteAddressInfoByIdListAndPin',
  access: ownBook('repeats'),
  summary: 'Delete addresses',
  description: `An array whose first item is the list of ids; whose account it is says the session. ${own} All of them or none. \`undo\` brings them back until \`undoUntil\`, by \`/v1/address-book/undo\`.`,
  body: z.tuple([z.array(addressId).min(1).max(500)]).rest(z.unknown()),
  replies: {
    200: successOf(z.object({ deleted: z.int(), undo: z.string(), undoUntil: z.int().describe('ms UTC.') })),
  },
  refusals: ['sign-in-needed', 'unknown-address'],
  examples: [unsigned([['1']])],
})

export const getAddress = defineCall({
  ...shared,
  id: 'getAddressByPinAndId',
  path: '/address/getAddressByPinAndId',
  access: ownBook('reads'),
  summary: 'One address',
  description: own,
  body: z.object({ id: addressId }),
  replies: { 200: successOf(bookAddress) },
  refusals: ['sign-in-needed', 'unknown-address'],
  examples: [unsigned({ id: '1' })],
})

const sealable = <T extends z.ZodType>(data: T) =>
  successOf(z.union([data, z.string().describe('The same, encrypted.')]))

export const listAddresses = defineCall({
  ...shared,
  id: 'getAddressInfoByConditionEnhance',
  path: '/address/getAddressInfoByConditionEnhance',
  access: ownBook('reads'),
  summary: 'Addresses by their fields, page by page',
  description: `An array of one. Every condition that is sent has to be met. ${own} ${sealed}`,
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
  replies: { 200: sealable(pageOf(bookAddress)) },
  refusals: ['sign-in-needed', 'undecipherable'],
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
})

export const searchAddresses = defineCall({
  ...shared,
  id: 'getFuzzyQueryByConditionPageEnhance',
  path: '/address/getFuzzyQueryByConditionPageEnhance',
  access: ownBook('reads'),
  summary: 'Addresses by any part of them, page by page',
  description: `An array of one. \`keyword\` is looked for in name and company (either script, pinyin, or its first letters), phone, area and street; all of its words have to be found, and the best come first. ${own} ${sealed}`,
  body: z.tuple([
    z.object({
      ...paging,
      keyword: z.string().max(100).default(''),
      group: z.string().max(longestFields.group).optional(),
    }),
  ]),
  replies: { 200: sealable(pageOf(bookAddress.extend({ marks }))) },
  refusals: ['sign-in-needed', 'undecipherable'],
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
})

export const resolveAddresses = defineCall({
  ...shared,
  id: 'queryAddressBatchAndUserNew',
  path: '/cnet/queryAddressBatchAndUserNew',
  access: ownBook('reads'),
  summary: 'Many pasted addresses, and whose they are',
  description: `Up to 500 lines, each read as \`/com/getJDDistrictFromAddress\` reads one, in their order. \`user\` is the address of the customer’s own book with the same phone, null where there is none. Nothing sent here is kept or logged.`,
  body: z.object({ addressList: z.array(z.string().max(500)).min(1).max(mostLines) }),
  longBody: true,
  replies: {
    200: successOf(z.object({ list: z.array(checked.extend({ user: bookAddress.nullable() })) })),
  },
  refusals: ['sign-in-needed'],
  examples: [
    unsigned({}),
    {
      title: 'One line',
      signedIn: true,
      request: { body: { addressList: ['张三 13800138000 湖北武汉江夏光谷大道88号'] } },
      status: 200,
      reply: {
        code: 1,
        data: { list: [{ address: { name: '张三', code: '420115' }, findings: [], user: null }] },
      },
    },
  ],
})

export const undoDeletion = defineCall({
  ...shared,
  shape: 'own',
  id: 'undoAddressDeletion',
  path: '/v1/address-book/undo',
  access: ownBook('repeats'),
  summary: 'Undo deleting addresses of one’s own book',
  description:
    '`undo` is what `/address/deleteAddressInfoByIdListAndPin` answered. The defaults come back as well, unless others have been chosen since.',
  body: z.strictObject({ undo: z.string().min(1).max(40) }),
  replies: { 200: successOf(z.object({ restored: z.int() })) },
  refusals: ['sign-in-needed', 'undo-over', 'book-full'],
  examples: [
    unsigned({ undo: '1' }),
    {
      title: 'Too late',
      signedIn: true,
      request: { body: { undo: '1' } },
      status: 410,
      reply: { code: 1163 },
    },
  ],
})

export const renameGroup = defineCall({
  ...shared,
  shape: 'own',
  id: 'renameAddressGroup',
  path: '/v1/address-book/groups',
  access: ownBook('repeats'),
  summary: 'Rename or dissolve a group of one’s own book',
  description: 'Without `to` the group is dissolved. Its addresses stay.',
  body: z.strictObject({ from: z.string().min(1).max(20), to: z.string().max(200).nullable().default(null) }),
  replies: { 200: successOf(z.object({})) },
  refusals: ['sign-in-needed'],
  examples: [
    unsigned({ from: '展会' }),
    {
      title: 'A group that nothing is in',
      signedIn: true,
      request: { body: { from: '展会', to: '秋季展会' } },
      status: 200,
      reply: { code: 1, data: {} },
    },
  ],
})
