import { withDatabases } from '@hongyan/testing/databases'
import { expect, it } from 'vitest'
import type { SubmittedOrder } from '../ui/submitted-order.ts'
import { filled, submittedOrders } from './submitted-orders.fixture.ts'

withDatabases('the order form without a script', (database) => {
  const { post, send, shown, state } = submittedOrders(database)

  it('answers the price and the times of pickup, and finds the places that are named', async () => {
    const priced = await post({ ...filled, do: 'price' })
    expect(priced.form.sender.area).toBe('440305')
    expect(priced.places).toEqual({ sender: '广东省 / 深圳市 / 南山区', recipient: '北京市 / 朝阳区' })
    expect(priced.terms?.total).toBeGreaterThan(0)
    expect(priced.pickup?.days.length).toBeGreaterThan(0)
    expect(priced).toMatchObject({ stage: 'form', shownErrors: false, problems: [], placed: null })
  })

  it('keeps the code of a place whose line it has shown', async () => {
    const line = 'Yunan, Yunfu, Guangdong'
    const { form } = await post({
      ...filled,
      'sender.place': line,
      'sender.line': line,
      'sender.area': '445303',
      do: 'price',
    })
    expect(form.sender.area).toBe('445303')
  })

  it('drops a time that is over, and says what goods need and which pieces are too many', async () => {
    const past = await post({
      ...filled,
      good: ['茶叶', '烟花'],
      window: '2020-11-21T14:00:00+08:00|2020-11-21T15:00:00+08:00',
      do: 'review',
    })
    expect(past).toMatchObject({ stage: 'form', shownErrors: true, terms: null })
    expect(past.form.window).toBeNull()
    const barred = await post({ ...filled, good: ['茶叶', '烟花'], do: 'review' })
    const control = '[data-good="1"] input'
    expect(barred.problems).toEqual([
      { section: 'order-goods', control, text: '这件物品不能用这种方式寄。', at: 1 },
    ])
    const many = (await post({ ...filled, n: '100' })).problems.map((one) => one.control)
    expect(many).toEqual(['[id="f-sizes.0.count"]'])
  })

  it('reads a pasted address, and says how much of it', async () => {
    const read = await post({
      'recipient.paste': '宋样本 13900001234 湖北省武汉市江夏区样例大道 66 号',
      do: 'read-recipient',
    })
    expect(read.form.recipient).toEqual({
      name: '宋样本',
      phone: '13900001234',
      area: '420115',
      detail: '样例大道 66 号',
    })
    expect(read.notice).toEqual({ at: 'recipient', text: '已填入 4 项' })
    expect(read.fields.map(([name]) => name)).not.toContain('recipient.paste')
  })

  it('says what it left out of a pasted address, and asks where that contradicts itself', async () => {
    const paste = (text: string) => post({ 'recipient.paste': text, do: 'read-recipient' })
    const left = await paste(
      '宋样本 13900001234 11010519491231002X 湖北省武汉市江夏区样例大道 66 号 周日不在家',
    )
    expect(left.form.recipient.detail).toBe('样例大道 66 号')
    expect(left.notice?.text).toContain('证件号码已去掉')
    expect(left.notice?.text).toContain('“周日不在家”')
    expect(JSON.stringify(left)).not.toContain('11010519491231002X')
    const grouped = await paste(
      '宋样本 18400006002，7804，13900001234 1101 0519 4912 3100 2X 湖北省武汉市江夏区样例大道 66 号',
    )
    expect(grouped.form.recipient).toMatchObject({ phone: '18400006002-7804', detail: '样例大道 66 号' })
    expect(JSON.stringify(grouped)).not.toContain('3100 2X')
    const other = await paste('香港九龍旺角彌敦道688號 📱9123 4567 🏠陳大文')
    expect(other.form.recipient).toMatchObject({ name: '陳大文', phone: '+85291234567', area: '810202' })
    for (const text of [
      '江苏省杭州市西湖区文三路1号',
      '广东省广州市南山区科苑路15号',
      '广东省深圳市宝安区浙江省杭州市余杭区金家路442号',
    ])
      expect((await paste(text)).form.recipient.area).toBe('')
  })

  it('adds a line for a thing and takes one away, with its tick', async () => {
    const two = { ...filled, good: ['充电宝', '茶叶'], tick: '1' }
    const names = ({ form }: SubmittedOrder) => form.goods.map(({ name, ticked }) => [name, ticked])
    expect(names(await post({ ...two, do: 'good' }))).toEqual([
      ['充电宝', false],
      ['茶叶', true],
      ['', false],
    ])
    expect(names(await post({ ...two, 'drop-good': '0' }))).toEqual([['茶叶', true]])
    expect(names(await post({ ...two, meant: '1:茶叶礼盒' }))).toEqual([
      ['充电宝', false],
      ['茶叶礼盒', false],
    ])
  })

  it('comes back as it was typed while nobody can say who is signed in', async () => {
    state.isAway = true
    const reply = await send({ ...filled, do: 'place', key: 'a-key-of-a-review' })
    state.isAway = false
    expect(reply.statusCode).toBe(503)
    expect(shown()).toMatchObject({
      kind: 'order',
      form: { recipient: { name: '欧阳样例' } },
      key: 'a-key-of-a-review',
    })
  })

  it('answers nonsense with the form', async () => {
    const nonsense = await post({
      kind: 'x',
      product: '__proto__',
      window: 'now',
      n: ['9'.repeat(400), '-1'],
      key: '\u0000',
      do: 'place',
    })
    expect(nonsense).toMatchObject({ stage: 'form', placed: null })
    expect(nonsense.form).toMatchObject({ kind: 'express', product: 'express-standard', window: null })
    expect(nonsense.fields.map(([name]) => name)).not.toContain('key')
  })
})
