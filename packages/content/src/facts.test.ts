import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { type FactId, facts, isCurrent } from './facts.ts'
import { siteContent } from './site-content.ts'

const afterEverything = Date.parse('2040-01-01T00:00:00Z')

test('a fact holds to the end of its last day in Shanghai', () => {
  expect(isCurrent('warehouses', Date.parse('2028-12-31T23:59:59+08:00'))).toBe(true)
  expect(isCurrent('warehouses', Date.parse('2029-01-01T00:00:00+08:00'))).toBe(false)
})

test.each(Object.keys(facts) as FactId[])('%s is stated for at least a year', (factId) => {
  const { asOf, expires } = facts[factId]
  expect(Date.parse(expires) - Date.parse(asOf)).toBeGreaterThan(365 * 86_400_000)
})

test.each(localeIds)('once all facts have expired, %s states no figure of the company', (locale) => {
  const { home, navigation, orderDialog, support } = siteContent(locale, afterEverything)
  const { banner, services, solutions, technology, figures, cooperation, sustainability } = home
  const notes = navigation.items.flatMap(({ children }) =>
    children.flatMap((child) => [child.note, ...child.children.map(({ note }) => note)]),
  )
  const texts = JSON.stringify([
    banner.slides.map(({ title, lead }) => [title, lead]),
    services.items.map(({ note }) => note),
    solutions.tabs.map(({ title, lead, rows }) => [title, lead, rows]),
    technology?.items,
    sustainability.items,
    cooperation.lead,
    orderDialog.choices.map(({ note }) => note),
    support.hours,
    notes,
  ])
  expect(texts.match(/[^"]*\d[^"]*/g) ?? []).toEqual([])
  expect(figures.items).toEqual([])
})

test.each(localeIds)('while they hold, every statement is shown in %s', (locale) => {
  const { home } = siteContent(locale, Date.parse('2026-11-21T00:00:00Z'))
  expect(home.figures.items.map(({ id }) => id)).toEqual([
    'warehouses',
    'warehouse-area',
    'cities',
    'cloud-warehouses',
  ])
  expect(home.services.items.filter(({ note }) => note === null)).toEqual([])
  expect(home.solutions.tabs.flatMap(({ rows }) => rows).filter(({ text }) => text === null)).toEqual([])
})
