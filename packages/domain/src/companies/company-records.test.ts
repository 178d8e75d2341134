import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import {
  aCompany,
  anEvent,
  aPartner,
  aPersonWithMail,
  aPlacedOrder,
  aStaff,
  asNow,
  aWebhook,
  insideTransaction,
  joinedAs,
  orderBooks,
  testCtx,
  untilItWaits,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { sampleNetwork } from '../branches/sample-network.ts'
import { fileClaim } from '../claims/file-claim.ts'
import { acceptOrder } from '../orders/accept-order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { changeOrder } from '../orders/change-order.ts'
import { listOrderDrafts } from '../orders/list-order-drafts.ts'
import { listOrders } from '../orders/list-orders.ts'
import { reorder } from '../orders/reorder.ts'
import { saveOrderDraft } from '../orders/save-order-draft.ts'
import { showOrder } from '../orders/show-order.ts'
import { countHoldings } from '../own-data/count-holdings.ts'
import { deleteAccount } from '../own-data/delete-account.ts'
import { exportAccount } from '../own-data/export-account.ts'
import { showShipment } from '../own-data/show-shipment.ts'
import { changeDelivery } from '../shipments/change-delivery.ts'
import { listShipments } from '../shipments/list-shipments.ts'
import { nameShipment } from '../shipments/name-shipment.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { changeRole } from './change-role.ts'
import { handOverCompany } from './hand-over-company.ts'
import { leaveCompany } from './leave-company.ts'
import { makeCompany } from './make-company.ts'
import { removePerson } from './remove-person.ts'

async function became(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof DomainError) return `${error.entity} ${error.code}`
    throw error
  }
}

const idOf = ({ actor }: Ctx): string => {
  if (actor.kind !== 'customer' || !actor.company) throw new Error('belongs to no company')
  return actor.company.personId
}
const network = sampleNetwork()

