import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LongClauses } from './long-clauses.tsx'

function markup(text: string): string {
  return renderToStaticMarkup(<LongClauses text={text} />)
}

describe('a text of a narrow place', () => {
  it('may end a line between words where a clause is longer than a narrow column', () => {
    expect(markup('声明的价值每票收一次，按费率算的')).toBe('声明的<wbr/>价值<wbr/>每票收一次，按费率算的')
  })

  it.each([
    '按费率算的',
    '三层装，箱外写，再封口',
    'UN1266，第 3 类',
    'Counted once a shipment, at the rate',
  ])('stays as it is: %s', (text) => {
    expect(markup(text)).toBe(renderToStaticMarkup(text))
  })

  it('breaks inside no clause that its line holds', () => {
    const lead = '照着这一页，审计人员应当能算出和我们一样的结果。'
    expect(renderToStaticMarkup(<LongClauses text={lead} held={18} />)).toBe(lead)
    expect(renderToStaticMarkup(<LongClauses text={lead} held={14} />)).toMatch(
      /^照着这一页，审计<wbr\/>人员<wbr\/>/u,
    )
  })

  it('keeps every character, and no line begins with a mark', () => {
    const cell = fc
      .array(fc.constantFrom(...'声明的价值每票收一次，、。：按费率算 ¥40'), { maxLength: 40 })
      .map((characters) => characters.join(''))
    fc.assert(
      fc.property(cell, (text) => {
        expect(markup(text).replaceAll('<wbr/>', '')).toBe(text)
        expect(markup(text)).not.toMatch(/<wbr\/>[，、。：]/u)
      }),
    )
  })
})
