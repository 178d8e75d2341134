import { expect, test } from 'vitest'
import { type CodeLanguage, codeTokens } from './code-tokens.ts'
import { apiSamples, quoteSamples } from './samples.ts'

const kindsIn = (language: CodeLanguage, text: string) =>
  codeTokens(language, text).flatMap(({ kind, text: piece }) => (kind === null ? [] : [[kind, piece]]))

test('a line of a shell has flags, words in quotes, comments, and the body has its keys', () => {
  const text = `# Asks.\ncurl 'https://a.example/b#c' \\\n  -H "Key: $KEY" \\\n  --data '{ "it-s": "a -b", "n": 12 }'`
  expect(kindsIn('shell', text)).toEqual([
    ['comment', '# Asks.'],
    ['value', 'curl'],
    ['string', "'https://a.example/b#c'"],
    ['flag', '-H'],
    ['string', '"Key: $KEY"'],
    ['flag', '--data'],
    ['key', '"it-s"'],
    ['string', '"a -b"'],
    ['key', '"n"'],
    ['value', '12'],
  ])
})

test('programs have keys, words of the language, strings and comments', () => {
  expect(kindsIn('node', "// It's.\nconst a = { b: 'c', 'd-e': `f` }")).toEqual([
    ['comment', "// It's."],
    ['flag', 'const'],
    ['key', 'b'],
    ['string', "'c'"],
    ['key', "'d-e'"],
    ['string', '`f`'],
  ])
  expect(kindsIn('python', '# No.\nask(data={"a": True})')).toEqual([
    ['comment', '# No.'],
    ['key', 'data'],
    ['key', '"a"'],
    ['value', 'True'],
  ])
})

test('an answer has keys, strings with quotes in them, and values', () => {
  expect(kindsIn('json', '{ "a": "b \\"c\\": d", "e": [1.5, null] }')).toEqual([
    ['key', '"a"'],
    ['string', '"b \\"c\\": d"'],
    ['key', '"e"'],
    ['value', '1.5'],
    ['value', 'null'],
  ])
})

test('nothing of a sample is lost', () => {
  const samples = Object.values(apiSamples).map(({ language, text }) => [language, text] as const)
  for (const [language, text] of [...samples, ...(Object.entries(quoteSamples) as typeof samples)]) {
    expect(
      codeTokens(language, text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text)
  }
})
