import { siteContent } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { startsOf } from './starts.ts'

const modes = localeIds.flatMap((locale) =>
  siteContent(locale).home.network.modes.map((mode) => ({ locale, mode })),
)

describe.each(modes)('list of $mode.id in $locale', ({ mode }) => {
  const starts = startsOf(mode)

  it('has every line once', () => {
    const listed = starts.flatMap(({ routes }) => routes)
    expect(listed.toSorted((a, b) => a - b)).toEqual(mode.routes.map((_, index) => index))
  })

  it('has hubs first and no more rows than the style sheet can light up', () => {
    const hubs = starts.map(({ hub }) => hub)
    expect(hubs.lastIndexOf(true)).toBe(hubs.filter(Boolean).length - 1)
    expect(starts.length).toBeLessThanOrEqual(12)
  })
})
