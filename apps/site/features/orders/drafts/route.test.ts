import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conflict } from '../../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import { unknownOrder } from '../refusals.ts'
import { draftAsTyped } from './draft-as-typed.fixture.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(() => api.close())

type Browser = Awaited<ReturnType<typeof signIn>>
const list = async (browser: Browser) =>
  (await api.send({ url: '/v1/order-drafts', headers: browser })).json().data.drafts as readonly {
    readonly id: string
    readonly content: Readonly<Record<string, unknown>>
  }[]
const save = (browser: Browser, id: string, content: unknown) =>
  api.post('/v1/order-drafts', { id, content }, browser)
const drop = (browser: Browser, id: string) => api.post(`/v1/order-drafts/${id}/forget`, {}, browser)

it('keeps a draft as it was typed, for every device of its account and nobody else', async () => {
  const [phone, desk] = [await signIn(api, 'typing'), await signIn(api, 'typing')]
  const other = await signIn(api, 'somebody else')
  const id = randomUUID()
  expect((await save(phone, id, draftAsTyped)).json()).toEqual({ code: 1, errorMsg: '' })
  expect(await list(desk)).toEqual([{ id, content: draftAsTyped, updatedAt: expect.any(String) }])
  const held = await api.send({ url: '/v1/account/holdings', headers: desk })
  expect(held.json().data.drafts).toBe(1)
  const file = await api.send({ url: '/v1/account/export', headers: desk })
  expect(file.json().drafts).toMatchObject([{ content: draftAsTyped }])

  expect(await list(other)).toEqual([])
  const taken = await save(other, id, { note: 'x' })
  expect([taken.statusCode, taken.json().code]).toEqual([404, unknownOrder.code])
  expect((await drop(other, id)).statusCode).toBe(200)
  expect(await list(phone)).toHaveLength(1)
  for (let n = 0; n < 2; n += 1) expect((await drop(desk, id)).json().code).toBe(1)
  expect(await list(phone)).toEqual([])
  // The slow request of a window that did not hear of it.
  const late = await save(phone, id, draftAsTyped)
  expect([late.statusCode, late.json().code]).toEqual([409, conflict.code])
  expect(await list(phone)).toEqual([])
  const count = await api.send({ url: '/v1/account/holdings', headers: desk })
  expect(count.json().data.drafts).toBe(0)
})

it('takes no more than a form holds, and nothing without an account', async () => {
  const browser = await signIn(api, 'too much')
  for (const [id, content] of [
    [randomUUID(), { note: 'x'.repeat(20_001) }],
    [randomUUID(), { colour: 'red' }],
    [randomUUID(), []],
    ['1', {}],
  ] as const) {
    expect((await save(browser, id, content)).statusCode).toBe(400)
  }
  expect((await save({ cookie: '' }, randomUUID(), {})).statusCode).toBe(401)
  expect(await list(browser)).toEqual([])
})

it('ends with the account', async () => {
  const browser = await signIn(api, 'leaving')
  await save(browser, randomUUID(), draftAsTyped)
  expect((await api.post('/v1/account/delete', { confirmed: true }, browser)).json().code).toBe(1)
  expect(await list(await signIn(api, 'leaving'))).toEqual([])
})
