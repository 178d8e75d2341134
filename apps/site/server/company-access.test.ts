import { migrate, openDatabase } from '@hongyan/db'
import { createSession } from '@hongyan/domain/accounts/create-session'
import { type CompanyRole, companyRoles } from '@hongyan/domain/accounts/membership'
import { type CompanyRight, roleMay } from '@hongyan/domain/companies/company-rules'
import { inviteToCompany } from '@hongyan/domain/companies/invite-to-company'
import { createApiKey } from '@hongyan/domain/merchants/create-api-key'
import { keyScopes } from '@hongyan/domain/merchants/merchant-rules'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { uuidv7 } from '@hongyan/kernel/ids'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { aCompany, anEvent, aPartner, aPlacedOrder, aStaff, asNow } from '@hongyan/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Call, type CallExample, isWrite } from '../calls/call.ts'
import type { Refusal } from '../calls/refusal.ts'
import { companyRole, fault, noCompany, signInNeeded, unknownNumber } from '../calls/refusals.ts'
import { unknownPerson } from '../features/companies/refusals.ts'
import { unknownOrder } from '../features/orders/refusals.ts'
import { unknownShipment } from '../features/tracking/my/refusals.ts'
import { unlockNeeded } from '../features/tracking/refusals.ts'
import { apiCalls } from '../features.ts'
import { accountCookie } from './security/account-cookie.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin, testMoment } from './testing/api-under-test.ts'

const cookie = accountCookie(ownOrigin)

/** An order as the schema of a body takes it; whether it could be carried is not asked here. */
const anOrderBody = {
  kind: 'express',
  product: 'express-standard',
  sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
  recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
  goods: [{ name: '茶叶' }],
  pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
  pickup: { way: 'collect', from: '2026-11-21T15:00:00+08:00', until: '2026-11-21T16:00:00+08:00' },
  payer: 'sender',
} as const

/** Whoever belongs to no company, or to another one. */
type Elsewhere = 'customer' | CompanyRole
const roleOf = (actor: Elsewhere): CompanyRole | undefined => companyRoles.find((role) => role === actor)

let api: ApiUnderTest
let otherCompany = ''

beforeAll(async () => {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  api = await createApiUnderTest(async () => {}, db)
  const { owner } = await aCompany(api.ctx, '样例茶行')
  if (owner.actor.kind !== 'customer' || !owner.actor.company) throw new Error('an owner has a company')
  otherCompany = owner.actor.company.companyId
  return async () => {
    await api.close()
    await db.close()
  }
})

/** Somebody who is signed in and belongs to a company with a role, whatever became of them before. */
async function signInAs(role: CompanyRole | null, company: string): Promise<string> {
  const identity = {
    issuer: 'https://id.example',
    subject: `${role} of ${company}`,
    name: '样例',
    phone: null,
    mail: `${role}@people.example`,
    providerSession: null,
    idToken: null,
  }
  const { secret, accountId } = await createSession(api.ctx, { identity, replaced: null })
  if (role !== null) {
    const row = {
      id: uuidv7(testMoment),
      company_id: company,
      account_id: accountId,
      role,
      joined_at: testMoment,
    }
    await api.ctx.db.query
      .insertInto('company_people')
      .values(row)
      .onConflict((on) => on.column('account_id').doUpdateSet({ role }))
      .execute()
  }
  return String(cookie.keep(secret)[0]).split(';')[0] ?? ''
}

const elsewhere = (actor: Elsewhere) => signInAs(roleOf(actor) ?? null, otherCompany)

/** Asks in somebody's name: by their cookie, or as a program of theirs with its key. */
function ask(
  call: Call,
  by: { cookie: string } | { authorization: string } | null,
  request: CallExample['request'],
) {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => request.params?.[name] ?? 'x')
  return api.send({
    method: call.method,
    url: `${path}?${new URLSearchParams(request.query ?? {})}`,
    headers: {
      ...(by !== null && 'authorization' in by ? {} : { origin: ownOrigin, 'sec-fetch-site': 'same-origin' }),
      ...by,
      'idempotency-key': 'asked-by-the-table',
      ...(isWrite(call) ? { 'content-type': 'application/json' } : {}),
    },
    ...(isWrite(call) ? { payload: JSON.stringify(request.body ?? {}) } : {}),
  })
}

