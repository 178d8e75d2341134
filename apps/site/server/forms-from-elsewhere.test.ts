import { localeIds, pathFor } from '@hongyan/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import { formHandlers } from '../features.ts'
import { ownOrigin } from './testing/api-under-test.ts'
import { createFormsUnderTest, type FormsUnderTest } from './testing/forms-under-test.ts'

/** What a browser sends along from a page of another site, and from one that says nothing of itself. */
const strangers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a sibling host': { origin: 'https://other.hongyan.example', 'sec-fetch-site': 'same-site' },
  'a page without an origin': { origin: 'null', 'sec-fetch-site': 'same-origin' },
  'another site that hides its origin': { 'sec-fetch-site': 'cross-site' },
  nobody: {},
}

let forms: FormsUnderTest
beforeAll(async () => {
  forms = await createFormsUnderTest()
  return forms.close
})

const paths = [...new Set(formHandlers.map(({ path }) => path))]

describe.each(paths)('the forms of %s', (path) => {
  const post = (url: string, headers: Readonly<Record<string, string>>) =>
    forms.site.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: forms.cookie, ...headers },
      payload: 'do=order&act=delivery',
    })

  it.each(Object.keys(strangers))('are not sent by %s in the name of whoever is signed in', async (from) => {
    const before = forms.shown()
    for (const locale of localeIds) {
      const answer = await post(pathFor(locale, path), strangers[from] ?? {})
      expect(answer.statusCode).toBe(403)
    }
    expect(forms.shown()).toBe(before)
  })

  it('are sent by pages of the site', async () => {
    const answer = await post(path, { origin: ownOrigin, 'sec-fetch-site': 'same-origin' })
    expect(answer.statusCode).not.toBe(403)
  })
})
