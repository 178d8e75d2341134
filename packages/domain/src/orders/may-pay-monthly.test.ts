import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import {
  aCodeFor,
  aCompany,
  anAccountHolder,
  anOrder,
  aPlacement,
  aStaff,
  asNow,
  firstWindow,
  nextMobile,
  orderBooks,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import type { RecordOwner } from '../companies/company-rules.ts'
import { setContract } from '../companies/set-contract.ts'
import { changeOrder } from './change-order.ts'
import { checkOrders } from './check-orders.ts'
import { placeOrder } from './place-order.ts'
import { placeOrders } from './place-orders.ts'
import { reorder } from './reorder.ts'
import { showOrder } from './show-order.ts'

withDatabases('an order that is paid by a monthly account', (database) => {
  const books = orderBooks()
  const visitor = () => testCtx(database())
  const contract = (of: 'account' | 'company', name: string, ends = false) =>
    setContract(testCtx(database(), { actor: aStaff }), { of, name, ends })
  const customerOf = ({ actor }: Ctx) => {
    if (actor.kind !== 'customer') throw new Error('a customer is asked for')
    return actor
  }
  const holder = async () => testCtx(database(), { actor: await anAccountHolder(visitor()) })
  const withContract = async () => {
    const person = await holder()
    await contract('account', customerOf(person).customerId)
    return asNow(person)
  }
  const member = async (hasContract: boolean) => {
    const people = await aCompany(visitor())
    const { company } = customerOf(people.member)
    if (hasContract) await contract('company', company?.companyId ?? '')
    return asNow(people.member)
  }
  const monthly = (ctx: Ctx) => anOrder(ctx, { payer: 'account' })
  const ordersIn = async () => (await database().query.selectFrom('orders').select('id').execute()).length
  const fieldsOf = async (work: Promise<unknown>) => {
    try {
      await work
      return 'placed'
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return error.fields.map(({ path, message }) => `${path} ${message}`).join() || error.code
    }
  }

  /** Who asks, for whom, and what they are told; `placed` where it is taken. */
  const table: readonly (readonly [string, () => Promise<Ctx>, RecordOwner, string])[] = [
    ['an account without a contract', holder, 'own', 'payer needs-contract'],
    ['an account with a contract', withContract, 'own', 'placed'],
    ['a member, for a company without one', () => member(false), 'company', 'payer needs-contract'],
    ['a member, for a company with one', () => member(true), 'company', 'placed'],
    ['a member, whose company has one, for themselves', () => member(true), 'own', 'payer needs-contract'],
    [
      'a member with a contract of their own, for a company without one',
      async () => {
        const person = await member(false)
        await contract('account', customerOf(person).customerId)
        return asNow(person)
      },
      'company',
      'payer needs-contract',
    ],
    [
      'a program of an account with a contract',
      async () => {
        const ctx = await withContract()
        return { ...ctx, actor: { ...customerOf(ctx), keyId: 'a-key' } }
      },
      'own',
      'placed',
    ],
  ]
  describe.each(table)('%s', (_name, who, of, told) => {
    test('places one, or is told at the payer and nothing is stored', async () => {
      const ctx = await who()
      const before = await ordersIn()
      expect(await fieldsOf(placeOrder(ctx, aPlacement(ctx, monthly(ctx), { of })))).toBe(told)
      expect(await ordersIn()).toBe(before + (told === 'placed' ? 1 : 0))
    })

    test('has it checked, and placed, in a list', async () => {
      const ctx = await who()
      const [check] = await checkOrders(ctx, { orders: [monthly(ctx)], of, books })
      const found =
        check?.kind === 'problems' ? check.problems.map(({ path, message }) => `${path} ${message}`) : []
      expect(found).toEqual(told === 'placed' ? [] : [told])
      // Beside another mistake it is said as well.
      const wrong = { ...monthly(ctx), recipient: { ...monthly(ctx).recipient, phone: '1' } }
      const [both] = await checkOrders(ctx, { orders: [wrong], of, books })
      expect(both?.kind === 'problems' && both.problems.map(({ path }) => path)).toEqual(
        told === 'placed' ? ['recipient.phone'] : ['recipient.phone', 'payer'],
      )
      const { shown } = aPlacement(ctx, monthly(ctx), { of })
      const list = {
        of,
        orders: [{ values: monthly(ctx), shown, place: 1 }],
        locale: 'zh-CN',
        idempotencyKey: 'a list that is paid monthly',
        books,
      } as const
      expect(await fieldsOf(placeOrders(ctx, list))).toBe(told === 'placed' ? told : `0.${told}`)
    })
  })

  test('asks a guest to sign in', async () => {
    const ctx = visitor()
    const mobile = nextMobile()
    const contact = { mobile, code: await aCodeFor(ctx, mobile, 'order') }
    expect(await fieldsOf(placeOrder(ctx, aPlacement(ctx, monthly(ctx), { contact })))).toBe(
      'payer needs-account',
    )
  })

  test('is refused once the contract has ended, and what was placed before stands and can be changed', async () => {
    const ctx = await withContract()
    const placement = aPlacement(ctx, monthly(ctx))
    const { number } = await placeOrder(ctx, placement)
    await contract('account', customerOf(ctx).customerId, true)
    const after = await asNow(ctx)
    // The same once more is the same order, and another is none.
    expect((await placeOrder(after, placement)).number).toBe(number)
    expect(
      await fieldsOf(placeOrder(after, aPlacement(after, monthly(after), { shown: placement.shown }))),
    ).toBe('payer needs-contract')
    const pickup = firstWindow(after, 2)
    await changeOrder(after, { number, token: null, changes: { pickup }, books })
    const { order } = await showOrder(after, { number, token: null })
    expect(order).toMatchObject({ payer: 'account', pickup })
    // Sent once more it says how it was paid, and is judged anew.
    const again = {
      ...(await reorder(after, { number, token: null })),
      pickup: { way: 'collect', ...pickup },
    }
    expect(await fieldsOf(placeOrder(after, { ...aPlacement(after, monthly(after)), values: again }))).toBe(
      'payer needs-contract',
    )
  })
})
