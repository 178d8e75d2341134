import { addressMessages, networkMessages } from '@hongyan/content'
import { locateText } from '@hongyan/domain/addresses/locate-text'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import { suggestAddresses } from '@hongyan/domain/addresses/suggest-addresses'
import { localeIds } from '@hongyan/locales'
import { describe, expect, test } from 'vitest'

const bare = (placeholder: string) => placeholder.replace(/^(?:如|例如)[：:]?\s?/, '')

describe.each(localeIds)('what the empty fields of %s show', (locale) => {
  const { coverage } = networkMessages(locale)
  const { paste, area } = addressMessages(locale)

  test('an address and a list of addresses are located when they are typed', () => {
    const lines = [coverage.one.placeholder, ...coverage.many.placeholder.split('\n')].map(bare)
    for (const line of lines) expect([line, locateText(line).kind]).toEqual([line, 'district'])
  })

  test('an address to paste gives name, phone and district', () => {
    if (!/\d/.test(paste.placeholder)) return
    const { name, phone, district } = parseAddress(bare(paste.placeholder))
    expect([name, phone, district]).not.toContain(null)
  })

  test('a place to find is found', () => {
    const example = /(?:如 |e\.g\. )(.+)$/.exec(area.placeholder)?.[1] ?? ''
    expect(suggestAddresses(example, 5)).not.toEqual([])
  })
})
