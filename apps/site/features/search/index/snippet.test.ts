import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../../server/text-matching/fold.ts'
import { needlesOf } from './mark.ts'
import { readQuery } from './read-query.ts'
import { cut, snippet } from './snippet.ts'

const of = (passages: readonly string[], query: string) =>
  snippet(passages, passages.map(fold), needlesOf(readQuery(query)), 'fallback')

describe('the passage shown under a name', () => {
  it('is the one that holds most of the question', () => {
    const passages = ['价格按重量算，一公斤起。', '冷链价格按温区和重量算。', '冷链车厢有三个温区。']
    expect(of(passages, '冷链 价格')).toBe(passages[1])
  })

  it('prefers the words that were typed to those that mean the same', () => {
    const passages = ['冷藏、冷冻、恒温三个温区都有。', '这条线路可以走冷链零担。']
    expect(of(passages, '冷链')).toBe(passages[1])
  })

  it('is the description where no passage answers', () => {
    expect(of(['仓储'], '航班时刻')).toBe('fallback')
  })

  it('shows what was found in a long text, and says that it is a part', () => {
    const long = `${'Nothing of interest stands here. '.repeat(20)}The cold chain begins here. ${'And it goes on. '.repeat(20)}`
    const shown = of([long], 'cold chain')
    expect(shown).toMatch(/^….*cold chain.*And it goes on\.$/)
    expect(shown.length).toBeLessThan(200)
  })

  it('ends with a clause where no sentence ends', () => {
    const long = `Acids, ${'solvents such as acetone and methylated spirits, '.repeat(8)}paint`
    expect(of([long], 'acids')).toMatch(/methylated spirits…$/)
    expect(of([`易燃液体${'，如汽油柴油煤油和酒精'.repeat(20)}`], '易燃')).toMatch(/酒精…$/)
  })

  it('never cuts a word, and is a piece of the text', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), fc.nat(), (words, at) => {
        const text = words.join(' ')
        const shown = cut(text, at % text.length).replaceAll('…', '')
        expect(` ${text} `).toContain(` ${shown} `)
      }),
    )
  })
})
