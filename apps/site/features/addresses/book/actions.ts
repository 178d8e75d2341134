import { addAddress } from '@hongyan/domain/address-book/add-address'
import type { BookAddress } from '@hongyan/domain/address-book/book-address'
import { longestFields, mostLines } from '@hongyan/domain/address-book/book-rules'
import { deleteAddresses } from '@hongyan/domain/address-book/delete-addresses'
import { editAddress } from '@hongyan/domain/address-book/edit-address'
import { getAddress } from '@hongyan/domain/address-book/get-address'
import { listAddresses } from '@hongyan/domain/address-book/list-addresses'
import { renameAddressGroup } from '@hongyan/domain/address-book/rename-address-group'
import { resolveAddresses } from '@hongyan/domain/address-book/resolve-addresses'
import { restoreAddresses } from '@hongyan/domain/address-book/restore-addresses'
import { searchAddresses } from '@hongyan/domain/address-book/search-addresses'
import { setDefaultAddress } from '@hongyan/domain/address-book/set-default-address'
import { z } from 'zod'
import { success, successOf } from '../../../calls/envelope.ts'
import { decryptCall, type EncryptionServices } from '../../../server/encrypted-requests/decrypt-call.ts'
import type { Answer } from '../../../server/http/answer.ts'
import { defineAction, defineAnswer } from '../../../server/requests/action.ts'
import type { At, Route } from '../../../server/requests/route.ts'
import { inWorker, type ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { checked } from '../views.ts'
import { bookCall, ownBook, unsigned } from './book-call.ts'
import { withFieldNames } from './field-names.ts'
import { addressId, bookAddress, marks, pageOf, paging, role, sentAddress } from './fields.ts'
import { presentAddress, presentFound, presentPage, readSent } from './present.ts'
import { understandLinesTask } from './understand-lines-task.ts'

const shared = { ...bookCall, shape: 'spec' } as const

const own = 'Of the customer’s own address book; an address of somebody else is unknown.'
const encrypted =
  'With the headers of `/v1/cipher-key` around an open body, `data` comes encrypted as described there.'
const sample = {
  name: '季舒文',
  phone: '139 0000 5527',
  areaCode: '110105',
  detailAddr: '雁书街 8 号院 3 号楼 902 室',
  group: 'clients',
}

const presentKept = (address: BookAddress, { locale }: At) => presentAddress(address, locale)

export const newAddressAction = defineAction(
  {
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
  },
  ({ body: [sent] }, { ctx }) => withFieldNames('0.', () => addAddress(ctx, readSent(sent))),
  presentKept,
)

export const updateAddressInfoAction = defineAction(
  {
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
  },
  ({ body: [{ id, ...sent }] }, { ctx }) =>
    withFieldNames('0.', () => editAddress(ctx, { id, ...readSent(sent) })),
  presentKept,
)

const setDefaultAddressAction = defineAction(
  {
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
  },
  ({ body }, { ctx }) => setDefaultAddress(ctx, body),
  presentKept,
)

export const deleteAddressesAction = defineAction(
  {
    ...shared,
    id: 'deleteAddressInfoByIdListAndPin',
    path: '/address/deleteAddressInfoByIdListAndPin',
    access: ownBook('repeats'),
    summary: 'Delete addresses',
    description: `An array whose first item is the list of ids; whose account it is says the session. ${own} All of them or none. \`undo\` brings them back until \`undoUntil\`, by \`/v1/address-book/undo\`.`,
    body: z.tuple([z.array(addressId).min(1).max(500)]).rest(z.unknown()),
    replies: {
      200: successOf(
        z.object({ deleted: z.int(), undo: z.string(), undoUntil: z.int().describe('ms UTC.') }),
      ),
    },
    refusals: ['sign-in-needed', 'unknown-address'],
    examples: [unsigned([['1']])],
  },
  ({ body: [ids] }, { ctx }) => deleteAddresses(ctx, { ids }),
  ({ id, deleted, undoUntil }) => ({ deleted, undo: id, undoUntil }),
)

export const getAddressAction = defineAction(
  {
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
  },
  ({ body }, { ctx }) => getAddress(ctx, body),
  presentKept,
)

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
    summary: 'Addresses by their fields, page by page',
    description: `An array of one. Every condition that is sent has to be met. ${own} ${encrypted}`,
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
    summary: 'Addresses by any part of them, page by page',
    description: `An array of one. \`keyword\` is looked for in name and company (either script, pinyin, or its first letters), phone, area and street; all of its words have to be found, and the best come first. ${own} ${encrypted}`,
    body: z.tuple([
      z.object({
        ...paging,
        keyword: z.string().max(100).default(''),
        group: z.string().max(longestFields.group).optional(),
      }),
    ]),
    replies: { 200: sealableOf(pageOf(bookAddress.extend({ marks }))) },
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
  },
  async ({ body: [asked] }, at: At<EncryptionServices>) =>
    sealable(at, async () => {
      const { index, pageSize, keyword, group } = asked
      const input = { index, size: pageSize, keyword, group: group || null }
      const page = await searchAddresses(at.ctx, input)
      return presentPage(page, asked, (address) => presentFound(address, at.locale))
    }),
)

const resolveAddressesAction = defineAction(
  {
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
  },
  async ({ body }, at: At<ThreadServices>) => {
    const { ctx, locale } = at
    const lines = await inWorker(at, understandLinesTask, { lines: body.addressList, locale })
    const known = await resolveAddresses(ctx, { addresses: lines.map(({ address }) => address) })
    const userAt = (at: number) => known[at] && presentAddress(known[at], locale)
    return { list: lines.map((line, at) => ({ ...line, user: userAt(at) ?? null })) }
  },
)

export const undoDeletionAction = defineAction(
  {
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
  },
  ({ body }, { ctx }) => restoreAddresses(ctx, { deletionId: body.undo }),
)

export const renameGroupAction = defineAction(
  {
    ...shared,
    shape: 'own',
    id: 'renameAddressGroup',
    path: '/v1/address-book/groups',
    access: ownBook('repeats'),
    summary: 'Rename or dissolve a group of one’s own book',
    description: 'Without `to` the group is dissolved. Its addresses stay.',
    body: z.strictObject({
      from: z.string().min(1).max(20),
      to: z.string().max(200).nullable().default(null),
    }),
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
  },
  async ({ body }, { ctx }) => {
    await renameAddressGroup(ctx, body)
    return {}
  },
)

/** The address book, its files left out. */
export const bookActions: readonly Route<EncryptionServices & ThreadServices>[] = [
  newAddressAction,
  updateAddressInfoAction,
  setDefaultAddressAction,
  deleteAddressesAction,
  getAddressAction,
  listAddressesAction,
  searchAddressesAction,
  resolveAddressesAction,
  undoDeletionAction,
  renameGroupAction,
]
