import type { ContractOwner } from '@hongyan/domain/companies/monthly-contract'
import { setContract } from '@hongyan/domain/companies/set-contract'
import { localeIds } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../server/testing/sign-in.ts'
import { orderCalls } from './order-calls.fixture.ts'

const sentences = {
  'zh-CN': '月结要先签月结合同。请换一种付款方式，或者到“商务合作”申请月结。',
  'zh-HK': '月結要先簽月結合約。請換一種付款方式，或到「商務合作」申請月結。',
  'en-US':
    'A monthly account needs a contract. Please choose another payment, or apply for an account under Business cooperation.',
}
const refused = { path: 'payer', code: 'needs-contract', message: sentences['zh-CN'] }

withDatabases('calls of orders that are paid by a monthly account', (database) => {
  const { api, who, order, shownFor, keyed } = orderCalls(database)
  const contract = (of: ContractOwner, name: string, ends = false) =>
    setContract({ ...api().ctx, actor: { kind: 'staff', keyId: 'test' } }, { of, name, ends })
  const accountOf = async (subject: string) =>
    (
      await database()
        .query.selectFrom('accounts')
        .select('id')
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow()
    ).id
  const person = (subject: string) => signIn(api(), subject)
  const withContract = async (subject: string) => {
    const browser = await person(subject)
    await contract('account', await accountOf(subject))
    return browser
  }
  const inCompany = async (subject: string, name: string) => {
    const browser = await person(subject)
    await api().post('/v1/company', { name }, browser)
    return browser
  }
  const keyOf = async (browser: { readonly cookie: string }) => {
    const asked = { name: '收银台', scopes: ['quotes', 'orders.write'] }
    const answer = await api().post('/v1/api-keys', asked, keyed(browser))
    return { authorization: `Bearer ${answer.json().data.secret}` }
  }
  const monthly = () => order({ payer: 'account' })
  const count = async () => (await database().query.selectFrom('orders').select('id').execute()).length

  type Headers = Record<string, string>
  /** The ways in by which such an order is judged or placed, each with what is wrong with its payer. */
  const ways: Readonly<Record<string, (by: Headers, query: string) => Promise<readonly object[]>>> = {
    priced: async (by, query) =>
      (await api().post(`/v1/orders/price${query}`, { order: monthly() }, by)).json().fields ?? [],
    placed: async (by, query) => {
      const shown = await shownFor()
      return (
        (await api().post(`/v1/orders${query}`, { order: monthly(), shown }, keyed(by))).json().fields ?? []
      )
    },
    'placed in a list': async (by, query) => {
      const orders = [{ order: monthly(), shown: await shownFor() }]
      const { fields = [] } = (await api().post(`/v1/order-lists${query}`, { orders }, keyed(by))).json()
      return fields.map((one: { path: string }) => ({ ...one, path: one.path.replace('0.', '') }))
    },
  }

  const table: readonly (readonly [string, () => Promise<Headers>, string, boolean])[] = [
    ['an account without a contract', () => person('without'), '', false],
    ['an account with a contract', () => withContract('with'), '', true],
    ['a program of an account without one', async () => keyOf(await person('without')), '', false],
    ['a program of an account with one', async () => keyOf(await withContract('with')), '', true],
    ['a company without one', () => inCompany('owner-without', '溪口样例'), '?of=company', false],
    [
      'a company with one',
      async () => {
        const owner = await inCompany('owner-with', '溪源样例')
        await contract('company', '溪源样例')
        return owner
      },
      '?of=company',
      true,
    ],
    ['its owner for themselves', () => inCompany('owner-with', '溪源样例'), '', false],
  ]
  describe.each(table)('by %s', (_name, by, query, allowed) => {
    it.each(Object.keys(ways))('are %s or refused at the payer', async (way) => {
      const headers = await by()
      const before = await count()
      expect(await ways[way]?.(headers, query)).toEqual(allowed ? [] : [refused])
      expect(await count()).toBe(before + (allowed && way !== 'priced' ? 1 : 0))
    })
  })

  it('ask a guest to sign in, and say it in three languages to whoever has', async () => {
    const guest = (await api().post('/v1/orders/price', { order: monthly() })).json()
    expect(guest.fields).toMatchObject([{ path: 'payer', code: 'needs-account' }])
    for (const locale of localeIds) {
      const message = sentences[locale]
      const headers = { ...who.mine, 'x-language': locale, 'accept-language': locale }
      const { fields } = (await api().post('/v1/orders/price', { order: monthly() }, headers)).json()
      expect(fields).toEqual([{ ...refused, message }])
    }
  })

  it('say in the dry run of a list which line it is', async () => {
    const text = [
      '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,每件公斤,付款,取件日期,取件时间',
      ...['月结', '寄付'].map(
        (payer) =>
          `林样本,13800001357,广东省深圳市南山区示例路8号,欧阳样例,13900002468,北京市朝阳区示例北街16号,茶叶,4.2,${payer},2026-11-21,14:00`,
      ),
    ].join('\n')
    const check = async (by: Headers, query = '') =>
      (await api().post(`/v1/order-lists/check${query}`, { text }, by))
        .json()
        .data.lines.map(({ problems }: { problems: readonly object[] }) => problems)
    const { path: _path, code: problem, message } = refused
    expect(await check(await person('without'))).toEqual([[{ column: 'payer', problem, message }], []])
    expect(await check(await withContract('with'))).toEqual([[], []])
    const owner = await inCompany('owner-with', '溪源样例')
    expect(await check(owner)).toEqual([[{ column: 'payer', problem, message }], []])
    expect(await check(owner, '?of=company')).toEqual([[], []])
  })

  it('are told by the account whether it can be chosen, as it is now', async () => {
    const monthlyOf = async (by: Headers) =>
      (await api().send({ url: '/v1/account', headers: by })).json().data.monthly
    expect(await monthlyOf({})).toBe(false)
    expect(await monthlyOf(await person('without'))).toBe(false)
    const browser = await withContract('told')
    expect(await monthlyOf(browser)).toBe(true)
    await contract('account', await accountOf('told'), true)
    expect(await monthlyOf(browser)).toBe(false)
  })
})
