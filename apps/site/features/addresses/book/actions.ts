import { addAddress } from '@hongyan/domain/address-book/add-address'
import type { BookAddress } from '@hongyan/domain/address-book/book-address'
import { mostLines } from '@hongyan/domain/address-book/book-rules'
import { deleteAddresses } from '@hongyan/domain/address-book/delete-addresses'
import { editAddress } from '@hongyan/domain/address-book/edit-address'
import { getAddress } from '@hongyan/domain/address-book/get-address'
import { renameAddressGroup } from '@hongyan/domain/address-book/rename-address-group'
import { resolveAddresses } from '@hongyan/domain/address-book/resolve-addresses'
import { restoreAddresses } from '@hongyan/domain/address-book/restore-addresses'
import { setDefaultAddress } from '@hongyan/domain/address-book/set-default-address'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { signInNeeded } from '../../../calls/refusals.ts'
import type { EncryptionServices } from '../../../server/encrypted-requests/decrypt-call.ts'
import { defineAction } from '../../../server/requests/action.ts'
import type { At, Route } from '../../../server/requests/route.ts'
import { inWorker, type ThreadServices } from '../../../server/threads/run-in-worker.ts'
import { bookFull, undoOver, unknownAddress } from '../refusals.ts'
import { checked } from '../views.ts'
import { bookCall, own, ownBook, unsigned } from './book-call.ts'
import { withFieldNames } from './field-names.ts'
import { addressId, bookAddress, role, sentAddress } from './fields.ts'
import { presentAddress, readSent } from './present.ts'
import { searchActions } from './search/actions.ts'
import { understandLinesTask } from './understand-lines-task.ts'

const shared = { ...bookCall, shape: 'spec' } as const

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
    summary: { en: 'Add an address', zh: '新增一个地址' },
    description: {
      en: `An array of one. To the customer’s own address book: in parts or as \`fullAddress\`, a pasted text. It becomes a default only where that is asked for. The same address again adds nothing and answers the one that is there.`,
      zh: '请求是一项的数组。存进客户自己的地址簿：可以分开发，也可以在 `fullAddress` 里粘贴整段。要它成为默认才成为默认。同一个地址再发一次不会多出一份，答复已有的那个。',
    },
    body: z.tuple([sentAddress]),
    replies: { 200: successOf(bookAddress) },
    refusals: [signInNeeded, bookFull],
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
    summary: { en: 'Change an address', zh: '修改一个地址' },
    description: {
      en: `An array of one, with the \`id\`. ${own.en} What is not sent stays as it is; a default is given up by making another address the default.`,
      zh: `请求是一项的数组，带 \`id\`。${own.zh}没有发的字段不变；要取消默认，就把别的地址设为默认。`,
    },
    body: z.tuple([sentAddress.extend({ id: addressId })]),
    replies: { 200: successOf(bookAddress) },
    refusals: [signInNeeded, unknownAddress],
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
    summary: { en: 'Make an address the default', zh: '设一个地址为默认' },
    description: {
      en: `For the recipient, or for \`role\`. ${own.en} A book has one default for each role at most; none once that address is deleted.`,
      zh: `设为默认收件，或 \`role\` 所说的那种。${own.zh}寄件和收件各最多一个默认；默认的地址删了，就没有默认。`,
    },
    body: z.object({ id: addressId, role: role.default('recipient') }),
    replies: { 200: successOf(bookAddress) },
    refusals: [signInNeeded, unknownAddress],
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
    summary: { en: 'Delete addresses', zh: '删除地址' },
    description: {
      en: `An array whose first item is the list of ids; whose account it is says the session. ${own.en} All of them or none. \`undo\` brings them back until \`undoUntil\`, by \`/v1/address-book/undo\`.`,
      zh: `数组的第一项是编号的列表；是谁的账户，看会话。${own.zh}要么全删，要么一个不删。到 \`undoUntil\` 为止，凭 \`undo\` 可以用 \`/v1/address-book/undo\` 找回来。`,
    },
    body: z.tuple([z.array(addressId).min(1).max(500)]).rest(z.unknown()),
    replies: {
      200: successOf(
        z.object({ deleted: z.int(), undo: z.string(), undoUntil: z.int().describe('ms UTC.') }),
      ),
    },
    refusals: [signInNeeded, unknownAddress],
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
    summary: { en: 'One address', zh: '取一个地址' },
    description: own,
    body: z.object({ id: addressId }),
    replies: { 200: successOf(bookAddress) },
    refusals: [signInNeeded, unknownAddress],
    examples: [unsigned({ id: '1' })],
  },
  ({ body }, { ctx }) => getAddress(ctx, body),
  presentKept,
)

const resolveAddressesAction = defineAction(
  {
    ...shared,
    id: 'queryAddressBatchAndUserNew',
    path: '/cnet/queryAddressBatchAndUserNew',
    access: ownBook('reads'),
    summary: { en: 'Many pasted addresses, and whose they are', zh: '一次识别许多粘贴的地址，并认出是谁的' },
    description: {
      en: `Up to 500 lines, each read as one pasted address is, in their order. \`user\` is the address of the customer’s own book with the same phone, null where there is none. Nothing sent here is kept or logged.`,
      zh: '最多 500 行，每一行同单独粘贴时一样识别，顺序不变。`user` 是客户自己的地址簿里电话相同的那个地址，没有就为空。发来的内容不留存，也不进日志。',
    },
    body: z.object({ addressList: z.array(z.string().max(500)).min(1).max(mostLines) }),
    longBody: true,
    replies: {
      200: successOf(z.object({ list: z.array(checked.extend({ user: bookAddress.nullable() })) })),
    },
    refusals: [signInNeeded],
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
    summary: { en: 'Undo deleting addresses of one’s own book', zh: '撤销对自己地址簿的删除' },
    description: {
      en: '`undo` is what `/address/deleteAddressInfoByIdListAndPin` answered. The defaults come back as well, unless others have been chosen since.',
      zh: '`undo` 是 `/address/deleteAddressInfoByIdListAndPin` 答复里的那个。默认也一起回来，除非已经选了别的地址。',
    },
    body: z.strictObject({ undo: z.string().min(1).max(40) }),
    replies: { 200: successOf(z.object({ restored: z.int() })) },
    refusals: [signInNeeded, undoOver, bookFull],
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
    summary: {
      en: 'Rename or dissolve a group of one’s own book',
      zh: '给自己地址簿里的一个分组改名，或解散',
    },
    description: {
      en: 'Without `to` the group is dissolved. Its addresses stay.',
      zh: '不带 `to` 就是解散，里面的地址都留着。',
    },
    body: z.strictObject({
      from: z.string().min(1).max(20),
      to: z.string().max(200).nullable().default(null),
    }),
    replies: { 200: successOf(z.object({})) },
    refusals: [signInNeeded],
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
  ...searchActions,
  resolveAddressesAction,
  undoDeletionAction,
  renameGroupAction,
]
