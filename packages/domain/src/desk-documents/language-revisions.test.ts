import { describe, expect, it } from 'vitest'
import { nextRevisions, shippedRevisions } from './language-revisions.ts'

const title = { 'zh-CN': '一', 'en-US': 'One' }
const shipped = shippedRevisions({ title })

describe('at which revision a language changed last', () => {
  it.each([
    ['a text', ['title', 'en-US'], { title }, { 'zh-CN': 0, 'zh-HK': 0, 'en-US': 4 }],
    [
      'the Simplified, that Hong Kong follows',
      ['title', 'zh-CN'],
      { title },
      { 'zh-CN': 4, 'zh-HK': 4, 'en-US': 0 },
    ],
    [
      'the Simplified beside a text of Hong Kong',
      ['title', 'zh-CN'],
      { title: { ...title, 'zh-HK': '壹' } },
      { 'zh-CN': 4, 'zh-HK': 0, 'en-US': 0 },
    ],
    ['what is the same in every language', ['scene'], { title }, { 'zh-CN': 4, 'zh-HK': 4, 'en-US': 4 }],
  ])('%s', (_what, path, seed, changed) => {
    expect(nextRevisions(shipped, { seed, revision: 4, paths: [path] }).changed).toEqual(changed)
  })

  it('all of it where it is new', () => {
    const { changed } = nextRevisions(shipped, { seed: { title }, revision: 1, paths: [] })
    expect(changed).toEqual({ 'zh-CN': 1, 'zh-HK': 1, 'en-US': 1 })
  })

  it('tells since when something is written for Hong Kong', () => {
    const written = { title: { ...title, 'zh-HK': '壹' } }
    const first = nextRevisions(shipped, { seed: written, revision: 2, paths: [['title', 'zh-HK']] })
    const second = nextRevisions(first, { seed: written, revision: 3, paths: [['title', 'en-US']] })
    const gone = nextRevisions(second, { seed: { title }, revision: 4, paths: [['title', 'zh-HK']] })
    expect([first, second, gone].map(({ hongKongSince }) => hongKongSince)).toEqual([2, 2, null])
  })
})
