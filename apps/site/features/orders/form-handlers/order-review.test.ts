import { setContract } from '@hongyan/domain/companies/set-contract'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, it } from 'vitest'
import { signIn } from '../../../server/testing/sign-in.ts'
import { filled, placing, submittedOrders } from './submitted-orders.fixture.ts'

withDatabases('an order that is placed without a script', (database) => {
  const { api, orders, post, send, state, withCode } = submittedOrders(database)

  it('reviews and places an order once, however often it is sent', async () => {
    const before = await orders()
    const review = await post({ ...(await withCode()), do: 'review' })
    expect(review.stage).toBe('review')
    const [one, other] = [await post(placing(review)), await post(placing(review))]
    expect(one.placed?.receipt.number).toMatch(/^HO\d+$/)
    expect(other.placed?.receipt.number).toBe(one.placed?.receipt.number)
    expect(await orders()).toBe(before + 1)

    const { number, token } = one.placed?.receipt ?? {}
    const key = { number: number ?? '', token: token ?? '' }
    const looked = await post({ ...Object.fromEntries(one.fields), ...key, do: 'look' })
    expect(looked.placed?.order?.number).toBe(number)
    // No branch has accepted it: there is no label yet, and the page says so by showing how it stands.
    expect((await send({ ...key, do: 'label', paper: '76x130' })).headers['content-type']).toMatch(/html/)
    const strange = await post({ number: key.number, token: 'x', do: 'look' })
    expect(strange).toMatchObject({ placed: null, trouble: expect.any(String) })

    const off = await post({ ...key, do: 'cancel' })
    expect(off.placed?.order?.state).toBe('cancelled')
    // Sent again it changes nothing.
    expect((await post({ ...key, do: 'cancel' })).placed?.order?.state).toBe('cancelled')

    const again = await post({ ...Object.fromEntries(one.fields), ...key, do: 'again' })
    expect(again).toMatchObject({ stage: 'form', placed: null, form: { window: null } })
    expect(again.contact.code).toBe('')
    expect(again.form.recipient.name).toBe('欧阳样例')
  })

  it('keeps the review and its key where the answer is lost, and is placed once', async () => {
    const review = await post({ ...(await withCode()), do: 'review' })
    const before = await orders()
    state.isLost = true
    const lost = await post(placing(review))
    state.isLost = false
    expect(lost).toMatchObject({ stage: 'review', key: review.key, terms: review.terms, placed: null })
    expect(lost.trouble).toContain('再点一次')
    const again = await post(placing(lost))
    expect(again.placed?.receipt.total).toBe(review.terms?.total)
    expect(await orders()).toBe(before + 1)
  })

  it('shows both prices where the price has changed, and places at the new one', async () => {
    const review = await post({ ...(await withCode()), do: 'review' })
    const old = { ...placing(review), total: '1' }
    const changed = await post(old)
    expect(changed).toMatchObject({ stage: 'review', before: { total: 1 }, placed: null })
    expect((await post(placing(changed))).placed?.receipt.total).toBe(changed.terms?.total)
  })

  it('of a company waits for whoever is signed out meanwhile, and is placed once', async () => {
    const { cookie } = await signIn(api(), 'orders-for-a-company')
    await api().post('/v1/company', { name: '样例茶行' }, { cookie })
    const before = await orders()
    state.account = cookie
    const review = await post({ ...filled, of: 'company', do: 'review' })
    expect(review).toMatchObject({ stage: 'review', company: { name: '样例茶行' }, trouble: null })
    state.account = ''
    const ended = await post(placing(review))
    expect(ended).toMatchObject({
      stage: 'review',
      company: { name: null },
      customer: false,
      key: review.key,
      trouble: expect.stringContaining('给企业下单要登录'),
      form: { recipient: { name: '欧阳样例' } },
    })
    // Nor does the form become somebody's own.
    const form = await post({ ...filled, of: 'company', do: 'price' })
    expect(form).toMatchObject({
      company: { name: null },
      trouble: expect.stringContaining('给企业下单要登录'),
    })
    expect(await orders()).toBe(before)
    state.account = cookie
    const [one, other] = [await post(placing(ended)), await post(placing(ended))]
    expect(one.placed?.receipt.number).toMatch(/^HO/)
    expect(other.placed?.receipt.number).toBe(one.placed?.receipt.number)
    state.account = ''
  })

  it('of a company is nothing to another account, and goes on in another company once that was told', async () => {
    const company = async (subject: string, name: string) => {
      const { cookie } = await signIn(api(), subject)
      await api().post('/v1/company', { name }, { cookie })
      return cookie
    }
    const before = await orders()
    const mine = await company('fills-the-form', '样例茶行')
    state.account = mine
    const review = await post({ ...filled, of: 'company', do: 'review' })
    state.account = ''
    const ended = await post(placing(review))
    state.account = await company('comes-after-them', '别家茶行')
    for (const sent of [placing(review), placing(ended), { ...placing(review), do: 'edit' }]) {
      const emptied = await post(sent)
      expect(emptied).toMatchObject({
        stage: 'form',
        company: { name: '别家茶行' },
        trouble: expect.stringContaining('另一个账户'),
        placed: null,
      })
      expect(JSON.stringify(emptied)).not.toMatch(/欧阳样例|13900002468|示例北街/)
    }

    const { query } = database()
    const { id } = await query
      .selectFrom('accounts')
      .select('id')
      .where('subject', '=', 'fills-the-form')
      .executeTakeFirstOrThrow()
    await query.deleteFrom('company_people').where('account_id', '=', id).execute()
    state.account = await company('fills-the-form', '新的茶行')
    const notice = await post(placing(review))
    expect(notice).toMatchObject({
      stage: 'form',
      company: { name: '新的茶行' },
      trouble: expect.stringContaining('您已不在这张订单所属的企业'),
      form: { recipient: { name: '欧阳样例' } },
      placed: null,
    })
    expect(await orders()).toBe(before)
    const mark = notice.company?.mark ?? ''
    const next = await post({ ...filled, of: 'company', mark, do: 'review' })
    expect((await post(placing(next))).placed?.receipt.number).toMatch(/^HO/)
    state.account = ''
  })

  it('by a monthly account is refused without a contract, and once that has ended, with everything typed', async () => {
    const staff = { ...api().ctx, actor: { kind: 'staff', keyId: 'test' } } as const
    const typed = { ...filled, payer: 'account', note: '周日不在家' }
    const refused = { section: 'order-payer', text: expect.stringContaining('月结要先签月结合同') }
    const { cookie } = await signIn(api(), 'pays-monthly', '13900007755')
    const before = await orders()
    state.account = cookie
    const without = await post({ ...typed, do: 'review' })
    expect(without).toMatchObject({
      stage: 'form',
      monthly: false,
      problems: [refused],
      form: { payer: 'account', note: '周日不在家', recipient: { name: '欧阳样例' } },
    })
    const contract = { of: 'account', name: '13900007755' } as const
    await setContract(staff, { ...contract, ends: false })
    const review = await post({ ...typed, do: 'review' })
    expect(review).toMatchObject({ stage: 'review', monthly: true, problems: [] })
    await setContract(staff, { ...contract, ends: true })
    const ended = await post(placing(review))
    expect(ended).toMatchObject({
      stage: 'form',
      placed: null,
      shownErrors: true,
      problems: [refused],
      form: { payer: 'account', note: '周日不在家', recipient: { name: '欧阳样例' } },
    })
    expect(await orders()).toBe(before)
    const fields = Object.fromEntries(ended.fields)
    const other = await post({ ...fields, payer: 'sender', do: 'review' })
    expect((await post(placing(other))).placed?.receipt.number).toMatch(/^HO/)
    state.account = ''
  })
})
