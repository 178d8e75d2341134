import { type MenuItem, siteContent } from '@hongyan/content'
import { localeIds, readsSource } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { holdsLevel, selectedLevel } from './select-level.ts'
import { inGroups, narrowChildren, shownItems } from './shown-items.ts'

const { navigation } = siteContent('zh-CN')
const services = navigation.items.find(({ id }) => id === 'products') as MenuItem

describe('selectedLevel', () => {
  it('is 0-0 on the home page', () => {
    expect(selectedLevel(navigation.items, '/')).toBe('0-0')
    expect(selectedLevel(navigation.items, '/index')).toBe('0-0')
  })

  it('takes the longest route that leads to the page', () => {
    const pharma = services.children.find(({ id }) => id === 'pharma')
    expect(selectedLevel(navigation.items, '/products/pharma')).toBe(pharma?.level)
    expect(selectedLevel(navigation.items, '/products/unlisted')).toBe(services.level)
  })

  it('matches whole segments only', () => {
    expect(selectedLevel(navigation.items, '/newsroom')).toBe('')
  })

  it('selects nothing on a page of no entry, and home does not cover every page', () => {
    expect(selectedLevel(navigation.items, '/developers')).toBe('')
  })

  it('marks the entry that holds the level', () => {
    expect(holdsLevel('1-0', '1-2-3')).toBe(true)
    expect(holdsLevel('1-0', '11-0')).toBe(false)
    expect(holdsLevel('0-0', '')).toBe(false)
  })
})

describe('shownItems', () => {
  const hidden = (items: readonly { isEnShow: boolean; children?: readonly { isEnShow: boolean }[] }[]) =>
    items.flatMap((item) => [item, ...(item.children ?? [])]).filter(({ isEnShow }) => !isEnShow).length

  it('hides entries in English at every depth, and only there', () => {
    // The last entry of every level is hidden, whatever the menu holds.
    const chineseOnly = <Item extends object>(items: readonly Item[]) =>
      items.map((item, index) => ({ ...item, isEnShow: index < items.length - 1 }))
    const items = chineseOnly(
      navigation.items.map((item) => ({ ...item, children: chineseOnly(item.children) })),
    )
    const menu = { ...navigation, items } as typeof navigation
    expect(hidden(items)).toBeGreaterThan(2)
    expect(hidden(shownItems(menu, 'en-US', true))).toBe(0)
    for (const locale of localeIds.filter(readsSource))
      expect(hidden(shownItems(menu, locale, true))).toBe(hidden(items))
  })
})

describe('the narrow menu', () => {
  it('moves the items of a flattened group up one level', () => {
    const software = services.children.find(({ id }) => id === 'software')
    const shown = narrowChildren(services).map(({ id }) => id)
    expect(shown).not.toContain('software')
    for (const { id } of software?.children ?? []) expect(shown).toContain(id)
  })

  it.each(localeIds)('keeps every child in exactly one column in %s', (locale) => {
    for (const entry of shownItems(siteContent(locale).navigation, locale, true)) {
      const grouped = inGroups(entry, entry.children).flatMap(({ children }) => children)
      expect([...grouped].sort(byId)).toEqual([...entry.children].sort(byId))
    }
  })
})

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1
}
