import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, it } from 'vitest'
import { codeNeeded, conflict, malformed, signInNeeded, tooLate, wrongCode } from '../../calls/refusals.ts'
import { testMoment } from '../../server/testing/api-under-test.ts'
import { signIn } from '../../server/testing/sign-in.ts'
import { formOwnerMark } from './form-owner.ts'
import { orderCalls } from './order-calls.fixture.ts'
import { orderSettled, priceChanged, unknownOrder } from './refusals.ts'

withDatabases('calls of orders', (database) => {
  const { api, who, window, later, order, get, codeOf, shownFor, keyed, place, accept } = orderCalls(database)

  it('names what its schema refuses, and says it in a sentence', async () => {
    const sender = { name: '林'.repeat(100), phone: '12', division: '1', detail: '示例路 8 号' }
    const answer = await api().post('/v1/orders/price', { order: order({ sender }) })
    expect(answer.json().fields).toEqual([
      { path: 'order.sender.name', message: '太长了，请写短一些。', code: 'too-long' },
      { path: 'order.sender.phone', message: '请填手机号，或带区号的座机。', code: 'not-a-phone' },
      { path: 'order.sender.division', message: '没有这个区县，请重新选择。', code: 'no-such-district' },
    ])
  })

  it('takes as many pieces as an order may have, and says at the field how many', async () => {
    const priced = (count: number) =>
      api().post('/v1/orders/price', { order: order({ pieces: [{ weight: 500, count }] }) })
    expect((await priced(99)).statusCode).toBe(200)
    expect((await priced(100)).json()).toMatchObject({
      code: malformed.code,
      fields: [
        {
          path: 'pieces.0.count',
          message: '一单最多 99 件，请分几单下。',
          code: 'too-many-pieces',
          detail: '99',
        },
      ],
    })
  })

  it('offers the windows of a district', async () => {
    const { data } = (await get('/v1/pickup-windows?division=440305&product=express-standard')).json()
    expect(data).toMatchObject({ collects: true, branch: expect.any(String) })
    expect(data.days[0].windows).toContainEqual({ ...window, state: 'open', afterCutOff: false })
    expect(codeOf(await get('/v1/pickup-windows?division=x&product=express-standard'))).toEqual([400, 1400])
  })

  describe('placing', () => {
    it('takes the price that was shown, and answers a repeat with the same order', async () => {
      const shown = await shownFor()
      const headers = keyed(who.mine)
      const first = await api().post('/v1/orders', { order: order(), shown }, headers)
      expect(first.json()).toMatchObject({ code: 1, data: { total: shown.total, token: null } })
      const again = await api().post('/v1/orders', { order: order(), shown }, headers)
      expect(again.json()).toEqual(first.json())
      const changed = { order: order({ note: '别的' }), shown }
      expect(codeOf(await api().post('/v1/orders', changed, headers))).toEqual([409, conflict.code])
    })

    it('for a company is refused where the form is of another account or another company', async () => {
      const owner = await signIn(api(), 'owner-of-a-company')
      await api().post('/v1/company', { name: '样例茶行' }, owner)
      const { id: accountId, company_id: companyId } = await api()
        .ctx.db.query.selectFrom('accounts')
        .innerJoin('company_people', 'account_id', 'accounts.id')
        .select(['accounts.id', 'company_id'])
        .where('subject', '=', 'owner-of-a-company')
        .executeTakeFirstOrThrow()
      const asked = { order: order(), shown: await shownFor({}, owner) }
      const placeWith = (mark: string, headers = owner) =>
        api().post(`/v1/orders?${new URLSearchParams({ of: 'company', mark })}`, asked, keyed(headers))
      const differsOf = async (mark: string) => (await get(`/v1/order-mark?mark=${mark}`, owner)).json().data
      const markOf = (account: string, company: string) =>
        formOwnerMark(api().ctx, { accountId: account, company: { companyId: company } })
      for (const [mark, cause] of [
        [markOf('somebody else', companyId), 'another-account'],
        [markOf(accountId, 'another company'), 'another-company'],
        ['x', 'another-account'],
      ] as const) {
        const answer = await placeWith(mark)
        expect(codeOf(answer)).toEqual([409, conflict.code])
        const { errorMsg, fields } = answer.json()
        expect(fields).toEqual([{ path: 'mark', code: cause, message: errorMsg }])
        expect(await differsOf(mark)).toEqual({ differs: cause })
      }
      expect(await differsOf(markOf(accountId, companyId))).toEqual({ differs: null })
      // Whether somebody is signed in comes first.
      expect(codeOf(await placeWith('x', { cookie: '' }))).toEqual([401, signInNeeded.code])
      const counted = await api()
        .ctx.db.query.selectFrom('orders')
        .select('id')
        .where('company_id', '=', companyId)
        .execute()
      expect(counted).toEqual([])
      expect((await placeWith(markOf(accountId, companyId))).json().code).toBe(1)
      expect((await placeWith('')).json().code).toBe(1)
    })

    it('answers a price that has changed with both', async () => {
      const shown = await shownFor()
      const old = { ...shown, total: shown.total - 100 }
      const answer = await api().post('/v1/orders', { order: order(), shown: old }, keyed(who.mine))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: priceChanged.code,
        errorMsg: '价格变了，请再看一遍。',
        shown: old,
        terms: { total: shown.total, lines: [{ item: 'freight' }, { item: 'fuel' }] },
      })
    })

    it('says everything that is wrong, with the rule of the list', async () => {
      const bad = order({ goods: [{ name: '打火机' }], payer: 'account' })
      const answer = await api().post('/v1/orders/price', { order: bad })
      expect(codeOf(answer)).toEqual([400, malformed.code])
      expect(answer.json().fields).toEqual([
        { path: 'payer', message: '登录后才能这样选。', code: 'needs-account' },
        {
          path: 'goods.0',
          message: '这件物品不能用这种方式寄。',
          code: 'goods-barred',
          detail: expect.any(String),
        },
      ])
    })

    it('knows whether there is such a district', async () => {
      const nowhere = order({ sender: { ...order().sender, division: '999999' } })
      expect((await api().post('/v1/orders/price', { order: nowhere })).json().fields).toEqual([
        { path: 'sender.division', message: '没有这个区县，请重新选择。', code: 'no-such-district' },
      ])
    })

    it('needs a key, and without an account a code for orders', async () => {
      const shown = await shownFor()
      const asked = { order: order(), shown }
      expect(codeOf(await api().post('/v1/orders', asked, who.mine))).toEqual([400, malformed.code])
      expect(codeOf(await api().post('/v1/orders', asked, keyed({})))).toEqual([403, codeNeeded.code])
      const mobile = '13912340001'
      const session = String((await get('/ecology/getSession')).headers['set-cookie']).split(';')[0] ?? ''
      await api().post('/cooperation/getVerifyCode', [{ phoneNum: mobile, purpose: 'order' }], {
        cookie: session,
      })
      const contact = { mobile, code: api().sms.codeFor(mobile) }
      const wrong = { mobile, code: contact.code === '000000' ? '000001' : '000000' }
      expect(codeOf(await api().post('/v1/orders', { ...asked, contact: wrong }, keyed({})))).toEqual([
        403,
        wrongCode.code,
      ])
      const { data } = (await api().post('/v1/orders', { ...asked, contact }, keyed({}))).json()
      const opened = await get(`/v1/orders/${data.number}`, { 'x-hongyan-order': data.token })
      expect(opened.json().data.number).toBe(data.number)
      expect(codeOf(await get(`/v1/orders/${data.number}`))).toEqual([404, unknownOrder.code])
      expect(codeOf(await get(`/v1/orders/${data.number}`, who.mine))).toEqual([404, unknownOrder.code])
    })

    it.each([
      ['no order', {}],
      ['an unknown field', { order: { colour: 'red' } }],
      ['a window that is no time', { order: { pickup: { way: 'collect', from: 'now', until: 'later' } } }],
    ])('refuses %s by its schema', async (_name, changes) => {
      const body = 'order' in changes ? { order: { ...order(), ...changes.order } } : changes
      expect(codeOf(await api().post('/v1/orders/price', body))).toEqual([400, malformed.code])
    })
  })

  it('shows an order with its phones masked, to its account alone', async () => {
    const { number } = await place()
    const answer = await get(`/v1/orders/${number}`, who.mine)
    expect(answer.body).not.toMatch(/13800001357|13900002468/)
    expect(answer.json().data).toMatchObject({
      number,
      state: 'placed',
      recipient: { name: '欧阳样例', phone: '139******68', area: '北京市朝阳区' },
      pickup: window,
      allowed: [
        { change: 'pickup', until: '2026-11-21T13:30:00+08:00' },
        { change: 'recipient', until: '2026-11-21T14:00:00+08:00' },
        { change: 'cancel', until: null },
      ],
    })
    for (const [url, method] of [
      [`/v1/orders/${number}`, 'GET'],
      [`/v1/orders/${number}/cancel`, 'POST'],
      [`/v1/orders/${number}/changes`, 'POST'],
    ] as const) {
      const asked = method === 'GET' ? await get(url, who.other) : await api().post(url, {}, who.other)
      expect(codeOf(asked)).toEqual([404, unknownOrder.code])
    }
    expect(codeOf(await api().post('/v1/order-labels', { numbers: [number] }, who.other))).toEqual([
      404,
      unknownOrder.code,
    ])
  })

  it('lists the orders of an account, filtered', async () => {
    const { number } = await place({ note: '只在列表里' })
    const { data } = (await get('/v1/orders?limit=1', who.mine)).json()
    expect([data.orders[0].number, data.next]).toEqual([number, expect.any(String)])
    expect((await get(`/v1/orders?text=${number}`, who.mine)).json().data.orders).toHaveLength(1)
    expect((await get('/v1/orders', who.other)).json().data.orders).toEqual([])
    expect(codeOf(await get('/v1/orders'))).toEqual([401, signInNeeded.code])
    expect(codeOf(await get('/v1/orders?tab=all', who.mine))).toEqual([400, malformed.code])
  })

  it('changes the time and the recipient, and cancels', async () => {
    const { number } = await place()
    const change = (body: object) => api().post(`/v1/orders/${number}/changes`, body, who.mine)
    expect((await change({ pickup: later, recipient: { name: '新样例' } })).json().data).toMatchObject({
      pickup: later,
      recipient: { name: '新样例' },
    })
    expect(codeOf(await change({ pickup: { from: window.from, until: later.until } }))).toEqual([400, 1400])
    expect(codeOf(await change({ product: 'air' }))).toEqual([400, malformed.code])
    const cancel = () => api().post(`/v1/orders/${number}/cancel`, {}, who.mine)
    expect((await cancel()).json().data).toMatchObject({ state: 'cancelled' })
    expect((await cancel()).json().data).toMatchObject({ state: 'cancelled' })
    expect(codeOf(await change({ recipient: { name: '新' } }))).toEqual([409, orderSettled.code])
  })

  it('refuses what comes too late', async () => {
    const { number } = await place()
    await accept(number)
    api().setNow(Date.parse('2026-11-21T13:30:00+08:00'))
    const answer = await api().post(`/v1/orders/${number}/cancel`, {}, await signIn(api(), 'mine'))
    api().setNow(testMoment)
    expect(codeOf(answer)).toEqual([409, tooLate.code])
  })
})
