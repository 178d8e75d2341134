import { withDatabases } from '@hongyan/testing/databases'
import { expect, it, vi } from 'vitest'
import { malformed, signInNeeded } from '../../calls/refusals.ts'
import { orderCalls } from './order-calls.fixture.ts'
import { priceChanged } from './refusals.ts'

withDatabases('calls of a list of orders', (database) => {
  const { api, who, order, codeOf, shownFor, keyed } = orderCalls(database)

  const text = [
    '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,每件公斤,取件日期,取件时间',
    '林样本,13800001357,广东省深圳市南山区示例路8号,欧阳样例,13900002468,北京市朝阳区示例北街16号,茶叶,4.2,2026-11-21,14:00',
    '林样本,13800001357,广东省深圳市南山区示例路8号,欧阳样例,1,北京市朝阳区示例北街16号,打火机,4.2,2026-11-21,14:00',
  ]
  const check = (lines: readonly string[], headers = who.mine) =>
    api().post('/v1/order-lists/check', { text: lines.join('\n') }, headers)

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
            message: '这件物品不能用这种方式寄。',
            detail: expect.any(String),
          },
        ],
      ],
    ])
    const [{ order: asked, terms }] = data.lines
    expect(data.total).toBe(terms.total)
    const { total, arrivesUntil, termsVersion } = terms
    const orders = [{ order: asked, shown: { total, arrivesUntil, termsVersion } }]
    const headers = keyed(who.mine)
    const placed = await api().post('/v1/order-lists', { orders }, headers)
    expect(placed.json().data.receipts).toMatchObject([{ total }])
    expect((await api().post('/v1/order-lists', { orders }, headers)).json()).toEqual(placed.json())
    const dear = [{ order: asked, shown: { total: 1, arrivesUntil, termsVersion } }]
    expect(codeOf(await api().post('/v1/order-lists', { orders: dear }, keyed(who.mine)))).toEqual([
      409,
      priceChanged.code,
    ])
  })

  it('is refused where it is none, without an account, and without a key', async () => {
    expect((await check(['a,b', '1,2'])).json().fields[0].message).toContain('少了这几列')
    expect((await check(text.slice(0, 1))).json().fields).toEqual([
      { path: 'text', message: '表格里没有订单行。' },
    ])
    expect(codeOf(await check(text, {}))).toEqual([401, signInNeeded.code])
    const orders = [{ order: order(), shown: await shownFor() }]
    expect(codeOf(await api().post('/v1/order-lists', { orders }, who.mine))).toEqual([400, malformed.code])
    expect(codeOf(await api().post('/v1/order-lists', { orders: [] }, keyed(who.mine)))).toEqual([400, 1400])
  })
  it('has as many orders as the limit says, wherever it is sent to, and says how many', async () => {
    const shown = await shownFor()
    const orders = (count: number) => Array.from({ length: count }, () => ({ order: order(), shown }))
    const place = async (count: number) =>
      (await api().post('/v1/order-lists', { orders: orders(count) }, keyed(who.mine))).json()
    const tooMany = (most: number, found: number) => ({
      code: malformed.code,
      fields: [
        {
          path: 'orders',
          message: `一次最多 ${most} 单，这里有 ${found} 单。`,
          code: 'too-many-orders',
        },
      ],
    })
    expect(await place(201)).toMatchObject(tooMany(200, 201))
    const { services } = api()
    const { ctxFor } = services
    const allowed = vi.spyOn(services, 'ctxFor')
    const allow = (rowsPerImport: number) =>
      allowed.mockImplementation((request, actor) => {
        const ctx = ctxFor(request, actor)
        const { settings } = ctx
        return { ...ctx, settings: { ...settings, orders: { ...settings.orders, rowsPerImport } } }
      })
    allow(1)
    expect(await place(2)).toMatchObject(tooMany(1, 2))
    expect((await check([...text, text[1] ?? ''])).json()).toMatchObject({
      fields: [{ path: 'text', message: '一次最多 1 单，这里有 3 单。' }],
    })
    allow(201)
    // Each is judged then: none of them can be placed for that little.
    const cheap = orders(201).map((one) => ({ ...one, shown: { ...shown, total: 1 } }))
    const priced = await api().post('/v1/order-lists', { orders: cheap }, keyed(who.mine))
    expect(codeOf(priced)).toEqual([409, priceChanged.code])
    allowed.mockRestore()
  })
})
