import { staffGrant } from '@hongyan/testing/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ApiUnderTest,
  createApiUnderTest,
  testMoment,
} from '../../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../../server/testing/sign-in-staff.ts'

let api: ApiUnderTest
let editor: Record<string, string>
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  editor = (await signInPerson(api, [staffGrant('editor')])).headers
})
afterAll(() => api.close())

const name = 'news/wuhan-phase-two'
const asSaved = { documents: [{ name }], languages: ['en-US'] }
async function post(path: string, body: unknown, headers = editor) {
  const answer = await api.post(`/v1/desk/${path}`, body, headers)
  return { status: answer.statusCode, ...answer.json() }
}

test('a document is previewed as it was saved, and then as it is typed', async () => {
  const made = await post('previews', asSaved)
  expect(made.data.previewKey).toMatch(/./)
  expect(Date.parse(made.data.endsAt)).toBe(testMoment + 12 * 3_600_000)
  const opened = await api.send({ url: `/v1/desk/documents/open?name=${name}`, headers: editor })
  const { seed } = opened.json().data
  const typed = {
    ...asSaved,
    documents: [{ name, seed: { ...seed, title: { 'zh-CN': '题', 'en-US': 'Typed' } } }],
  }
  expect(await post(`previews/${made.data.id}`, typed)).toMatchObject({ code: 1 })
})

test.each([
  ['nobody signed in', asSaved, 401, 1401, {}],
  ['no document', { ...asSaved, documents: [] }, 400, 1400, null],
  ['more than ten', { ...asSaved, documents: Array(11).fill({ name }) }, 400, 1400, null],
  ['a document that there is not', { ...asSaved, documents: [{ name: 'news/none' }] }, 404, 1246, null],
  ['one with mistakes', { ...asSaved, documents: [{ name, seed: { title: 1 } }] }, 409, 1249, null],
  ['no language', { ...asSaved, languages: [] }, 400, 1400, null],
  ['longer than a month', { ...asSaved, hours: 721 }, 400, 1400, null],
])('with %s it is refused', async (_what, body, status, code, headers) => {
  expect(await post('previews', body, headers ?? editor)).toMatchObject({ status, code })
})

test('what keeps a language from being previewed is told of each of its fields, in words', async () => {
  const opened = await api.send({ url: `/v1/desk/documents/open?name=${name}`, headers: editor })
  const { seed } = opened.json().data
  const typed = { ...seed, title: { 'zh-CN': '题', 'en-US': '' }, date: 'today' }
  const body = { documents: [{ name, seed: typed }], languages: ['en-US'] }
  const refused = await post('previews', body, { ...editor, 'accept-language': 'en-US' })
  expect(refused).toMatchObject({ status: 409, code: 1249 })
  expect(refused.fields).toEqual(
    expect.arrayContaining([
      { path: 'title/en-US', code: 'lacks-text', message: 'A text is missing here.' },
      { path: 'date', code: 'unfit-field', message: 'This is not as it has to be yet.' },
    ]),
  )
  const chinese = await post('previews', { ...body, languages: ['zh-CN'] })
  expect(chinese.fields.map(({ path }: { path: string }) => path)).toEqual(['date'])
})

test('whoever may not see documents makes none, and nobody changes that of another', async () => {
  const sales = (await signInPerson(api, [staffGrant('sales')])).headers
  expect(await post('previews', asSaved, sales)).toMatchObject({ status: 403, code: 1231 })
  const { data } = await post('previews', { ...asSaved, hours: 1 })
  const other = (await signInPerson(api, [staffGrant('editor')])).headers
  expect(await post(`previews/${data.id}`, asSaved, other)).toMatchObject({ status: 404, code: 1246 })
  // Whoever goes on working stays signed in.
  api.setNow(testMoment + 3_000_000)
  expect(await post(`previews/${data.id}`, asSaved)).toMatchObject({ code: 1 })
  api.setNow(testMoment + 3_600_000)
  expect(await post(`previews/${data.id}`, asSaved)).toMatchObject({ status: 404, code: 1246 })
  api.setNow(testMoment)
})
