import { describe, expect, it } from 'vitest'
import { carryOver } from './carry-over.ts'

const page = new URL(
  'https://www.hongyan.example/en?utm_source=fair&utm_term=cold%20chain&wuce=a1&cooperationId=7&other=x',
)

describe('carryOver', () => {
  it('hands campaign parameters to pages of ours', () => {
    expect(carryOver('/en/track', page)).toBe(
      'https://www.hongyan.example/en/track?utm_source=fair&utm_term=cold+chain',
    )
  })

  it('hands all four to cooperation links, ours or not', () => {
    for (const link of [
      '/en/cooperation',
      '/ecology/cooperation',
      'https://forms.hongyan.example/cooperation',
    ]) {
      const { searchParams } = new URL(carryOver(link, page))
      expect([...searchParams.keys()]).toEqual(['utm_source', 'utm_term', 'wuce', 'cooperationId'])
    }
  })

  it.each([
    'https://careers.hongyan.example/',
    'mailto:a@hongyan.example',
    'tel:950616',
    'javascript:void 0',
  ])('leaves %s alone', (link) => expect(carryOver(link, page)).toBe(link))

  it('never replaces what a link says itself, nor loses its fragment', () => {
    expect(carryOver('/news?utm_source=mail&utm_term=x#top', page)).toBe(
      '/news?utm_source=mail&utm_term=x#top',
    )
    expect(carryOver('/news#a', page)).toMatch(/\?utm_source=fair&utm_term=cold\+chain#a$/)
  })

  it('adds nothing on a page without parameters', () => {
    expect(carryOver('/track', new URL('https://www.hongyan.example/'))).toBe('/track')
  })
})
