import { pageAt } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { pathIn } from '../../../paths.ts'
import { crumbsOf } from './crumbs.ts'

it.each(localeIds)('the trail of a case leads to the cases, in %s', (locale) => {
  const page = pageAt('/cases/beiling-fruit', locale)
  if (page === null) throw new Error('no case')
  expect(crumbsOf(page, locale).map(({ href }) => href)).toEqual([
    pathIn(locale, '/'),
    `${pathIn(locale, '/products')}#cases`,
    pathIn(locale, '/cases/beiling-fruit'),
  ])
})
