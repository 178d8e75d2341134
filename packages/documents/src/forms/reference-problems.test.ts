import { describe, expect, it } from 'vitest'
import { pageOf, referenceProblems } from './reference-problems.ts'

const known = {
  page: new Set(['/', '/track', '/products/express']),
  question: new Set(['sending-cutoff']),
  fact: new Set(['warehouses']),
  picture: new Set(['hub']),
  'packaging-price': new Set(['box']),
}
const both = (text: string) => ({ 'zh-CN': text, 'en-US': text })

/** A page whose one block links to an address and names questions. */
const page = (href: unknown, ids: readonly string[] = [], claim: readonly string[] = ['warehouses']) => ({
  path: '/track',
  hero: { title: { claim, text: both('Many'), without: both('Some') }, actions: [] },
  blocks: [
    { kind: 'questions', anchor: 'a', title: both('Questions'), ids },
    { kind: 'split', title: both('Links'), points: [], action: { label: both('A'), href }, scene: 'hub' },
  ],
})

describe('what a document names', () => {
  it.each(['/track', '/track?number=1', '/products/express/#price', '/', 'https://example.com/none'])(
    '%s is there, or not of this site',
    (href) => {
      expect(referenceProblems('page', page(href), known)).toEqual([])
    },
  )

  it('is told at its field where it is not there', () => {
    const found = referenceProblems('page', page('/nowhere', ['sending-cutoff', 'none'], ['none']), known)
    expect(found).toEqual([
      { path: ['blocks', 0, 'ids', 1], lacks: 'question' },
      { path: ['blocks', 1, 'action', 'href'], lacks: 'page' },
      { path: ['hero', 'title', 'claim'], lacks: 'fact' },
    ])
  })

  it.each([
    [
      'a price',
      { kind: 'packaging-prices', title: both('Prices'), ids: ['box', 'none'] },
      ['ids', 1],
      'packaging-price',
    ],
    ['a picture', { kind: 'split', title: both('A'), points: [], scene: 'none' }, ['scene'], 'picture'],
  ])('%s that is not there is told too', (_what, block, path, lacks) => {
    expect(referenceProblems('page', { path: '/a', blocks: [block] }, known)).toEqual([
      { path: ['blocks', 0, ...path], lacks },
    ])
    expect(referenceProblems('page', { path: '/a', blocks: [block] }, {})).toEqual([])
  })

  it('a service and a province that are not there are told at a notice', () => {
    const notice = { services: ['air', 'rockets'], areaCodes: ['230000', '999999'] }
    const things = { service: new Set(['air']), area: new Set(['230000']) }
    expect(referenceProblems('notice', notice, things)).toEqual([
      { path: ['services', 1], lacks: 'service' },
      { path: ['areaCodes', 1], lacks: 'area' },
    ])
  })

  it('an address that a page gives itself names nothing', () => {
    expect(referenceProblems('page', { ...page('/track'), path: '/new' }, known)).toEqual([])
  })

  it('is a page without what it is asked', () => {
    expect(['/a/?b=1#c', '/', '/a'].map(pageOf)).toEqual(['/a', '/', '/a'])
  })
})
