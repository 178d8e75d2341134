import { migrate, openDatabase } from '@hongyan/db'
import { localeIds, pathFor } from '@hongyan/locales'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { postedForms } from '../features.ts'
import { registerForms } from './http/register-forms.ts'
import { type ApiUnderTest, openApiUnderTest, ownOrigin } from './testing/api-under-test.ts'
import { signIn } from './testing/sign-in.ts'

/** What a browser sends along from a page of another site, and from one that says nothing of itself. */
const strangers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a sibling host': { origin: 'https://other.hongyan.example', 'sec-fetch-site': 'same-site' },
  'a page without an origin': { origin: 'null', 'sec-fetch-site': 'same-origin' },
  'another site that hides its origin': { 'sec-fetch-site': 'cross-site' },
  nobody: {},
}

let api: ApiUnderTest
let site: FastifyInstance
let cookie: string
let shown = 0

beforeAll(async () => {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  api = await openApiUnderTest(async () => {}, db)
  site = Fastify()
  const pages = {
    renderOnce: async () => {
      shown += 1
      return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
    },
  }
  const { services } = api
  registerForms(
    site,
    { pages, services, parentDomain: 'hongyan.example', accountOf: async () => null },
    postedForms,
  )
  await site.ready()
  cookie = (await signIn(api, 'owner', '+8613000002003')).cookie
  return async () => {
    await site.close()
    await api.close()
    await db.close()
  }
})

const paths = [...new Set(postedForms.map(({ path }) => path))]

describe.each(paths)('the forms of %s', (path) => {
  const post = (url: string, headers: Readonly<Record<string, string>>) =>
    site.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      payload: 'do=order&act=delivery',
    })

  it.each(Object.keys(strangers))('are not sent by %s in the name of whoever is signed in', async (from) => {
    const before = shown
    for (const locale of localeIds) {
      const answer = await post(pathFor(locale, path), strangers[from] ?? {})
      expect(answer.statusCode).toBe(403)
    }
    expect(shown).toBe(before)
  })

  it('are sent by pages of the site', async () => {
    const answer = await post(path, { origin: ownOrigin, 'sec-fetch-site': 'same-origin' })
    expect(answer.statusCode).not.toBe(403)
  })
})
