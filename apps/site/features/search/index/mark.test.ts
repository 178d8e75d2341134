import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markText, needlesOf } from './mark.ts'
import { readQuery } from './read-query.ts'

const marked = (text: string, query: string): readonly string[] =>
  markText(text, needlesOf(readQuery(query)))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text)

describe('marking what answers a question', () => {
  it('marks in the script of the text, whatever was typed', () => {
    expect(marked('全程冷鏈運輸', '冷链')).toEqual(['冷鏈'])
    expect(marked('Full cold-chain transport', '冷鏈')).toEqual(['cold-chain'])
  })

  it('marks whole words from their beginning, never inside', () => {
    expect(marked('Shipping to a township', 'ship')).toEqual(['Shipping'])
  })

  it('takes a word for the same thing only as it stands', () => {
    expect(marked('A fee, two fees, your feedback', '运费')).toEqual(['fee', 'fees'])
  })

  it('marks what was typed, and of what means the same only words of another script', () => {
    expect(marked('碳排放是多少碳，运费多少钱', '运费')).toEqual(['运费'])
    expect(marked('In transit: it takes time. Transit time is 2 days.', '时效')).toEqual(['Transit time'])
  })

  it('marks the words of what was typed without a space', () => {
    expect(marked('没有收到验证码时', '收不到验证码').join('')).toContain('验证')
  })

  it('leaves fillers alone', () => {
    expect(marked('How do I return it? Return here.', 'how do I return')).toEqual(['return', 'Return'])
  })

  it('keeps every character of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        const pieces = markText(text, needlesOf(readQuery(query)))
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const [place, piece] of pieces.entries()) expect(piece.hit).not.toBe(pieces[place - 1]?.hit)
      }),
    )
  })
})
