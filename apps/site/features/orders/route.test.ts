import { withDatabases } from '@hongyan/testing/databases'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusals } from '../../calls/codes.ts'
import { signBody } from '../../server/security/check-signature.ts'
import {
  type ApiUnderTest,
  openApiUnderTest,
  testMoment,
  testPartner,
} from '../../server/testing/api-under-test.ts'
import { signIn } from '../../server/testing/sign-in.ts'
import { companyMark } from './company-mark.ts'

withDatabases('calls of orders', (database) => {
  let api: ApiUnderTest
  let mine: Record<string, string>
  let other: Record<string, string>
  beforeAll(async () => {
    api = await openApiUnderTest(async () => {}, database())
    mine = await signIn(api, 'mine')
    other = await signIn(api, 'other')
  })
  afterAll(async () => api.close())

  const window = { from: '2026-11-21T14:00:00+08:00', until: '2026-11-21T15:00:00+08:00' }
  const later = { from: '2026-11-23T10:00:00+08:00', until: '2026-11-23T11:00:00+08:00' }
  const order = (changes: object = {}) => ({
    kind: 'express',
    product: 'express-standard',
    sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
    recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    pickup: { way: 'collect', ...window },
    payer: 'sender',
    ...changes,
  })
  const get = (url: string, headers: Record<string, string> = {}) => api.send({ url, headers })
  const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
  const shownFor = async (changes: object = {}, headers = mine) => {
    const { total, arrivesUntil, termsVersion } = (
      await api.post('/v1/orders/price', { order: order(changes) }, headers)
    ).json().data
    return { total, arrivesUntil, termsVersion }
  }
  let keys = 0
  const keyed = (headers: Record<string, string>) => ({
    ...headers,
    'idempotency-key': `order-key-${++keys}`,
  })
  const place = async (changes: object = {}) =>
    (
      await api.post('/v1/orders', { order: order(changes), shown: await shownFor(changes) }, keyed(mine))
    ).json().data as { number: string; total: number }
  const signed = (url: string, body: unknown) => {
    const payload = JSON.stringify(body)
    const seconds = String(Math.floor(testMoment / 1000))
    const signature = signBody(testPartner.secret, seconds, '', Buffer.from(payload))
    const headers = {
      'content-type': 'application/json',
      'x-hongyan-key': testPartner.keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signature,
    }
    return api.send({ method: 'POST', url, headers, payload })
  }
  const accept = (number: string) => signed(`/v1/orders/${number}/answer`, { state: 'accepted' })

  it('names what its schema refuses, and says it in a sentence', async () => {
    const sender = { name: '林'.repeat(100), phone: '12', division: '1', detail: '示例路 8 号' }
    const answer = await api.post('/v1/orders/price', { order: order({ sender }) })
    expect(answer.json().fields).toEqual([
      { path: 'order.sender.name', message: '太长了，请写短一些。', code: 'too-long' },
      { path: 'order.sender.phone', message: '请填手机号，或带区号的座机。', code: 'not-a-phone' },
      { path: 'order.sender.division', message: '没有这个区县，请选到区县。', code: 'no-such-district' },
    ])
  })

  it('takes as many pieces as an order may have, and says at the field how many', async () => {
    const priced = (count: number) =>
      api.post('/v1/orders/price', { order: order({ pieces: [{ weight: 500, count }] }) })
    expect((await priced(99)).statusCode).toBe(200)
    expect((await priced(100)).json()).toMatchObject({
      code: refusals.malformed.code,
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
      const headers = keyed(mine)
      const first = await api.post('/v1/orders', { order: order(), shown }, headers)
      expect(first.json()).toMatchObject({ code: 1, data: { total: shown.total, token: null } })
      const again = await api.post('/v1/orders', { order: order(), shown }, headers)
      expect(again.json()).toEqual(first.json())
      const changed = { order: order({ note: '别的' }), shown }
      expect(codeOf(await api.post('/v1/orders', changed, headers))).toEqual([409, refusals.conflict.code])
    })

    it('for a company is refused where the form is of another account or another company', async () => {
      const owner = await signIn(api, 'owner-of-a-company')
      await api.post('/v1/company', { name: '样例茶行' }, owner)
      const { id: accountId, company_id: companyId } = await api.ctx.db.query
        .selectFrom('accounts')
        .innerJoin('company_people', 'account_id', 'accounts.id')
        .select(['accounts.id', 'company_id'])
        .where('subject', '=', 'owner-of-a-company')
        .executeTakeFirstOrThrow()
      const asked = { order: order(), shown: await shownFor({}, owner) }
      const placeWith = (mark: string, headers = owner) =>
        api.post(`/v1/orders?${new URLSearchParams({ of: 'company', mark })}`, asked, keyed(headers))
      const markOf = (account: string, company: string) =>
        companyMark(api.ctx, { accountId: account, company: { companyId: company } })
      for (const [mark, cause] of [
        [markOf('somebody else', companyId), 'another-account'],
        [markOf(accountId, 'another company'), 'another-company'],
        ['x', 'another-account'],
      ] as const) {
        const answer = await placeWith(mark)
        expect(codeOf(answer)).toEqual([409, refusals.conflict.code])
        const { errorMsg, fields } = answer.json()
        expect(fields).toEqual([{ path: 'mark', code: cause, message: errorMsg }])
      }
      // Whether somebody is signed in comes first.
      expect(codeOf(await placeWith('x', { cookie: '' }))).toEqual([401, refusals['sign-in-needed'].code])
      const counted = await api.ctx.db.query
        .selectFrom('orders')
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
      const answer = await api.post('/v1/orders', { order: order(), shown: old }, keyed(mine))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: refusals['price-changed'].code,
        errorMsg: '价格变了，请再看一遍。',
        shown: old,
        terms: { total: shown.total, lines: [{ item: 'freight' }, { item: 'fuel' }] },
      })
    })

    it('says everything that is wrong, with the rule of the list', async () => {
      const bad = order({ goods: [{ name: '打火机' }], payer: 'account' })
      const answer = await api.post('/v1/orders/price', { order: bad })
      expect(codeOf(answer)).toEqual([400, refusals.malformed.code])
      expect(answer.json().fields).toEqual([
        { path: 'payer', message: '登录后才能这样选。', code: 'needs-account' },
        { path: 'goods.0', message: '这样东西不能寄。', code: 'goods-barred', detail: expect.any(String) },
      ])
    })

    it('knows whether there is such a district', async () => {
      const nowhere = order({ sender: { ...order().sender, division: '999999' } })
      expect((await api.post('/v1/orders/price', { order: nowhere })).json().fields).toEqual([
        { path: 'sender.division', message: '没有这个区县，请选到区县。', code: 'no-such-district' },
      ])
    })

    it('needs a key, and without an account a code for orders', async () => {
      const shown = await shownFor()
      const asked = { order: order(), shown }
      expect(codeOf(await api.post('/v1/orders', asked, mine))).toEqual([400, refusals.malformed.code])
      expect(codeOf(await api.post('/v1/orders', asked, keyed({})))).toEqual([
        403,
        refusals['code-needed'].code,
      ])
      const mobile = '13912340001'
      const session = String((await get('/ecology/getSession')).headers['set-cookie']).split(';')[0] ?? ''
      await api.post('/cooperation/getVerifyCode', [{ phoneNum: mobile, purpose: 'order' }], {
        cookie: session,
      })
      const contact = { mobile, code: api.sms.codeFor(mobile) }
      const wrong = { mobile, code: contact.code === '000000' ? '000001' : '000000' }
      expect(codeOf(await api.post('/v1/orders', { ...asked, contact: wrong }, keyed({})))).toEqual([
        403,
        refusals['wrong-code'].code,
      ])
      const { data } = (await api.post('/v1/orders', { ...asked, contact }, keyed({}))).json()
      const opened = await get(`/v1/orders/${data.number}`, { 'x-hongyan-order': data.token })
      expect(opened.json().data.number).toBe(data.number)
      expect(codeOf(await get(`/v1/orders/${data.number}`))).toEqual([404, refusals['unknown-order'].code])
      expect(codeOf(await get(`/v1/orders/${data.number}`, mine))).toEqual([
        404,
        refusals['unknown-order'].code,
      ])
    })

    it.each([
      ['no order', {}],
      ['an unknown field', { order: { colour: 'red' } }],
      ['a window that is no time', { order: { pickup: { way: 'collect', from: 'now', until: 'later' } } }],
    ])('refuses %s by its schema', async (_name, changes) => {
      const body = 'order' in changes ? { order: { ...order(), ...changes.order } } : changes
      expect(codeOf(await api.post('/v1/orders/price', body))).toEqual([400, refusals.malformed.code])
    })
  })

  it('shows an order with its phones masked, to its account alone', async () => {
    const { number } = await place()
    const answer = await get(`/v1/orders/${number}`, mine)
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
      const asked = method === 'GET' ? await get(url, other) : await api.post(url, {}, other)
      expect(codeOf(asked)).toEqual([404, refusals['unknown-order'].code])
    }
    expect(codeOf(await api.post('/v1/order-labels', { numbers: [number] }, other))).toEqual([
      404,
      refusals['unknown-order'].code,
    ])
  })

  it('lists the orders of an account, filtered', async () => {
    const { number } = await place({ note: '只在列表里' })
    const { data } = (await get('/v1/orders?limit=1', mine)).json()
    expect([data.orders[0].number, data.next]).toEqual([number, expect.any(String)])
    expect((await get(`/v1/orders?text=${number}`, mine)).json().data.orders).toHaveLength(1)
    expect((await get('/v1/orders', other)).json().data.orders).toEqual([])
    expect(codeOf(await get('/v1/orders'))).toEqual([401, refusals['sign-in-needed'].code])
    expect(codeOf(await get('/v1/orders?tab=all', mine))).toEqual([400, refusals.malformed.code])
  })

  it('changes the time and the recipient, and cancels', async () => {
    const { number } = await place()
    const change = (body: object) => api.post(`/v1/orders/${number}/changes`, body, mine)
    expect((await change({ pickup: later, recipient: { name: '新样例' } })).json().data).toMatchObject({
      pickup: later,
      recipient: { name: '新样例' },
    })
    expect(codeOf(await change({ pickup: { from: window.from, until: later.until } }))).toEqual([400, 1400])
    expect(codeOf(await change({ product: 'air' }))).toEqual([400, refusals.malformed.code])
    const cancel = () => api.post(`/v1/orders/${number}/cancel`, {}, mine)
    expect((await cancel()).json().data).toMatchObject({ state: 'cancelled' })
    expect((await cancel()).json().data).toMatchObject({ state: 'cancelled' })
    expect(codeOf(await change({ recipient: { name: '新' } }))).toEqual([409, refusals['order-settled'].code])
  })

  it('refuses what comes too late', async () => {
    const { number } = await place()
    await accept(number)
    api.setNow(Date.parse('2026-11-21T13:30:00+08:00'))
    const answer = await api.post(`/v1/orders/${number}/cancel`, {}, await signIn(api, 'mine'))
    api.setNow(testMoment)
    expect(codeOf(answer)).toEqual([409, refusals['too-late'].code])
  })

  describe('the company', () => {
    it('answers by its signature, once, and the order has labels', async () => {
      const { number } = await place()
      expect(codeOf(await api.post('/v1/order-labels', { numbers: [number] }, mine))).toEqual([
        404,
        refusals['not-available'].code,
      ])
      expect((await accept(number)).json()).toEqual({ code: 1, errorMsg: '' })
      expect((await accept(number)).statusCode).toBe(200)
      const { data } = (await get(`/v1/orders/${number}`, mine)).json()
      expect(data).toMatchObject({ state: 'accepted', waybills: [{ pieces: 2, status: 'registered' }] })
      const labels = await api.post('/v1/order-labels', { numbers: [number], size: '76x130' }, mine)
      expect(labels.headers['content-type']).toBe('application/pdf')
      expect(labels.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(labels.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
    })

    it('has waybills of as many pieces as an order may have', async () => {
      const { number } = await place({ pieces: [{ weight: 500, count: 99 }] })
      const waybills = (pieces: number) => [{ number: 'HY260011847203', pieces }]
      const answered = (pieces: number) =>
        signed(`/v1/orders/${number}/answer`, { state: 'accepted', waybills: waybills(pieces) })
      expect(codeOf(await answered(100))).toEqual([400, refusals.malformed.code])
      expect((await answered(99)).json()).toEqual({ code: 1, errorMsg: '' })
    })

    it('prints no more labels at once than a file holds, and says how many there are', async () => {
      const numbers: string[] = []
      for (let at = 0; at < 4; at += 1) {
        const { number } = await place({ pieces: [{ weight: 500, count: 99 }], note: `第 ${at} 票` })
        await accept(number)
        numbers.push(number)
      }
      expect((await api.post('/v1/order-labels', { numbers }, mine)).json()).toMatchObject({
        code: refusals.malformed.code,
        fields: [
          {
            path: 'numbers',
            message: '选中的订单有 396 张面单，一个文件最多 300 张，请分几次打印。',
            code: 'too-many-labels',
          },
        ],
      })
    })

    it('shows the label of each package once there is one, to whoever placed the order', async () => {
      const { number } = await place()
      const preview = (piece: number, headers = mine) =>
        api.post('/v1/order-labels/preview', { number, piece }, headers)
      expect(codeOf(await preview(1))).toEqual([404, refusals['not-available'].code])
      await accept(number)
      const { data } = (await preview(2)).json()
      expect(data).toMatchObject({ piece: 2, pieces: 2, number: expect.stringMatching(/-2-2-$/) })
      expect(Object.keys(data.drawings)).toEqual(['100x150', '76x130'])
      expect(codeOf(await preview(1, other))).toEqual([404, refusals['unknown-order'].code])
      expect(codeOf(await preview(0))).toEqual([400, refusals.malformed.code])
    })

    it('refuses with a reason, and cannot take that back', async () => {
      const { number } = await place()
      const refusal = { state: 'refused', reason: 'no-capacity' }
      expect((await signed(`/v1/orders/${number}/answer`, refusal)).statusCode).toBe(200)
      expect((await get(`/v1/orders/${number}`, mine)).json().data).toMatchObject({
        state: 'refused',
        reason: 'no-capacity',
      })
      expect(codeOf(await accept(number))).toEqual([409, refusals.conflict.code])
    })

    it('is not believed without it, nor beyond its list', async () => {
      const { number } = await place()
      const url = `/v1/orders/${number}/answer`
      expect(codeOf(await api.post(url, { state: 'accepted' }, mine))).toEqual([
        401,
        refusals['bad-signature'].code,
      ])
      for (const body of [{}, { state: 'lost' }, { state: 'refused', reason: 'mood' }]) {
        expect(codeOf(await signed(url, body))).toEqual([400, refusals.malformed.code])
      }
      const unknown = await signed('/v1/orders/HO0000000000000/answer', { state: 'accepted' })
      expect(codeOf(unknown)).toEqual([404, refusals['unknown-order'].code])
    })
  })

  describe('a list', () => {
    const text = [
      '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,每件公斤,取件日期,取件时间',
      '林样本,13800001357,广东省深圳市南山区示例路8号,欧阳样例,13900002468,北京市朝阳区示例北街16号,茶叶,4.2,2026-11-21,14:00',
      '林样本,13800001357,广东省深圳市南山区示例路8号,欧阳样例,1,北京市朝阳区示例北街16号,打火机,4.2,2026-11-21,14:00',
    ]
    const check = (lines: readonly string[], headers = mine) =>
      api.post('/v1/order-lists/check', { text: lines.join('\n') }, headers)

    it('is checked line by line, and placed as it was checked', async () => {
      const { data } = (await check(text)).json()
      expect(data.lines.map(({ line, problems }: never) => [line, problems])).toEqual([
        [2, []],
        [
          3,
          [
            { column: 'recipient_phone', problem: 'not-a-phone', message: '请填手机号，或带区号的座机。' },
            {
              column: 'goods',
              problem: 'goods-barred',
              message: '这样东西不能寄。',
              detail: expect.any(String),
            },
          ],
        ],
      ])
      const [{ order: asked, terms }] = data.lines
      expect(data.total).toBe(terms.total)
      const { total, arrivesUntil, termsVersion } = terms
      const orders = [{ order: asked, shown: { total, arrivesUntil, termsVersion } }]
      const headers = keyed(mine)
      const placed = await api.post('/v1/order-lists', { orders }, headers)
      expect(placed.json().data.receipts).toMatchObject([{ total }])
      expect((await api.post('/v1/order-lists', { orders }, headers)).json()).toEqual(placed.json())
      const dear = [{ order: asked, shown: { total: 1, arrivesUntil, termsVersion } }]
      expect(codeOf(await api.post('/v1/order-lists', { orders: dear }, keyed(mine)))).toEqual([
        409,
        refusals['price-changed'].code,
      ])
    })

    it('is refused where it is none, without an account, and without a key', async () => {
      expect((await check(['a,b', '1,2'])).json().fields[0].message).toContain('少了这几列')
      expect((await check(text.slice(0, 1))).json().fields).toEqual([
        { path: 'text', message: '里面没有订单。' },
      ])
      expect(codeOf(await check(text, {}))).toEqual([401, refusals['sign-in-needed'].code])
      const orders = [{ order: order(), shown: await shownFor() }]
      expect(codeOf(await api.post('/v1/order-lists', { orders }, mine))).toEqual([
        400,
        refusals.malformed.code,
      ])
      expect(codeOf(await api.post('/v1/order-lists', { orders: [] }, keyed(mine)))).toEqual([400, 1400])
    })
  })
})
