import { describe, expect, it } from 'vitest'
import { campaignQuery, carryOver } from './carry-over.ts'

const page = new URL(
  'https://www.hongyan.example/en?utm_source=fair&utm_term=cold%20chain&wuce=a1&cooperationId=7&other=x',
)

const from = (href: string, there = page) => carryOver(href, there, there.searchParams)

describe('carryOver', () => {
  it('hands campaign parameters to pages of ours', () => {
    expect(from('/en/track')).toBe('https://www.hongyan.example/en/track?utm_source=fair&utm_term=cold+chain')
  })

  it('hands all four to cooperation links, ours or not', () => {
    for (const link of [
      '/en/cooperation',
      '/ecology/cooperation',
      'https://forms.hongyan.example/cooperation',
    ]) {
      const { searchParams } = new URL(from(link))
      expect([...searchParams.keys()]).toEqual(['utm_source', 'utm_term', 'wuce', 'cooperationId'])
    }
  })

  it.each([
    'https://careers.hongyan.example/',
    'mailto:a@hongyan.example',
    'tel:950616',
    'javascript:void 0',
  ])('leaves %s alone', (link) => expect(from(link)).toBe(link))

  it('never replaces what a link says itself, nor loses its fragment', () => {
    expect(from('/news?utm_source=mail&utm_term=x#top')).toBe('/news?utm_source=mail&utm_term=x#top')
    expect(from('/news#a')).toMatch(/\?utm_source=fair&utm_term=cold\+chain#a$/)
  })

  it('adds nothing on a page without parameters', () => {
    expect(from('/track', new URL('https://www.hongyan.example/'))).toBe('/track')
  })
})

describe('the campaign of a visit', () => {
  const storage = (given: Record<string, string> = {}) => {
    const kept = new Map(Object.entries(given))
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: kept.set.bind(kept) as Storage['setItem'],
    }
  }

  it('is remembered by the tab where an address no longer says it, until another begins', () => {
    const tab = storage()
    expect(campaignQuery('', tab)).toBe('')
    expect(campaignQuery('?utm_source=fair&wuceQueryString=w&no=HY1', tab)).toBe('utm_source=fair&wuce=w')
    expect(campaignQuery('?from=420100&p=1x1x1x1x1', tab)).toBe('utm_source=fair&wuce=w')
    expect(campaignQuery('?q=cold&utm_source=fair', tab)).toBe('utm_source=fair&wuce=w')
    expect(campaignQuery('?utm_source=mail', tab)).toBe('utm_source=mail')
    expect(campaignQuery('', tab)).toBe('utm_source=mail')
  })

  it('is the address where nothing can be kept, and believes no nonsense that was', () => {
    const refuse = () => {
      throw new DOMException('refused')
    }
    expect(campaignQuery('?utm_term=x', { getItem: refuse, setItem: refuse })).toBe('utm_term=x')
    expect(campaignQuery('', { getItem: refuse, setItem: refuse })).toBe('')
    expect(campaignQuery('', storage({ 'hongyan:campaign': 'role=admin&utm_source=%20' }))).toBe('')
  })
})
