import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshSamples } from '../../../../tools/seed/refresh-samples.ts'
import { apiCalls } from '../../features.ts'
import { type ApiUnderTest, createApiUnderTest } from '../testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(refreshSamples)
})
afterAll(async () => api.close())

const fieldsOf = async (url: string, body: unknown, language: string) =>
  (await api.post(url, body, { 'accept-language': language })).json().fields

it('says what is wrong with a field, and where', async () => {
  const asked = { numbers: [] }
  expect(await fieldsOf('/v1/shipments/lookup', asked, 'zh-CN')).toEqual([
    { path: 'numbers', message: '至少 1 项。' },
  ])
  expect(await fieldsOf('/v1/shipments/lookup', { nr: 1 }, 'en')).toEqual([
    { path: 'numbers', message: 'Required.', code: 'missing' },
    { path: '', message: 'Unknown field.' },
  ])
  const tail = { number: 'HY660120260038', tail: '12' }
  expect(await fieldsOf('/v1/shipments/unlock', tail, 'zh-CN')).toEqual([
    { path: 'tail', message: '请填四位数字。' },
  ])
  await whereWritten('zh-HK', async (hk) =>
    expect(await fieldsOf('/v1/shipments/unlock', tail, hk)).toEqual([
      { path: 'tail', message: '請填四位數字。' },
    ]),
  )
})

it('of a body with several forms, names what is wrong in the form that was meant', async () => {
  const asked = [{ areaCode: '330108', radius: 1 }]
  expect(await fieldsOf('/site/getSiteListByAddressInfo', asked, 'en')).toEqual([
    { path: '0.radius', message: 'At least 100.' },
  ])
})

// Staff and partners sign what they post.
const posts = apiCalls.filter(({ method, access }) => method === 'POST' && access.who === 'anyone')

it.each(posts)('$id speaks one language in all of a 400', async (call) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 2 })),
      fc.constantFrom(...localeIds),
      async (body, locale) => {
        const answer = await api.post(call.path, body, { 'accept-language': locale })
        if (answer.statusCode !== 400) return
        const { errorMsg, fields = [] } = answer.json()
        for (const said of [errorMsg, ...fields.map(({ message }: { message: string }) => message)]) {
          // What is listed behind the colon are values of the call.
          const sentence = String(said).replace(/[：:].*$/, '')
          expect(/\p{Script=Han}/u.test(sentence), said).toBe(locale !== 'en-US')
        }
      },
    ),
    { numRuns: 30 },
  )
})