describe('records of a company', () => {
  const company = { order: '', waybill: '', person: '', invitation: '', other: '', key: '' }
  const shown = { total: 0, arrivesUntil: '2026-11-30', termsVersion: 'none' }

  beforeAll(async () => {
    const people = await aCompany(api.ctx, '别家茶行')
    const { number } = await aPlacedOrder(people.member, {}, { of: 'company' })
    await acceptOrder({ ...api.ctx, actor: aStaff }, { number, waybills: null })
    await inviteToCompany(people.owner, { mail: 'waits@people.example', role: 'viewer', locale: 'zh-CN' })
    const { query } = api.ctx.db
    const waybill = await query
      .selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .select('waybill_no')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow()
    // On its way it is not taken back, whatever is asked in the name of its people.
    const at = isoUtc(testMoment)
    const event = anEvent({ waybillNo: waybill.waybill_no, code: 'picked_up', at })
    await ingestEvents({ ...api.ctx, actor: aPartner }, { events: [event] })
    const invitation = await query
      .selectFrom('company_invitations')
      .select('id')
      .where('mail', '=', 'waits@people.example')
      .executeTakeFirstOrThrow()
    const asked = { name: '样例商城', scopes: keyScopes, requestKey: 'key of an owner' }
    const { secret } = await createApiKey(people.owner, asked)
    const { actor } = await asNow(people.viewer)
    if (actor.kind !== 'customer' || !actor.company) throw new Error('a viewer has a company')
    Object.assign(company, {
      order: number,
      waybill: waybill.waybill_no,
      person: actor.company.personId,
      invitation: invitation.id,
      other: actor.company.companyId,
      key: secret,
    })
  })

  type Asked = CallExample['request']
  const order = () => ({ params: { number: company.order }, body: {} })
  const shipment = (body?: object) => ({ params: { number: company.waybill }, ...(body ? { body } : {}) })
  const person = (body: object = {}) => ({ params: { id: company.person }, body })
  const ofCompany = { query: { of: 'company' } }
  /** How every call that touches records of a company asks for one of `company`; what strangers are told of it. */
  const requests: Readonly<Record<string, readonly [() => Asked, Refusal | null]>> = {
    showOrder: [order, unknownOrder],
    cancelOrder: [order, unknownOrder],
    changeOrder: [order, unknownOrder],
    orderLabels: [() => ({ body: { numbers: [company.order] } }), unknownOrder],
    previewLabel: [() => ({ body: { number: company.order } }), unknownOrder],
    showShipment: [shipment, unknownShipment],
    nameShipment: [() => shipment({ nickname: 'x' }), unknownShipment],
    changeDelivery: [() => shipment({ choice: 'another-day', day: '2000-01-01' }), unknownShipment],
    fileClaim: [() => shipment({ kind: 'damaged', amount: 100, story: 'x' }), unknownShipment],
    trackWithPin: [() => ({ query: { waybillCode: company.waybill } }), unknownNumber],
    getSignPicture: [() => ({ query: { waybillCode: company.waybill } }), unknownNumber],
    openProof: [() => ({ body: { number: company.waybill } }), unlockNeeded],
    changeCompanyRole: [() => person({ role: 'viewer' }), unknownPerson],
    handOverCompany: [person, unknownPerson],
    removeCompanyPerson: [person, unknownPerson],
  }
  /** Those that speak of the company of whoever asks, and of no other, whatever they are asked. */
  const ofWhoeverAsks: Readonly<Record<string, Asked>> = {
    listOrders: ofCompany,
    listShipments: ofCompany,
    priceOrder: { ...ofCompany, body: { order: anOrderBody } },
    placeOrder: { ...ofCompany, body: { order: anOrderBody, shown } },
    checkOrderList: { ...ofCompany, body: { text: 'x' } },
    placeOrderList: { ...ofCompany, body: { orders: [{ order: anOrderBody, shown }] } },
    showCompany: {},
    renameCompany: { body: { name: '样例茶业' } },
    inviteToCompany: { body: { mail: 'more@people.example', role: 'viewer' } },
    withdrawInvitation: { params: { id: company.invitation }, body: {} },
    // Without digits they show everybody what anybody may see, and their own people more.
    queryBill: { query: { billCode: 'HY000000000000' } },
    lookUpShipments: { body: { numbers: ['HY000000000000'] } },
  }
  const touching = apiCalls.filter(
    ({ access }) => access.record === 'company' || access.record === 'own-or-company',
  )
  const own = async (call: Call, role: CompanyRole, request: Asked) => {
    const mine = await signInAs(role, company.other)
    const answer = await ask(call, { cookie: mine }, request)
    return answer.headers['content-type']?.toString().startsWith('application/json')
      ? answer.json().code
      : null
  }

  it('are asked for by every call that declares that it touches them', () => {
    const known = [...Object.keys(requests), ...Object.keys(ofWhoeverAsks)]
    expect(touching.map(({ id }) => id).toSorted()).toEqual(known.toSorted())
  })

  const numbered = touching.filter(({ id }) => id in requests)
  describe.each(numbered)('$id', (call) => {
    const [request, unknown] = requests[call.id] ?? [() => ({}), null]

    it.each(['owner', 'member', 'viewer'] as const)('is for a %s as it declares', async (role) => {
      const code = await own(call, role, request())
      const right: CompanyRight = call.access.right ?? 'manage'
      if (!roleMay(role, right)) expect(code).toBe(companyRole.code)
      else {
        expect(code).not.toBe(companyRole.code)
        if (unknown !== null && call.id !== 'removeCompanyPerson') expect(code).not.toBe(unknown.code)
      }
    })

    it.each(['customer', 'owner', 'member', 'viewer'] as const)(
      'is nothing to a %s of elsewhere',
      async (actor) => {
        const answer = await ask(call, { cookie: await elsewhere(actor) }, request())
        const role = roleOf(actor)
        const right: CompanyRight = call.access.right ?? 'manage'
        const isKeptOut = call.access.record === 'company' && !(role && roleMay(role, right))
        const expected = isKeptOut ? (role ? companyRole : noCompany) : unknown
        expect(answer.json().code).toBe((expected ?? fault).code)
      },
    )
  })

  describe.each(touching.filter(({ id }) => id in ofWhoeverAsks))('$id', (call) => {
    it.each(['customer', 'owner', 'member', 'viewer'] as const)(
      'answers a %s of elsewhere about their own',
      async (actor) => {
        const answer = await ask(call, { cookie: await elsewhere(actor) }, ofWhoeverAsks[call.id] ?? {})
        const { code } = answer.json()
        const role = roleOf(actor)
        const isAsked = call.access.record === 'company' || ofWhoeverAsks[call.id]?.query?.of === 'company'
        const expected = !isAsked
          ? null
          : role === undefined
            ? noCompany
            : roleMay(role, call.access.right ?? 'manage')
              ? null
              : companyRole
        if (expected !== null) expect(code).toBe(expected.code)
        else expect([noCompany.code, companyRole.code]).not.toContain(code)
        expect(answer.body).not.toContain('别家茶行')
        expect(answer.body).not.toContain(company.order)
      },
    )
  })

  describe.each(touching.filter(({ id }) => ofWhoeverAsks[id]?.query?.of === 'company'))('$id', (call) => {
    it('asks whose session has ended to sign in, and nobody else', async () => {
      const ended = await signInAs('owner', otherCompany)
      const signedOut = await api.send({
        method: 'POST',
        url: '/v1/account/sign-out',
        headers: {
          cookie: ended,
          origin: ownOrigin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        payload: '{}',
      })
      expect(signedOut.statusCode).toBe(200)
      for (const by of [{ cookie: ended }, null]) {
        const answer = await ask(call, by, ofWhoeverAsks[call.id] ?? {})
        expect([answer.statusCode, answer.json().code]).toEqual([401, signInNeeded.code])
      }
    })
  })

  it('are asked for with `of` by calls of which each says so here', () => {
    const asking = apiCalls.filter(({ query }) => query !== undefined && 'of' in query.shape)
    for (const { id } of asking) expect(ofWhoeverAsks[id]?.query).toEqual({ of: 'company' })
  })

  describe.each(touching.filter(({ access }) => access.key !== undefined))(
    '$id, by a program of an owner',
    (call) => {
      it('reaches nothing of the company', async () => {
        const [request, unknown] = requests[call.id] ?? []
        const program = { authorization: `Bearer ${company.key}` }
        if (request && unknown) {
          const answer = await ask(call, program, request())
          expect(answer.json().code).toBe(unknown.code)
        } else if (ofWhoeverAsks[call.id]?.query?.of === 'company') {
          const answer = await ask(call, program, ofWhoeverAsks[call.id] ?? {})
          expect(answer.json().code).toBe(noCompany.code)
        } else {
          const looking = { body: { numbers: [company.waybill] } }
          const answer = await ask(call, program, looking)
          expect(answer.json().code).toBe(1)
          expect(answer.json().data).toEqual((await ask(call, null, looking)).json().data)
          const own = await ask(call, { cookie: await signInAs('viewer', company.other) }, looking)
          expect(answer.json().data).not.toEqual(own.json().data)
        }
      })
    },
  )

  it('are as they were after all of that', async () => {
    const { query } = api.ctx.db
    const invitation = await query
      .selectFrom('company_invitations')
      .select('mail')
      .where('id', '=', company.invitation)
      .executeTakeFirst()
    expect(invitation?.mail).toBe('waits@people.example')
  })
})
