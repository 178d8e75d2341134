import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { signIn } from '../../../server/testing/sign-in.ts'
import { heading, importForms, line, reviewIn, sentBy } from './import-forms.fixture.ts'
import { longestFile } from './longest-file.ts'

type Fields = Readonly<Record<string, string>>
const without = (fields: Fields, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

withDatabases('the forms of a list of orders', (database) => {
  const { api, handIn, orders, send, state } = importForms(database)

  it('looks a list over, line by line, and orders nothing', async () => {
    const before = await orders()
    const { step, status } = await handIn(
      line('欧阳样例'),
      line('', '烟花'),
      line('周样章', '充电宝', '03:00'),
    )
    const { rows, report, outcome } = reviewIn({ step })
    expect([status, outcome]).toEqual([200, null])
    // The columns are called what they are: nothing is said of them.
    expect(report).toEqual([])
    expect(
      rows.map(({ line: at, terms, fields }) => [at, terms !== null, fields.map(({ column }) => column)]),
    ).toEqual([
      [2, true, []],
      [3, false, ['recipient_name', 'goods']],
      [4, false, ['pickup_day', 'pickup_from', 'goods', 'conditions_met']],
    ])
    expect(rows[0]).toMatchObject({
      recipient: '欧阳样例',
      to: '北京市朝阳区',
      isTaken: true,
      number: null,
    })
    expect(rows[2]?.fields[1]?.earliest?.day).toMatch(/^2026-11-2\d$/)
    expect(JSON.stringify(rows)).not.toContain('13900002468')
    expect(await orders()).toBe(before)
  })

  it('reads a workbook with its days and times', async () => {
    const cells = line('欧阳样例')
      .split(',')
      .map((value) => ({ value, type: String }))
    const sheet = [
      heading.split(',').map((value) => ({ value, type: String })),
      [
        ...cells.slice(0, 10),
        { value: new Date(Date.UTC(2026, 10, 21)), type: Date, format: 'yyyy-mm-dd' },
        { value: new Date(Date.UTC(1899, 11, 30, 14)), type: Date, format: 'hh:mm' },
      ],
    ]
    const bytes = new Uint8Array(await writeWorkbook(sheet).toBuffer())
    const { rows } = reviewIn(await send({ act: 'read', form: 'form-of-workbook' }, bytes))
    expect(rows.map(({ terms }) => terms !== null)).toEqual([true])
  })

  it('takes what a list does not say once for all of its lines', async () => {
    const shop = [
      '收货人姓名,联系手机,收货地址,宝贝标题',
      '甲样,13900002468,北京市朝阳区示例北街16号,茶叶',
      '乙样,13900002468,北京市朝阳区示例北街16号,茶叶',
    ]
    const review = reviewIn(await send({ act: 'read', form: 'form-of-shop', text: shop.join('\n') }))
    expect(review.rows.every(({ terms }) => terms === null)).toBe(true)
    const cells = review.rows.flatMap(({ place, fields }) =>
      fields.map(({ column, value }) => [`cell.${place}.${column}`, value]),
    )
    const all = {
      'all.sender_name': '林样本',
      'all.sender_phone': '13800001357',
      'all.sender_address': '广东省深圳市南山区示例路8号',
      'all.weight_kg': '4.2',
      'all.pickup_day': '2026-11-21',
      'all.pickup_from': '14:00',
    }
    // One of them says its own weight.
    const own = { ...Object.fromEntries(cells), 'cell.2.weight_kg': '1' }
    const filled = reviewIn(await send(sentBy(review, 'pickup', { ...own, ...all })))
    expect(filled.rows.map(({ fields }) => fields)).toEqual([[], []])
    const [first, second] = filled.rows.map(({ terms }) => terms?.total ?? 0)
    expect(first).toBeGreaterThan(second ?? 0)
    expect(second).toBeGreaterThan(0)
  })

  it('keeps what was pasted, and says what is wrong with it', async () => {
    for (const [text, notice] of [
      ['', '请选一个文件，或者粘贴表格。'],
      ['姓名,电话\n张三,1', '少了这几列：收件地址。列名对应：收件人 ← 姓名；收件电话 ← 电话。'],
      [heading, '表格里没有订单行。'],
      [
        [heading, ...Array.from({ length: 201 }, () => line('甲'))].join('\n'),
        '一次最多 200 单，这里有 201 单。',
      ],
      ['x'.repeat(longestFile + 1), '超过 384 KB 了'],
    ] as const) {
      const { step, status } = await send({ act: 'read', form: 'form-of-nothing', text })
      expect(status).toBe(422)
      expect(step).toMatchObject({
        kind: 'choose',
        // Forms are sent with the line ends of the wire.
        text: text.replaceAll('\n', '\r\n'),
        form: 'form-of-nothing',
        problem: expect.stringContaining(notice),
      })
    }
    const { step } = await send({ act: 'read', form: 'form' }, new Uint8Array([0x50, 0x4b, 3, 4]))
    expect(step).toMatchObject({ kind: 'choose', problem: expect.stringContaining('已损坏') })
  })

  it('places what is ticked once, however often and however fast it is sent', async () => {
    const before = await orders()
    const review = reviewIn(await handIn(line('甲样'), line('乙样'), line('丙样')))
    const fields = without(sentBy(review, 'place'), 'take.2')
    const twice = await Promise.all([send(fields), send(fields)])
    const again = await send(fields)
    for (const { status, to } of [...twice, again]) {
      expect([status, to]).toEqual([303, `/route/orderList.do/import?list=${review.key}`])
    }
    expect(await orders()).toBe(before + 2)
    // The list handed in once more by the same form is the same list; by another it is another.
    const once = reviewIn(await handIn(line('甲样'), line('乙样'), line('丙样')))
    expect([once.key, once.rows.map(({ number }) => number !== null)]).toEqual([
      review.key,
      [true, false, true],
    ])
    expect((await send(sentBy(once, 'place'))).to).toContain(review.key)
    expect(await orders()).toBe(before + 3)
    const other = await send({ act: 'read', form: 'another-form', text: [heading, line('甲样')].join('\n') })
    expect(reviewIn(other).rows[0]?.number).toBeNull()
  })

  it('mends lines in place, and shows their price before they are placed', async () => {
    const before = await orders()
    const review = reviewIn(await handIn(line('甲样'), line('', '充电宝')))
    const mends = { 'cell.2.recipient_name': ' 乙样 ', 'cell.2.conditions_met': 'yes' }
    const early = await send(sentBy(review, 'place', mends))
    expect([early.status, reviewIn(early).outcome]).toEqual([
      422,
      { kind: 'asks', changed: 0, mended: 1, barred: 0 },
    ])
    expect(await orders()).toBe(before)
    const mended = reviewIn(await send(sentBy(review, 'check', mends)))
    expect(mended.rows.map(({ terms }) => terms !== null)).toEqual([true, true])
    expect(mended.rows[1]?.recipient).toBe('乙样')
    expect((await send(sentBy(mended, 'place'))).status).toBe(303)
    expect(await orders()).toBe(before + 2)
  })

  it('places the good lines and leaves those that have to be mended on the page', async () => {
    const before = await orders()
    const review = reviewIn(await handIn(line('甲样'), line('乙样', '烟花')))
    const { step, status } = await send(sentBy(review, 'place'))
    const left = reviewIn({ step })
    expect([status, left.outcome]).toEqual([200, { kind: 'placed', count: 1 }])
    expect(left.rows.map(({ number, terms }) => [number !== null, terms !== null])).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await send(sentBy(review, 'place'))).step).toMatchObject({
      outcome: { kind: 'placed', count: 1 },
    })
    const mended = reviewIn(await send(sentBy(left, 'check', { 'cell.2.goods': '茶叶' })))
    expect((await send(sentBy(mended, 'place'))).status).toBe(303)
    expect(await orders()).toBe(before + 2)
    // Left out, a bad line keeps nothing back.
    const other = reviewIn(await handIn(line('丙样'), line('丁样', '烟花')))
    expect((await send(without(sentBy(other, 'place'), 'take.2'))).status).toBe(303)
  })

  it('gives many lines one pickup', async () => {
    const review = reviewIn(
      await handIn(line('甲样', '茶叶', '03:00'), line('乙样', '茶叶', '04:00'), line('丙样')),
    )
    const cells = Object.fromEntries(
      review.rows.flatMap(({ place, fields }) =>
        fields.map(({ column, value }) => [`cell.${place}.${column}`, value]),
      ),
    )
    const all = { ...cells, 'all.pickup_day': '2026-11-21', 'all.pickup_from': '15:00' }
    const untouched = reviewIn(await send(sentBy(review, 'check', all)))
    expect(untouched.rows.map(({ terms }) => terms !== null)).toEqual([false, false, true])
    const { rows } = reviewIn(await send(sentBy(review, 'pickup', all)))
    expect(rows.map(({ pickup }) => pickup?.from.slice(11, 16))).toEqual(['15:00', '15:00', '14:00'])
    expect(rows.every(({ terms }) => terms !== null)).toBe(true)
  })

  it('asks again where a price has changed, with both, and places nothing before', async () => {
    const before = await orders()
    const review = reviewIn(await handIn(line('甲样'), line('乙样')))
    const [, terms = ''] = review.rows[0]?.shown?.split(/^\d+/) ?? []
    const old = sentBy(review, 'place', { 'shown.1': `1${terms}` })
    const asked = await send(old)
    expect([asked.status, reviewIn(asked).outcome]).toEqual([
      422,
      { kind: 'asks', changed: 1, mended: 0, barred: 0 },
    ])
    expect(reviewIn(asked).rows.map(({ before: was }) => was?.total ?? null)).toEqual([1, null])
    expect(await orders()).toBe(before)
    expect((await send(sentBy(reviewIn(asked), 'place'))).status).toBe(303)
    expect(await orders()).toBe(before + 2)
    expect(
      reviewIn(await send(sentBy(review, 'check', { 'shown.1': `1${terms}` }))).rows[0]?.number,
    ).not.toBeNull()
  })

  it('says what can no longer be placed, and that nothing is ticked', async () => {
    const review = reviewIn(await handIn(line('甲样', '烟花')))
    const barred = await send(sentBy(review, 'place', { 'shown.1': '2000|2026-11-24|2026-10-01' }))
    expect(reviewIn(barred).outcome).toEqual({ kind: 'asks', changed: 0, mended: 0, barred: 1 })
    const none = await send(without(sentBy(review, 'place'), 'take.1'))
    expect([none.status, reviewIn(none).outcome]).toEqual([422, { kind: 'none' }])
  })

  it('shows how a list stands that another window has placed otherwise', async () => {
    const before = await orders()
    const review = reviewIn(await handIn(line('甲样', '烟花'), line('乙样')))
    const [tea, books] = await Promise.all(
      ['茶叶', '书'].map(async (goods) =>
        reviewIn(await send(sentBy(review, 'check', { 'cell.1.goods': goods }))),
      ),
    )
    if (!tea || !books) throw new Error('two windows')
    const answers = await Promise.all([tea, books].map((one) => send(sentBy(one, 'place'))))
    expect(answers.map(({ status }) => status)).toContain(303)
    for (const { status } of answers) expect([303, 422]).toContain(status)
    expect(await orders()).toBe(before + 2)
  })

  it('comes back as it was sent where the answer is lost, and is placed once', async () => {
    const before = await orders()
    const review = reviewIn(await handIn(line('甲样'), line('乙样')))
    state.isLost = true
    const lost = await send(sentBy(review, 'place'))
    const labels = await send({ act: 'labels', 'list-key': review.key, size: '76x130' })
    expect(labels.step).toMatchObject({ kind: 'again', act: 'labels' })
    const read = await handIn(line('甲样'))
    state.isLost = false
    expect(read.step).toMatchObject({
      kind: 'choose',
      form: `form-of-${state.mine}`,
      text: expect.stringContaining('甲样'),
    })
    expect(lost.status).toBe(503)
    if (lost.step?.kind !== 'again') throw new Error('to be sent again')
    expect(lost.step.act).toBe('place')
    const again = await send({ ...Object.fromEntries(lost.step.fields), act: lost.step.act })
    expect(again.status).toBe(303)
    expect(await orders()).toBe(before + 2)
  })

  it('prints the labels of what branches have accepted in one file', async () => {
    const review = reviewIn(await handIn(line('甲样'), line('乙样')))
    await send(sentBy(review, 'place'))
    const labels = { act: 'labels', 'list-key': review.key, size: '76x130' }
    const early = await send(labels)
    expect([early.status, early.step]).toMatchObject([422, { kind: 'done', problem: expect.any(String) }])
    const company = testCtx(database(), { actor: { kind: 'system', name: 'company' }, now: api().ctx.now })
    const placed = reviewIn(await send(sentBy(review, 'check'))).rows
    for (const { number } of placed) await acceptOrder(company, { number: number ?? '', waybills: null })
    const { reply } = await send(labels)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
    // Nobody else's.
    state.cookie = (await signIn(api(), 'somebody-else')).cookie
    expect((await send(labels)).step).toMatchObject({ kind: 'done', orders: [] })
    expect(reviewIn(await send(sentBy(review, 'check'))).rows.every(({ number }) => number === null)).toBe(
      true,
    )
  })

  it('asks whoever is signed out to sign in, and answers nonsense with the form', async () => {
    for (const fields of [
      {},
      { act: 'place' },
      { act: 'place', 'list-key': 'x', list: 'line,goods\n2,茶叶' },
      { act: 'check', 'list-key': `list-${'x'.repeat(43)}`, list: 'goods\n茶叶' },
    ]) {
      const { status, step } = await send(fields)
      expect([status, step?.kind]).toEqual([422, 'choose'])
    }
    state.cookie = ''
    for (const fields of [{}, { act: 'read', text: ' ' }, { act: 'resume', 'list-key': 'x' }]) {
      const { status, to } = await send(fields)
      expect([status, to]).toEqual([303, expect.stringMatching(/^\/sign-in\?returnUrl=/)])
    }
    expect((await handIn(line('甲样'))).step).toMatchObject({ kind: 'again', act: 'read' })
  })
})
