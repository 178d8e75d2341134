import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, cleanTypeset, isPlainText } from './clean-text.ts'

describe('cleanText', () => {
  test.each([
    ['a phone between marks of direction', '\u202d139\u00a00000 1035\u202c', '139 0000 1035'],
    ['marks and isolates', '\u200e李\u2066二\u2069\u200f\u061c', '李二'],
    ['a byte order mark and soft hyphens', '\ufeffHY6601\u00ad2026', 'HY66012026'],
    ['zero width', '深\u200b圳\u2060市\u200c龙\u200d华', '深圳市龙华'],
    ['controls', 'a\u0000b\u0007c\u007fd\u009f', 'abcd'],
    ['spaces of all widths', 'a\u3000b\u2009c\u202fd\u1680e\u2800f', 'a b c d e f'],
    ['line ends', 'a\u2028b\u2029c\u000bd\u0085e\r\nf', 'a\nb\nc\nd\ne\r\nf'],
    ['variation of an ideograph', '葛\u{e0100}城\ufe00', '葛城'],
    ['tags', 'A\u{e0041}\u{e0020}B\u{e007f}', 'AB'],
    ['blanks that count as letters', 'a\u3164b\uffa0c\u115fd', 'abcd'],
    ['objects and annotations', 'a\ufffcb\ufff9c\ufffbd', 'abcd'],
    ['halves of pairs and noncharacters', 'a\ud800b\udc00c\uffff\ufdd0', 'abc'],
    ['plain text', '广东省 深圳市\t1 号\n', '广东省 深圳市\t1 号\n'],
    ['what is no more than marks', '\u200b\u2060\ufeff\u3164', ''],
    ['what is no more than blanks', ' \u3000\t\n', ''],
  ])('%s', (_name, text, clean) => expect(cleanText(text)).toBe(clean))

  test.each([
    ['Uyghur and Persian', 'ئۇ\u200cيغۇر می\u200cخواهم'],
    ['Sinhala', 'ශ\u0dca\u200dරී'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180e\u1820 ᠠ\u180b'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['skin and calling', '👩🏽‍💻 ❤️‍🔥 ☎️'],
    ['a keycap', '1️⃣'],
    ['a flag of a part', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['rare ideographs and private use', '王㛃𠮷\ue000'],
  ])('%s stays as it is', (_name, text) => expect(cleanText(text)).toBe(text))

  const marks = fc.constantFrom(
    ...'a م♥🏽\u200c\u200d\ufe0f\u180e\u180bᠮ\u20e3\u{e0041}\u{e007f}🏴\u200b',
    '\ud800',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: marks, maxLength: 8 }),
  )
  test('any text is clean after once, and plain text comes out as it went in', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const clean = cleanText(text)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toContain('\0')
        expect(clean.isWellFormed()).toBe(true)
        if (isPlainText(text) && text.trim() !== '') expect(clean).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('cleanTypeset', () => {
  test.each([
    'Tel. +49\u00a069\u00a0000000',
    '12\u202f000\u2009km',
    '9\u2060–\u206018 点',
    '\u3000首行缩进',
    '👨‍👩‍👧‍👦\u00a0می\u200cخواهم',
  ])('%j stays as it is', (text) => expect(cleanTypeset(text)).toBe(text))

  test.each([
    ['\ufeff李\u200b二\u00a0\u0007', '李二\u00a0'],
    ['a\u2028b\u00a0c\u000bd', 'a\nb\u00a0c\nd'],
    ['\u00a0\u2060 \u3000', ''],
  ])('%j is cleaned of what nobody sees', (text, clean) => {
    expect(cleanTypeset(text)).toBe(clean)
    expect(cleanTypeset(clean)).toBe(clean)
  })
})
