import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { aPlacedOrder, aStaff, orderBooks } from '@hongyan/testing'
import { endOwnSessions } from '../../accounts/end-own-sessions.ts'
import { endProviderSessions } from '../../accounts/end-provider-sessions.ts'
import { endSession } from '../../accounts/end-session.ts'
import { addAddress } from '../../address-book/add-address.ts'
import { deleteAddresses } from '../../address-book/delete-addresses.ts'
import { editAddress } from '../../address-book/edit-address.ts'
import { renameAddressGroup } from '../../address-book/rename-address-group.ts'
import { restoreAddresses } from '../../address-book/restore-addresses.ts'
import { setDefaultAddress } from '../../address-book/set-default-address.ts'
import { acceptOrder } from '../../orders/accept-order.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { deleteOrderDraft } from '../../orders/delete-order-draft.ts'
import { forgetOrderList } from '../../orders/forget-order-list.ts'
import { mendOrderList } from '../../orders/mend-order-list.ts'
import { refuseOrder } from '../../orders/refuse-order.ts'
import { saveOrderDraft } from '../../orders/save-order-draft.ts'
import { saveOrderList } from '../../orders/save-order-list.ts'
import type { Somebody } from './somebody.ts'
import { address, field, issuer, signIn } from './somebody.ts'

/** A write by one person, or about what is theirs, and what the log says of it. */
export type Write = {
  readonly name: string
  /** What has to have happened before. */
  readonly prepare?: (me: Somebody) => Promise<unknown>
  readonly write: (me: Somebody) => Promise<unknown>
  readonly noted?: readonly string[]
}

export const staff = ({ own }: Somebody): Ctx => ({ ...own, actor: aStaff })
export const visitor = ({ own }: Somebody): Ctx => ({
  ...own,
  actor: { kind: 'visitor', sessionId: null, address: '192.0.2.9' },
})

async function fillWithDrafts(own: Ctx): Promise<void> {
  for (let n = 0; n <= own.settings.orders.drafts; n += 1)
    await saveOrderDraft(own, { id: randomUUID(), content: { note: String(n) } })
}
async function fillWithLists(own: Ctx): Promise<void> {
  for (let n = 0; n <= own.settings.orders.listDrafts; n += 1)
    await saveOrderList(own, { key: `list-${randomUUID()}`, look: 'one', lines: field('乙'), typed: [] })
}

/** Sign-ins, the book of addresses, drafts and orders. */
export const orderWrites: readonly Write[] = [
  { name: 'another sign-in', write: (me) => signIn(visitor(me), me), noted: ['signed-in'] },
  {
    name: 'a sign-out',
    write: (me) => endSession(me.own, { secret: me.secret }),
    noted: ['signed-out'],
  },
  {
    name: 'a sign-out everywhere',
    write: (me) => endOwnSessions(me.own, { id: 'all' }),
    noted: ['signed-out-everywhere'],
  },
  {
    name: 'a sign-out of one device',
    write: (me) => endOwnSessions(me.own, { id: me.sessionId }),
    noted: ['signed-out-elsewhere'],
  },
  {
    name: 'the end of a person’s sessions at the provider',
    write: ({ own, subject }) =>
      endProviderSessions(own, { issuer, subject, providerSession: null, since: null }),
    noted: ['signed-out-by-provider'],
  },
  {
    name: 'an address that is the default',
    write: ({ own }) => addAddress(own, { ...address, defaultFor: ['sender', 'recipient'] }),
  },
  {
    name: 'a changed address',
    write: ({ own, addressId: id }) => editAddress(own, { id, name: '林二', defaultFor: ['recipient'] }),
  },
  {
    name: 'another default',
    write: ({ own, addressId: id }) => setDefaultAddress(own, { id, role: 'recipient' }),
  },
  { name: 'a deleted address', write: ({ own, addressId }) => deleteAddresses(own, { ids: [addressId] }) },
  {
    name: 'a deletion that is undone',
    write: ({ own, deletionId }) => restoreAddresses(own, { deletionId }),
  },
  {
    name: 'another name of a group',
    write: ({ own }) => renameAddressGroup(own, { from: '展会', to: '秋季' }),
  },
  {
    name: 'a book after its undone deletions are over',
    write: ({ own }) => addAddress({ ...own, now: () => own.now() + 120_000 }, { ...address, name: '后来' }),
  },
  {
    name: 'a draft',
    write: ({ own, draftId: id }) => saveOrderDraft(own, { id, content: { note: '改' } }),
  },
  { name: 'drafts beyond the most', write: ({ own }) => fillWithDrafts(own) },
  { name: 'a deleted draft', write: ({ own, draftId: id }) => deleteOrderDraft(own, { id }) },
  {
    name: 'a list',
    write: ({ own, listKey: key }) => saveOrderList(own, { key, look: 'two', lines: field('乙'), typed: [] }),
  },
  { name: 'lists beyond the most', write: ({ own }) => fillWithLists(own) },
  {
    name: 'a mended list',
    write: ({ own, listKey: key }) => mendOrderList(own, { key, look: 'one', typed: field('丙') }),
  },
  { name: 'a forgotten list', write: ({ own, listKey: key }) => forgetOrderList(own, { key }) },
  { name: 'an order', write: ({ own }) => aPlacedOrder(own), noted: ['placed'] },
  {
    name: 'an order with what was typed of it',
    write: ({ own, draftId }) => aPlacedOrder(own, {}, { draftId }),
    noted: ['placed'],
  },
  {
    name: 'an order of a company',
    write: ({ own }) => aPlacedOrder(own, {}, { of: 'company' }),
    noted: ['placed'],
  },
  {
    name: 'a changed order',
    write: ({ own, accepted }) =>
      changeOrder(own, {
        ...{ number: accepted, token: null, books: orderBooks() },
        changes: { recipient: { name: '别人', phone: '13900003579', detail: '示例南街 2 号' } },
      }),
    noted: ['changed'],
  },
  {
    name: 'a cancelled order',
    write: ({ own, placed }) => cancelOrder(own, { number: placed, token: null }),
    noted: ['cancelled'],
  },
  {
    name: 'a cancelled order with shipments',
    write: ({ own, accepted }) => cancelOrder(own, { number: accepted, token: null }),
    noted: ['cancelled'],
  },
  {
    name: 'an accepted order',
    write: (me) => acceptOrder(staff(me), { number: me.placed, waybills: null }),
    noted: ['accepted'],
  },
  {
    name: 'a refused order',
    write: (me) => refuseOrder(staff(me), { number: me.accepted, reason: 'no-capacity' }),
    noted: ['refused'],
  },
]
