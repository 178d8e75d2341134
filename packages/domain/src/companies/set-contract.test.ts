import type { Actor, Ctx } from '@hongyan/kernel/context'
import { aCompany, anAccountHolder, aStaff, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { exportAccount } from '../own-data/export-account.ts'
import { listContracts } from './list-contracts.ts'
import { setContract } from './set-contract.ts'

withDatabases('contracts to pay monthly', (database) => {
  const as = (actor: Actor) => testCtx(database(), { actor })
  const staff = () => as(aStaff)
  const holder = async (phone: string | null = null) => as(await anAccountHolder(testCtx(database()), phone))
  const idOf = ({ actor }: Ctx) => (actor.kind === 'customer' ? actor.customerId : '')
  const companyOf = ({ actor }: Ctx) =>
    (actor.kind === 'customer' ? actor.company?.companyId : undefined) ?? ''
  const auditOf = (id: string) =>
    database()
      .query.selectFrom('audit')
      .select(['entity', 'actor', 'action', 'detail'])
      .where('entity_id', '=', id)
      .where('action', 'like', 'contract-%')
      .orderBy('id')
      .execute()
  const account = (name: string, ends = false) => ({ of: 'account', name, ends }) as const
  const company = (name: string, ends = false) => ({ of: 'company', name, ends }) as const

  test('an account goes by its id or its phone, is told masked, and each change is in the audit once', async () => {
    const person = await holder('13900007731')
    const id = idOf(person)
    const known = { of: 'account', id, name: '欧***', phone: '139******31' } as const
    const since = staff().now()
    expect(await setContract(staff(), account(' +86 139 0000 7731 '))).toEqual({ ...known, since })
    expect(await setContract(staff(), account(id))).toEqual({ ...known, since })
    expect(await listContracts(staff())).toContainEqual({ ...known, since })
    expect((await exportAccount(person)).account.monthlySince).toBe(since)
    expect(await setContract(staff(), account(id, true))).toEqual({ ...known, since: null })
    expect(await setContract(staff(), account(id, true))).toEqual({ ...known, since: null })
    expect((await listContracts(staff())).map((one) => one.id)).not.toContain(id)
    const line = { entity: 'account', actor: 'staff:test-desk', detail: null }
    expect(await auditOf(id)).toEqual([
      { ...line, action: 'contract-made' },
      { ...line, action: 'contract-ended' },
    ])
  })

  test('a company goes by its id or its whole name; of several by one name none is taken', async () => {
    const { owner } = await aCompany(testCtx(database()), '远岭样例茶业')
    const id = companyOf(owner)
    expect(await setContract(staff(), company('远岭样例茶业'))).toMatchObject({ of: 'company', id })
    expect(await setContract(staff(), company(id, true))).toMatchObject({ id, since: null })
    const twin = companyOf((await aCompany(testCtx(database()), '远岭样例茶业')).owner)
    await expect(setContract(staff(), company('远岭样例茶业'))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(twin),
    })
    expect((await listContracts(staff())).map((one) => one.id)).not.toContain(id)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['contract-made', 'contract-ended'])
  })

  test('of two accounts with one phone none is taken, and nobody is made up', async () => {
    await holder('13900007732')
    await holder('13900007732')
    await expect(setContract(staff(), account('13900007732'))).rejects.toMatchObject({ code: 'conflict' })
    for (const name of ['13900007739', '', 'nobody'])
      await expect(setContract(staff(), account(name))).rejects.toMatchObject({ code: 'not-found' })
    await expect(setContract(staff(), company('没有这家'))).rejects.toMatchObject({ code: 'not-found' })
  })

  test('are made and read by staff alone', async () => {
    const person = await holder()
    const others: readonly Actor[] = [
      person.actor,
      testCtx(database()).actor,
      { kind: 'partner', keyId: 'test' },
    ]
    for (const actor of others) {
      await expect(setContract(as(actor), account(idOf(person)))).rejects.toMatchObject({ code: 'forbidden' })
      await expect(listContracts(as(actor))).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})
