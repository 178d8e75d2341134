import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { unbreakable, WordBreaks } from './word-breaks.tsx'

describe('word breaks of a Chinese heading', () => {
  it.each([
    ['毛病都在这几个行话里', ['毛病', '都在', '这几个', '行话里']],
    ['沙发进不进得了门', ['沙发', '进不进得了门']],
    ['收货方拒收', ['收货方', '拒收']],
    ['進了門才發現不對', ['進了門', '才發現', '不對']],
    ['货放在哪', ['货放在哪']],
    ['從冷庫到冷箱，', ['從冷庫', '到冷箱，']],
    ['从果园到社区店', ['从果园', '到社区店']],
    ['武汉枢纽二期转运中心投入使用', ['武汉枢纽', '二期', '转运中心', '投入', '使用']],
  ])('%s', (text, pieces) => {
    expect(unbreakable(text)).toEqual(pieces)
  })

  it('never end a line before a mark, and leave Latin text alone', () => {
    expect(unbreakable('瑞恒仪器：五个 g 以内')).toEqual(['瑞恒', '仪器：五个 g 以内'])
    expect(unbreakable('Cold, from store to doorstep')).toEqual(['Cold, from store to doorstep'])
    expect(renderToStaticMarkup(<WordBreaks text="怎么做" />)).toBe('怎么做')
    expect(renderToStaticMarkup(<WordBreaks text="收货方拒收" />)).toBe('收货方<wbr/>拒收')
  })

  it('keep every character, in order, and no piece of one character beside a word', () => {
    const heading = fc
      .array(fc.constantFrom(...'收货方拒收多半为这几样的了，：、把退货表给我们看看不进得上门 g5'), {
        maxLength: 24,
      })
      .map((characters) => characters.join(''))
    fc.assert(
      fc.property(heading, (text) => {
        const pieces = unbreakable(text)
        expect(pieces.join('')).toBe(text)
        for (const [index, piece] of pieces.entries()) {
          if (index > 0) expect(piece.length + (pieces[index - 1]?.length ?? 0)).toBeGreaterThan(3)
        }
      }),
    )
  })
})
