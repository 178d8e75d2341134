import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, it } from 'vitest'
import { filled, submittedOrders } from './form-handlers/submitted-orders.fixture.ts'
import { orderCalls } from './order-calls.fixture.ts'

type Good = { readonly name: string; readonly conditionsMet?: boolean }
type Case = readonly [
  what: string,
  goods: readonly Good[],
  product: string,
  /** What is wrong with the goods, by their place; nothing where they go. */
  wrong: Readonly<Record<number, string>>,
]

const ticked = (name: string): Good => ({ name, conditionsMet: true })
const cases: readonly Case[] = [
  ['listed', [{ name: '茶叶礼盒' }], 'express-standard', {}],
  ['of no list', [{ name: '手工陶罐' }], 'express-standard', { 0: 'goods-not-declared' }],
  ['of no list, declared', [ticked('手工陶罐')], 'express-standard', {}],
  ['of no list, declared, by air', [ticked('手工陶罐')], 'air', {}],
  ['anything', [ticked('样品')], 'express-standard', { 0: 'goods-vague' }],
  ['anything, described', [ticked('样品：棉布色卡')], 'express-standard', {}],
  ['on conditions', [{ name: '充电宝' }], 'express-standard', { 0: 'condition-not-ticked' }],
  ['on conditions, met', [ticked('充电宝')], 'express-standard', {}],
  ['barred in the air', [ticked('充电宝')], 'air', { 0: 'goods-by-agreement' }],
  ['barred in what flies so far', [ticked('充电宝')], 'express-priority', { 0: 'goods-by-agreement' }],
  ['barred beside others', [{ name: '茶叶' }, ticked('充电宝')], 'air', { 1: 'goods-by-agreement' }],
  ['barred inside a name', [ticked('衣服和充电宝')], 'air', { 0: 'goods-by-agreement' }],
  ['barred whoever made it', [ticked('某牌充电宝 2个')], 'air', { 0: 'goods-by-agreement' }],
  ['barred by its size', [ticked('充电宝 3.7V 50000mAh')], 'express-standard', { 0: 'goods-barred' }],
  ['self-heating in the air', [ticked('自热火锅')], 'air', { 0: 'goods-barred' }],
  ['never', [ticked('烟花')], 'express-standard', { 0: 'goods-barred' }],
]

withDatabases('goods of an order', (database) => {
  const { api, who, order, get, shownFor, keyed } = orderCalls(database)
  const form = submittedOrders(database)
  /** There and back: what is sent back is judged as what is sent. */
  const back = (one: ReturnType<typeof order>) => ({ ...one, sender: one.recipient, recipient: one.sender })

  describe.each(cases)('%s', (_, goods, product, wrong) => {
    const codes = Object.values(wrong)

    it('are priced and placed over the call, there and back, or neither', async () => {
      const asked = order({ goods, product })
      for (const one of [asked, back(asked)]) {
        const priced = await api().post('/v1/orders/price', { order: one }, who.mine)
        const fields: readonly { path: string; code: string }[] = priced.json().fields ?? []
        const found = fields.filter(({ path }) => path.startsWith('goods'))
        expect(found.map(({ path, code }) => [Number(path.split('.')[1]), code])).toEqual(
          Object.entries(wrong).map(([at, code]) => [Number(at), code]),
        )
      }
      const shown = await shownFor({ product })
      const placed = await api().post('/v1/orders', { order: asked, shown }, keyed(who.mine))
      expect(placed.statusCode).toBe(codes.length === 0 ? 200 : 400)
    })

    it('are priced in the form without a script, or told', async () => {
      const good = goods.map(({ name }) => name)
      const tick = goods.flatMap(({ conditionsMet }, at) => (conditionsMet ? [String(at)] : []))
      const shown = await form.post({ ...filled, good, tick, product, do: 'price' })
      expect(shown.terms === null).toBe(codes.length > 0)
      expect(shown.problems.filter(({ section }) => section === 'order-goods').length).toBe(codes.length)
    })

    it('are priced in a list, or told', async () => {
      const names = goods.map(({ name }) => name).join('；')
      // One tick stands for the whole cell.
      const met = goods.some(({ conditionsMet }) => conditionsMet) ? '是' : ''
      const text = [
        '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,已按条件包装,每件公斤,产品,取件日期,取件时间',
        `林样本,13800001357,广东省深圳市南山区示例路8号,欧阳样例,13900002468,北京市朝阳区示例北街16号,${names},${met},4.2,${product},2026-11-21,14:00`,
      ].join('\n')
      const [line] = (await api().post('/v1/order-lists/check', { text }, who.mine)).json().data.lines
      expect(line.problems.map(({ problem }: { problem: string }) => problem)).toEqual(codes)
      expect(line.terms === null).toBe(codes.length > 0)
    })

    it('are told on the page about prohibited items as the order takes them', async () => {
      for (const [at, { name, conditionsMet = false }] of goods.entries()) {
        const { data } = (await get(`/v1/prohibited?q=${encodeURIComponent(name)}`)).json()
        const mode = product === 'express-standard' ? 'express' : 'air'
        const { verdict } = data.ordered.find((one: { mode: string }) => one.mode === mode)
        const expected = {
          'goods-vague': ['vague'],
          'goods-not-declared': ['unlisted'],
          'condition-not-ticked': ['conditions'],
          'goods-by-agreement': ['agreement'],
          'goods-barred': ['no'],
        }[wrong[at] ?? ''] ?? ['yes', ...(conditionsMet ? ['conditions', 'unlisted'] : [])]
        expect(expected).toContain(verdict)
      }
    })
  })

  it('ask for their ticks anew when an order is repeated, and are refused while they lack', async () => {
    const shown = await shownFor({ goods: [ticked('手工陶罐')] })
    const placed = await api().post(
      '/v1/orders',
      { order: order({ goods: [ticked('手工陶罐')] }), shown },
      keyed(who.mine),
    )
    expect(placed.statusCode).toBe(200)
    const again = await api().post(
      '/v1/orders',
      { order: order({ goods: [{ name: '手工陶罐' }] }), shown },
      keyed(who.mine),
    )
    expect(again.json().fields).toMatchObject([{ code: 'goods-not-declared' }])
  })
})
