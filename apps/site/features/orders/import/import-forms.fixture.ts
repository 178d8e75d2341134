import type { Db } from '@hongyan/db'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { FormOutcome } from '../../../calls/form-outcome.ts'
import { TooLate } from '../../../server/http/answer-in-time.ts'
import type { FormRequest } from '../../../server/requests/form.ts'
import { registerForms } from '../../../server/routing/register-forms.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../../../server/testing/api-under-test.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import type { ImportServices } from './answer-import-form.ts'
import { orderImportForms } from './forms.ts'
import type { ImportStep } from './ui/import-model.ts'

const [form] = orderImportForms
type Fields = Readonly<Record<string, string>>
type Review = Extract<ImportStep, { kind: 'review' }>

/** The names of the columns, as every list of the tests has them. */
export const heading =
  '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,件数,每件公斤,产品,取件日期,取件时间'
export const line = (recipient: string, goods = '茶叶', time = '14:00') =>
  `林样本,13800001357,广东省深圳市南山区示例路8号,${recipient},13900002468,北京市朝阳区示例北街16号,${goods},1,4.2,标准快递,2026-11-21,${time}`

export const reviewIn = ({ step }: { readonly step: ImportStep | null }): Review => {
  if (step?.kind !== 'review') throw new Error(`a review, not ${step?.kind}`)
  return step
}

/** What the page of a review sends, every line ticked. */
export const sentBy = ({ key, list, rows, companies }: Review, act: string, more: Fields = {}): Fields => ({
  act,
  'list-key': key,
  list,
  companies: companies.join(' '),
  ...Object.fromEntries(
    rows.flatMap(({ place, shown: terms, number }) =>
      number === null ? [[`take.${place}`, '1'], ...(terms ? [[`shown.${place}`, terms]] : [])] : [],
    ),
  ),
  ...more,
})

/** The forms of a list beside an API of their own; every test is somebody else's, from an address of their own. */
export function importForms(database: () => Db) {
  let api: ApiUnderTest
  let site: FastifyInstance
  let shown: FormOutcome | null | undefined
  let people = 0
  const state = {
    /** What was asked is done, and nobody hears of it. */
    isLost: false,
    /** What happens beside it whenever one of its transactions is over. */
    meanwhile: null as (() => Promise<unknown>) | null,
    /** The name of whoever has the test, and the cookie of whoever is signed in. */
    mine: '',
    cookie: '',
  }
  const beside = (request: FormRequest<ImportServices>): FormRequest<ImportServices> => {
    const { at } = request
    const { db } = at.ctx
    const transaction: Db['transaction'] = async (work) => {
      const result = await db.transaction(work)
      await state.meanwhile?.()
      return result
    }
    return { ...request, at: { ...at, ctx: { ...at.ctx, db: { ...db, transaction } } } }
  }
  beforeAll(async () => {
    if (form === undefined) throw new Error('one form')
    api = await createApiUnderTest(async () => {}, database())
    site = Fastify()
    const renderOnce = async ({ submitted }: { readonly submitted?: FormOutcome }) => {
      shown = submitted
      return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
    }
    registerForms(
      site,
      { pages: { renderOnce }, services: api.services, parentDomain: undefined, accountOf: async () => null },
      [
        {
          ...form,
          answer: async (request) => {
            const answer = await form.answer(beside(request))
            if (state.isLost) throw new TooLate(0)
            return answer
          },
        },
      ],
    )
    await site.ready()
  })
  afterAll(async () => {
    await site.close()
    await api.close()
  })
  beforeEach(async () => {
    people += 1
    state.mine = `import-${people}`
    state.cookie = (await signIn(api, state.mine)).cookie
  })

  async function send(fields: Fields, file?: Uint8Array<ArrayBuffer>) {
    shown = null
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (file) body.append('file', new Blob([file]), 'orders.xlsx')
    const sent = new Response(body)
    const reply = await site.inject({
      method: 'POST',
      url: '/route/orderList.do/import',
      remoteAddress: `10.79.0.${people}`,
      headers: {
        origin: ownOrigin,
        cookie: state.cookie,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    const submitted = shown as FormOutcome | null
    const step = submitted?.kind === 'order-import' ? submitted.step : null
    return { status: reply.statusCode, to: reply.headers.location, step, reply }
  }
  const handIn = (...lines: readonly string[]) =>
    send({ act: 'read', form: `form-of-${state.mine}`, text: [heading, ...lines].join('\n') })
  const orders = async () => (await database().query.selectFrom('orders').select('number').execute()).length
  return { state, api: () => api, send, handIn, orders }
}
