import { languageCookieName, localeIds } from '@hongyan/locales'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathIn } from '../../apps/site/paths.ts'
import { routes } from '../../apps/site/routes.ts'
import { redirectOf } from '../../apps/site/server/http/redirects.ts'
import { redirectAtEdge } from './language-rule.ts'

const path = fc
  .tuple(fc.constantFrom(...localeIds), fc.constantFrom(...routes.map(({ pattern }) => pattern)))
  .map(([locale, pattern]) => pathIn(locale, pattern))
const cookie = fc.constantFrom(null, 'zh-CN', 'zh-HK', 'en-US', 'fr-FR', '"><script>')
const search = fc.constantFrom('', '?no=HY660120260038', '?utm_source=a&utm_term=b')

test('the edge sends visitors where the site itself would', () => {
  fc.assert(
    fc.property(path, search, cookie, (asked, query, chosen) => {
      const headers = chosen === null ? {} : { cookie: `a=1; ${languageCookieName}=${chosen}; b=2` }
      const answer = redirectAtEdge(new Request(`https://www.hongyan.example${asked}${query}`, { headers }))
      const expected = redirectOf({ path: asked, rawPath: asked, search: query, cookie: chosen })
      expect(answer?.status).toBe(expected?.status)
      expect(answer?.headers.get('location')).toBe(expected?.location)
      if (answer) expect(answer.headers.get('cache-control')).toBe('no-store')
    }),
  )
})

test('a first visit, a form and an address that cannot be read go on to the site', () => {
  const site = 'https://www.hongyan.example'
  expect(redirectAtEdge(new Request(`${site}/en`))).toBeNull()
  const headers = { cookie: `${languageCookieName}=en-US` }
  expect(redirectAtEdge(new Request(`${site}/`, { method: 'POST', headers }))).toBeNull()
  expect(redirectAtEdge(new Request(`${site}/%ff`, { headers }))).toBeNull()
})
