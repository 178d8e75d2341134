import { collection, pageAt } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { questionPath } from '../../paths.ts'
import { isOwn, routes } from '../../routes.ts'
import { accountPages } from './account-pages.ts'
import { isOffered, offeredParts, offeredQuestions, signInAddress } from './offered.ts'

const ownLinks = accountPages.flat().map(({ path }) => path)

describe('where nobody can sign in', () => {
  it('no page of an account is offered, nor the page to sign in; all others are', () => {
    for (const link of [...ownLinks, '/sign-in', '/my/shipments?open=HY1', '/route/orderList.do?isCnet=1'])
      expect(isOffered(link, false), link).toBe(false)
    for (const { pattern } of routes.filter((route) => !isOwn(route) && route.pattern !== '/sign-in'))
      expect(isOffered(pattern, false), pattern).toBe(true)
    for (const link of ['https://id.example/my', 'tel:950616', '#questions', '/no-such-page'])
      expect(isOffered(link, false), link).toBe(true)
  })

  it.each(localeIds)(
    'no question is shown that is about accounts or answered on such a page, %s',
    (locale) => {
      const all = [...collection('question', locale).values()]
      const shown = offeredQuestions(all, false)
      expect(shown.length).toBeGreaterThan(all.length / 2)
      expect(
        shown.filter(({ topic, link }) => topic === 'account' || ownLinks.includes(link?.href ?? '')),
      ).toEqual([])
      const left = all.filter((one) => !shown.includes(one))
      expect(left.length).toBeGreaterThan(0)
      for (const { id } of left) expect(isOffered(questionPath(id), false), id).toBe(false)
    },
  )

  it.each(localeIds)('content loses the entries that lead there, and no other, %s', (locale) => {
    const page = pageAt('/help', locale)
    const tasks = (of: typeof page) =>
      of?.blocks.flatMap((block) => (block.kind === 'cards' ? block.items : []))
    const paths = tasks(page)?.map(({ path }) => path)
    expect(tasks(offeredParts(page, false))?.map(({ path }) => path)).toEqual(
      paths?.filter((path) => path !== null && isOffered(path, false)),
    )
    expect(paths).toEqual(expect.arrayContaining(['/my/shipments']))
  })

  it('there is nowhere to begin', () => {
    expect(signInAddress('en-US', {})).toBeNull()
  })
})

it('offers everything where people can sign in, and leads to the single sign-on where there is one', () => {
  const page = pageAt('/help', 'en-US')
  expect(offeredParts(page, true)).toBe(page)
  for (const link of ownLinks) expect(isOffered(link, true)).toBe(true)
  expect(signInAddress('en-US', { signsIn: true })).toBe('/en/sign-in/start')
  expect(signInAddress('en-US', { signsIn: true, signInUrl: 'https://sso.example' })).toBe(
    'https://sso.example',
  )
})
