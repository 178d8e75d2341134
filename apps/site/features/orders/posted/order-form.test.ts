import { DatabaseBusyError } from '@hongyan/db'
import { acceptOrder } from '@hongyan/domain'
import { withDatabases } from '@hongyan/testing/databases'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusals } from '../../../calls/codes.ts'
import type { Posted } from '../../../posted.ts'
import { TooLate } from '../../../server/http/answer-in-time.ts'
import type { FormAnswer } from '../../../server/http/form.ts'
import { registerForms } from '../../../server/http/register-forms.ts'
import { answerQuestion } from '../../../server/testing/answer-question.ts'
import { type ApiUnderTest, openApiUnderTest, ownOrigin } from '../../../server/testing/api-under-test.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import { visitorsOf } from '../../../server/testing/visitors.ts'
import { orderForms } from '../forms.ts'
import type { PostedOrder } from '../ui/posted-order.ts'

type OrderFormEntry = (typeof orderForms)[number]

withDatabases('the order form without a script', (database) => {
  let api: ApiUnderTest
  let site: FastifyInstance
  let shown: Posted | null | undefined
  /** What was asked is done, and nobody hears of it. */
  let isLost = false
  /** Nobody can say who is signed in. */
  let isAway = false
  const answerOf: (
    form: OrderFormEntry,
    ...asked: Parameters<OrderFormEntry['answer']>
  ) => Promise<FormAnswer> = async (form, request) => {
    const answer = await form.answer(request)
    if (isLost) throw new TooLate(0)
    return answer
  }
  beforeAll(async () => {
    api = await openApiUnderTest(async () => {}, database())
    site = Fastify({ bodyLimit: 65_536 })
    const renderOnce = async ({ posted }: { readonly posted?: Posted }) => {
      shown = posted
      return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
    }
    const read: typeof api.services.accountCookie.read = (cookie) => {
      if (isAway) throw new DatabaseBusyError('away')
      return api.services.accountCookie.read(cookie)
    }
    registerForms(
      site,
      {
        pages: { renderOnce },
        services: { ...api.services, accountCookie: { ...api.services.accountCookie, read } },
        parentDomain: undefined,
        accountOf: async () => null,
      },
      orderForms.map((form) => ({ ...form, answer: (request) => answerOf(form, request) })),
    )
    await site.ready()
  })
  afterAll(async () => {
    await site.close()
    await api.close()
  })
  const { mobileOf } = visitorsOf(() => api)

  const window = '2026-11-21T14:00:00+08:00|2026-11-21T15:00:00+08:00'
  const filled = {
    kind: 'express',
    product: 'express-standard',
    'sender.name': '林样本',
    'sender.phone': '138 0000 1357',
    'sender.place': '广东省深圳市南山区',
    'sender.detail': '示例路 8 号',
    'recipient.name': '欧阳样例',
    'recipient.phone': '13900002468',
    'recipient.place': '北京朝阳',
    'recipient.detail': '示例北街 16 号',
    good: '茶叶',
    box: 'own',
    n: '2',
    l: '35',
    w: '30',
    h: '25',
    kg: '4.2',
    way: 'collect',
    window,
    payer: 'sender',
  }
  type Values = Readonly<Record<string, string | readonly string[]>>
  let people = 0
  let cookie = ''
  let account = ''
  async function send(values: Values) {
    const pairs = Object.entries(values).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
    )
    const reply = await site.inject({
      method: 'POST',
      url: '/route/onPlaceorder',
      remoteAddress: `10.78.0.${people}`,
      headers: {
        origin: ownOrigin,
        cookie: [cookie, account].filter(Boolean).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(pairs).toString(),
    })
    cookie = String(reply.headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
    return reply
  }
  async function post(values: Values): Promise<PostedOrder> {
    await send(values)
    if (shown?.kind !== 'order') throw new Error('the order page must answer')
    return shown
  }
  /** A form with a code, ready to be reviewed, of somebody new. */
  async function withCode(changes: Readonly<Record<string, string>> = {}) {
    people += 1
    cookie = ''
    const mobile = mobileOf()
    const asked = await post({ ...filled, ...changes, mobile, do: 'code' })
    expect(asked.told?.at).toBe('code')
    return { ...filled, ...changes, mobile, verifyCode: api.sms.codeFor(mobile) }
  }
  /** What the page of the review sends when its button is pressed. */
  const placing = ({ fields, terms, key }: PostedOrder) => ({
    ...Object.fromEntries(fields),
    total: String(terms?.total),
    arrivesUntil: terms?.arrivesUntil ?? '',
    termsVersion: terms?.termsVersion ?? '',
    key,
    do: 'place',
  })
  const orders = async () => (await database().query.selectFrom('orders').select('number').execute()).length

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

  it('drops a time that is over, and says what the goods need', async () => {
    const past = await post({
      ...filled,
      good: ['茶叶', '烟花'],
      window: '2020-11-21T14:00:00+08:00|2020-11-21T15:00:00+08:00',
      do: 'review',
    })
    expect(past).toMatchObject({ stage: 'form', shownErrors: true, terms: null })
    expect(past.form.window).toBeNull()
    const barred = await post({ ...filled, good: ['茶叶', '烟花'], do: 'review' })
    expect(barred.problems).toEqual([
      { section: 'order-goods', control: '[data-good="1"] input', text: '这样东西不能寄。', at: 1 },
    ])
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
    expect(read.told).toEqual({ at: 'recipient', text: '已填入 4 项' })
    expect(read.fields.map(([name]) => name)).not.toContain('recipient.paste')
  })

  it('adds a line for a thing and takes one away, with its tick', async () => {
    const two = { ...filled, good: ['充电宝', '茶叶'], tick: '1' }
    const names = ({ form }: PostedOrder) => form.goods.map(({ name, ticked }) => [name, ticked])
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

  it('moves the pickup of a placed order, and says what is wrong with a time at its place', async () => {
    const { placed, fields } = await post(placing(await post({ ...(await withCode()), do: 'review' })))
    const { number = '', token } = placed?.receipt ?? {}
    const sent = { ...Object.fromEntries(fields), number, token: token ?? '' }
    const open = placed?.windows?.days
      .flatMap(({ windows }) => windows)
      .filter(({ state }) => state === 'open')
    const other = open?.find(({ from }) => from !== placed?.order?.pickup.from)
    if (!other) throw new Error('there is another time')
    const moved = await post({ ...sent, moved: `${other.from}|${other.until}`, do: 'move' })
    expect(moved.placed).toMatchObject({
      moved: { kind: 'moved' },
      order: { pickup: { from: other.from, until: other.until } },
    })
    expect(moved.fields.map(([name]) => name)).not.toContain('moved')
    for (const wrong of ['', 'soon|later', '2020-01-01T08:00:00+08:00|2020-01-01T09:00:00+08:00']) {
      const refused = await post({ ...sent, moved: wrong, do: 'move' })
      expect(refused).toMatchObject({
        trouble: null,
        placed: { moved: { kind: 'refused', text: expect.stringMatching(/./) } },
      })
      expect(refused.placed?.order?.pickup.from).toBe(other.from)
    }
    await post({ ...sent, do: 'cancel' })
    const late = await post({ ...sent, moved: `${other.from}|${other.until}`, do: 'move' })
    expect(late.placed).toMatchObject({ windows: null, moved: { kind: 'refused' } })
  })

  it('shows the label of each package, once the branch has accepted', async () => {
    const { placed } = await post(placing(await post({ ...(await withCode()), do: 'review' })))
    const { number = '', token } = placed?.receipt ?? {}
    expect(placed?.label).toBeNull()
    await acceptOrder(api.ctx, { number, waybills: null })
    const key = { number, token: token ?? '' }
    expect((await post({ ...key, piece: '2' })).placed?.label).toMatchObject({ piece: 2, pieces: 2 })
    expect((await post({ ...key, piece: 'x' })).placed?.label).toMatchObject({ piece: 1 })
    const file = await send({ ...key, do: 'label', paper: '76x130' })
    expect(file.headers['content-type']).toBe('application/pdf')
  })

  it('keeps the review and its key where the answer is lost, and is placed once', async () => {
    const review = await post({ ...(await withCode()), do: 'review' })
    const before = await orders()
    isLost = true
    const lost = await post(placing(review))
    isLost = false
    expect(lost).toMatchObject({ stage: 'review', key: review.key, terms: review.terms, placed: null })
    expect(lost.trouble).toContain('再点一次')
    const again = await post(placing(lost))
    expect(again.placed?.receipt.total).toBe(review.terms?.total)
    expect(await orders()).toBe(before + 1)
  })

  it('comes back as it was typed while nobody can say who is signed in', async () => {
    isAway = true
    const reply = await send({ ...filled, do: 'place', key: 'a-key-of-a-review' })
    isAway = false
    expect(reply.statusCode).toBe(503)
    expect(shown).toMatchObject({
      kind: 'order',
      form: { recipient: { name: '欧阳样例' } },
      key: 'a-key-of-a-review',
    })
  })

  it('stays at a placed order while nobody can say more of it', async () => {
    const { placed, fields } = await post(placing(await post({ ...(await withCode()), do: 'review' })))
    if (!placed) throw new Error('it was placed')
    const { number, token, placedAt, total } = placed.receipt
    const sent = { ...Object.fromEntries(fields), number, token: token ?? '', placedAt, total: String(total) }
    isLost = true
    for (const what of ['look', 'label', 'cancel', 'move']) {
      const shownAgain = await post({ ...sent, do: what })
      expect(shownAgain.placed).toEqual({
        receipt: { ...placed.receipt, tokenUntil: null },
        order: null,
        windows: null,
        label: null,
        moved: null,
      })
      expect(shownAgain.trouble).toBe(refusals.unavailable.text['zh-CN'])
    }
    const priced = await post({ ...filled, do: 'price' })
    isLost = false
    expect(priced).toMatchObject({ stage: 'form', placed: null, trouble: refusals.unavailable.text['zh-CN'] })
  })

  it('shows both prices where the price has changed, and places at the new one', async () => {
    const review = await post({ ...(await withCode()), do: 'review' })
    const old = { ...placing(review), total: '1' }
    const changed = await post(old)
    expect(changed).toMatchObject({ stage: 'review', before: { total: 1 }, placed: null })
    expect((await post(placing(changed))).placed?.receipt.total).toBe(changed.terms?.total)
  })

  it('asks for the code again where it is wrong, and for one before the review', async () => {
    const before = await orders()
    const without = await post({ ...filled, mobile: mobileOf(), do: 'review' })
    expect(without).toMatchObject({ stage: 'form', shownErrors: true })
    const ready = await withCode()
    const wrong = ready.verifyCode === '000000' ? '111111' : '000000'
    const review = await post({ ...ready, verifyCode: wrong, do: 'review' })
    const refused = await post(placing(review))
    expect(refused.problems).toMatchObject([{ section: 'order-contact', control: '#order-code' }])
    expect(refused.contact).toEqual({ mobile: ready.mobile, code: '' })
    expect(await orders()).toBe(before)
  })

  it('sends another code of a visit once a question in words has been answered', async () => {
    await withCode()
    const another = mobileOf()
    const asked = await post({ ...filled, mobile: another, do: 'code' })
    expect(asked).toMatchObject({
      told: null,
      codeQuestion: { isWrong: false },
      contact: { mobile: another },
    })
    const answered = (token: string | undefined, answer: string, mobile = another) =>
      post({ ...filled, mobile, question: token ?? '', answer, do: 'code' })
    const wrong = await answered(asked.codeQuestion?.token, '99')
    expect(wrong.codeQuestion?.isWrong).toBe(true)
    // What was asked belongs to its step: the review knows nothing of it.
    expect(wrong.fields.map(([name]) => name)).not.toContain('answer')
    const right = await answered(
      wrong.codeQuestion?.token,
      answerQuestion(wrong.codeQuestion?.question ?? ''),
    )
    expect(right).toMatchObject({ told: { at: 'code' }, codeQuestion: null })
    const verifyCode = api.sms.codeFor(another)
    expect(verifyCode).toMatch(/^\d{6}$/)
    const review = await post({ ...filled, mobile: another, verifyCode, do: 'review' })
    expect((await post(placing(review))).placed?.receipt.number).toMatch(/^HO/)
    // Answered once, it is worth nothing more.
    const { token, question = '' } = wrong.codeQuestion ?? {}
    const again = await answered(token, answerQuestion(question), mobileOf())
    expect(again.codeQuestion?.isWrong).toBe(true)
  })

  it('asks somebody who is signed in for no code', async () => {
    account = (await signIn(api, 'order-form')).cookie ?? ''
    const review = await post({ ...filled, payer: 'sender', do: 'review' })
    expect(review).toMatchObject({ stage: 'review', customer: true })
    const { placed } = await post(placing(review))
    expect(placed?.receipt.token).toBeNull()
    expect((await post({ number: placed?.receipt.number ?? '', do: 'look' })).placed?.order).not.toBeNull()
    account = ''
  })

  it('sends no code to what is no mobile number', async () => {
    expect((await post({ ...filled, mobile: '12', do: 'code' })).told).toEqual({
      at: 'code',
      text: '请输入正确的手机号码',
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
