import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it } from 'vitest'
import { nextRevisions, shippedRevisions } from './language-revisions.ts'

const title = { 'zh-CN': '一', 'en-US': 'One' }
const shipped = shippedRevisions({ title })
const changed = (simplified: number, hongKong: number, english: number) => ({
  'zh-CN': simplified,
  'en-US': english,
  ...whereWritten('zh-HK', (hk) => ({ [hk]: hongKong })),
})

describe('at which revision a language changed last', () => {
  it.each([
    ['a text', ['title', 'en-US'], { title }, changed(0, 0, 4)],
    ['the Simplified, that Hong Kong follows', ['title', 'zh-CN'], { title }, changed(4, 4, 0)],
    [
      'the Simplified beside a text of Hong Kong',
      ['title', 'zh-CN'],
      { title: { ...title, 'zh-HK': '壹' } },
      changed(4, 0, 0),
    ],
    ['what is the same in every language', ['scene'], { title }, changed(4, 4, 4)],
  ])('%s', (_what, path, seed, expected) => {
    expect(nextRevisions(shipped, { seed, revision: 4, paths: [path] }).changed).toEqual(expected)
  })

  it('all of it where it is new', () => {
    expect(nextRevisions(shipped, { seed: { title }, revision: 1, paths: [] }).changed).toEqual(
      changed(1, 1, 1),
    )
  })

  whereWritten('zh-HK', (hk) =>
    it('tells since when something is written for Hong Kong', () => {
      const written = { title: { ...title, [hk]: '壹' } }
      const first = nextRevisions(shipped, { seed: written, revision: 2, paths: [['title', hk]] })
      const second = nextRevisions(first, { seed: written, revision: 3, paths: [['title', 'en-US']] })
      const gone = nextRevisions(second, { seed: { title }, revision: 4, paths: [['title', hk]] })
      expect([first, second, gone].map(({ hongKongSince }) => hongKongSince)).toEqual([2, 2, null])
    }),
  )
})
