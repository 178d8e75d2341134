import { localeIds, localeOf, pathFor } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { lastResortPage } from './last-resort.ts'

it.each(localeIds)('says in %s that the error page failed, with a way home', (locale) => {
  const page = lastResortPage(locale)
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).toContain(`lang="${localeOf(locale).htmlLang}"`)
  expect(page).toContain(`href="${pathFor(locale, '/')}"`)
  expect(page).not.toMatch(/<(script|style|link)/)
})

it('says it in the words of the product', () => {
  expect(lastResortPage('en-US')).toContain('Go back to home')
})