withDatabases('what belongs to a company', (database) => {
  const nobody = () => testCtx(database())
  const place = async (ctx: Ctx) => (await aPlacedOrder(ctx, {}, { of: 'company' })).number
  const key = (number: string) => ({ number, token: null })
  const correct = (ctx: Ctx, number: string) =>
    changeOrder(ctx, {
      ...key(number),
      changes: { recipient: { detail: '示例南街 2 号' } },
      books: orderBooks(),
    })
  const numbersOf = async (ctx: Ctx, of: 'own' | 'company') =>
    (await listOrders(ctx, { of })).orders.map(({ order }) => order.number)

  describe('an order', () => {
    test('is placed, changed and cancelled by owners and members, and seen by all', async () => {
      const { owner, member, viewer } = await aCompany(nobody())
      const number = await place(member)
      for (const one of [owner, member, viewer]) {
        expect(await numbersOf(one, 'company')).toEqual([number])
        expect(await numbersOf(one, 'own')).toEqual([])
        expect((await reorder(one, key(number))).goods).toHaveLength(1)
      }
      const { order } = await showOrder(owner, key(number))
      expect(order).toMatchObject({ customerId: null })
      expect(order.placedBy).toMatch(/^样例\d+$/)
      expect((await showOrder(member, key(number))).allowed.map(({ change }) => change)).toContain('cancel')
      await correct(owner, number)
      await cancelOrder(owner, key(number))
      expect((await showOrder(viewer, key(number))).order.state.kind).toBe('cancelled')
    })

    test('is only looked at by viewers: nothing that they may not do is offered', async () => {
      const { member, viewer } = await aCompany(nobody())
      const number = await place(member)
      expect((await showOrder(viewer, key(number))).allowed).toEqual([])
      expect(await became(place(viewer))).toBe('company forbidden')
      expect(await became(correct(viewer, number))).toBe('company forbidden')
      expect(await became(cancelOrder(viewer, key(number)))).toBe('company forbidden')
      // What is their own they do with as they like.
      const own = (await aPlacedOrder(viewer)).number
      await cancelOrder(viewer, key(own))
      expect(await numbersOf(viewer, 'own')).toEqual([own])
    })

    test('is nothing to other companies, to strangers, to programs and to whoever has been removed', async () => {
      const { owner, member } = await aCompany(nobody())
      const number = await place(member)
      const theirs = await aCompany(nobody())
      const stranger = await aPersonWithMail(nobody())
      if (member.actor.kind !== 'customer') throw new Error('a member is a customer')
      const { company: _company, ...actor } = member.actor
      const program: Ctx = { ...member, actor: { ...actor, keyId: 'key' } }
      await removePerson(owner, { personId: idOf(member) })
      const gone = await asNow(member)
      for (const other of [...Object.values(theirs), stranger, program, gone, nobody()]) {
        expect(await became(showOrder(other, key(number)))).toBe('order not-found')
        expect(await became(cancelOrder(other, key(number)))).toBe('order not-found')
        expect(await became(correct(other, number))).toBe('order not-found')
      }
      for (const other of [stranger, program, gone])
        expect(await became(listOrders(other, { of: 'company' }))).toBe('company not-found')
      expect(await numbersOf(gone, 'own')).toEqual([])
      // Whoever is not known may have been a moment ago: their session has ended.
      expect(await became(place(nobody()))).toBe('account sign-in-needed')
      // With what they were when their request came in, nothing is placed any more.
      expect(await became(place(member))).toBe('company not-found')
    })

    test('begins with a draft that is nobody else’s, and ends it', async () => {
      const { owner, member } = await aCompany(nobody())
      const id = randomUUID()
      await saveOrderDraft(member, { id, content: { note: '样例' } })
      expect(await listOrderDrafts(owner)).toEqual([])
      await aPlacedOrder(owner, {}, { of: 'company', draftId: id })
      expect(await listOrderDrafts(member)).toHaveLength(1)
      await aPlacedOrder(member, {}, { of: 'company', draftId: id })
      expect(await listOrderDrafts(member)).toEqual([])
    })

    test('opens to no token, and one key stands for an own order and one of the company apart', async () => {
      const { member } = await aCompany(nobody())
      const changes = { idempotencyKey: 'the same key' }
      const receipt = await aPlacedOrder(member, {}, { ...changes, of: 'company' })
      const again = await aPlacedOrder(member, {}, { ...changes, of: 'company' })
      const own = await aPlacedOrder(member, {}, changes)
      expect(receipt.access).toBeNull()
      expect(again.number).toBe(receipt.number)
      expect(own.number).not.toBe(receipt.number)
    })

    test('is told to no webhook of whoever placed it', async () => {
      const { member } = await aCompany(nobody())
      await aWebhook(member)
      await place(member)
      const told = () => database().query.selectFrom('webhook_events').select('number').execute()
      const before = (await told()).length
      const { number } = await aPlacedOrder(member)
      expect(await told()).toHaveLength(before + 1)
      expect((await told()).map((event) => event.number)).toContain(number)
    })
  })

  test('shipments: members act on what the company ordered, viewers look, others have none', async () => {
    const { owner, member, viewer } = await aCompany(nobody())
    const number = await place(member)
    await acceptOrder(testCtx(database(), { actor: aStaff }), { number, waybills: null })
    const waybill = (await showOrder(member, key(number))).order.waybills[0]?.number ?? ''
    const carrier = testCtx(database(), { actor: aPartner })
    const at = isoUtc(nobody().now() + 60_000)
    await ingestEvents(carrier, { events: [anEvent({ waybillNo: waybill, code: 'picked_up', at })] })
    const wish = { choice: 'another-day', day: '1999-01-01' }
    const change = (ctx: Ctx) => changeDelivery(ctx, { number: waybill, wish, network })
    const claim = (ctx: Ctx) =>
      fileClaim(ctx, {
        number: waybill,
        claim: { kind: 'damaged', amount: 100, story: '箱角压坏' },
        locale: 'zh-CN',
        idempotencyKey: 'claim of a company',
      })
    for (const one of [owner, member, viewer]) {
      const listed = await listShipments(one, { of: 'company' })
      expect(listed.shipments.map(({ shipment }) => shipment.waybillNo)).toEqual([waybill])
      expect(listed.shipments[0]?.roles).toEqual(['sender'])
      expect((await listShipments(one, {})).shipments).toEqual([])
      expect(await nameShipment(one, { number: waybill, nickname: '茶样' })).toBe('茶样')
    }
    expect(await showShipment(viewer, { number: waybill, network })).toMatchObject({
      allowed: [],
      mayClaim: false,
    })
    expect((await showShipment(member, { number: waybill, network })).mayClaim).toBe(true)
    expect(await became(change(viewer))).toBe('company forbidden')
    expect(await became(claim(viewer))).toBe('company forbidden')
    // The day is none: whoever may act gets as far as that.
    expect(await became(change(member))).toBe('own-shipment invalid-input')
    expect(await became(claim(member))).toBe('done')
    const theirs = await aCompany(nobody())
    for (const other of [...Object.values(theirs), await aPersonWithMail(nobody())]) {
      expect(await became(showShipment(other, { number: waybill, network }))).toBe('own-shipment not-found')
      expect(await became(change(other))).toBe('own-shipment not-found')
      expect(await became(claim(other))).toBe('own-shipment not-found')
    }
  })

  describe('an account that is deleted', () => {
    test('leaves its company, whose orders stay and do not say who placed them', async () => {
      const { owner, member } = await aCompany(nobody())
      const number = await place(member)
      expect(await countHoldings(member)).toMatchObject({
        orders: 0,
        companyOrders: 1,
        underWay: 0,
        peopleLeft: 0,
      })
      const held = await exportAccount(member)
      expect(held).toMatchObject({
        company: { name: '样例茶行', role: 'member' },
        companyOrders: 1,
        orders: [],
      })
      expect(held.account.mail).toMatch(/@people\.example$/)
      await deleteAccount(member, { sessionId: null })
      expect((await showOrder(owner, key(number))).order.placedBy).toBeNull()
      const row = await database()
        .query.selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      expect(row.placed_by).toBeNull()
    })

    test('is kept while others would be left with a company that nobody owns', async () => {
      const { owner, member } = await aCompany(nobody())
      expect(await countHoldings(owner)).toMatchObject({ peopleLeft: 2 })
      expect(await became(deleteAccount(owner, { sessionId: null }))).toBe('company conflict')
      expect(await countHoldings(owner)).toMatchObject({ peopleLeft: 2 })
      await handOverCompany(owner, { personId: idOf(member) })
      expect(await countHoldings(await asNow(owner))).toMatchObject({ peopleLeft: 0 })
      await deleteAccount(await asNow(owner), { sessionId: null })
    })

    test('closes a company that it is alone in, once its orders have ended', async () => {
      const founder = await aPersonWithMail(nobody())
      await makeCompany(founder, { name: '样例茶行' })
      const owner = await asNow(founder)
      const number = await place(owner)
      expect(await countHoldings(owner)).toMatchObject({ peopleLeft: 0, companyUnderWay: 1 })
      expect(await became(deleteAccount(owner, { sessionId: null }))).toBe('company not-available')
      expect(await became(leaveCompany(owner))).toBe('company not-available')
      await cancelOrder(owner, key(number))
      await deleteAccount(owner, { sessionId: null })
      const row = await database()
        .query.selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        customer_id: null,
        company_id: null,
        placed_by: null,
        idempotency_key: row.id,
      })
    })

    test('closing waits for an order that is being placed by somebody else, and is refused then', async () => {
      const founder = await aPersonWithMail(nobody())
      await makeCompany(founder, { name: '样例茶行' })
      const owner = await asNow(founder)
      const member = await joinedAs(owner, 'member')
      const close = async (db: Ctx['db']) => {
        await removePerson({ ...owner, db }, { personId: idOf(member) })
        await leaveCompany({ ...owner, db })
      }
      let left: Promise<string> | null = null
      const db = insideTransaction(database(), async () => {
        const begun = await untilItWaits(database(), (other) => became(close(other)))
        left = begun.outcome
      })
      const number = await place({ ...member, db })
      expect(await left).toBe('company not-available')
      expect((await showOrder(owner, key(number))).order.companyId).not.toBeNull()
    })

    test('what somebody was when their request began does not place an order for a company', async () => {
      const { owner, member } = await aCompany(nobody())
      await changeRole(owner, { personId: idOf(member), role: 'viewer' })
      expect(await became(place(member))).toBe('company forbidden')
      await removePerson(owner, { personId: idOf(member) })
      expect(await became(place(member))).toBe('company not-found')
    })

    test('closing and placing at once leaves no order without its company', async () => {
      for (let round = 0; round < 8; round += 1) {
        const founder = await aPersonWithMail(nobody())
        await makeCompany(founder, { name: '样例茶行' })
        const owner = await asNow(founder)
        const both = await Promise.all([became(place(owner)), became(leaveCompany(owner))])
        expect([
          ['done', 'company not-available'],
          ['company not-found', 'done'],
        ]).toContainEqual(both)
      }
    })
  })
})
