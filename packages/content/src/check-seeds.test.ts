import { expect, test } from 'vitest'
import { checkedItem } from './check-seeds.ts'
import { parseWritten } from './written/parse-written.ts'

const question = `topic: tracking
question: { zh: 问, en: Ask }
answer:
  - zh: 答
    en: Answer
link: { label: { zh: 看, en: See }, href: /track }
`

/** What is said of a question that is written otherwise. */
function refusalOf(text: string): string {
  const seed = parseWritten(text, 'a.yaml', { id: 'a' })
  try {
    checkedItem('question', 'a', seed, 'en-US', 0)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('a document that keeps its contract is not refused', () => {
  expect(refusalOf(question)).toBe('')
})

test.each([
  [
    'a value of another kind',
    question.replace('en: Answer', 'en: 15'),
    'answer.0: Invalid input: expected string, received number; a number that is a text stands in quotes (a.yaml:5)',
  ],
  ['a field that there is not', `${question}colour: red\n`, 'colour: there is no such field (a.yaml:7)'],
  [
    'a field of a part that there is not',
    question.replace('href: /track', 'href: /track, tab: new'),
    'link.tab: there is no such field (a.yaml:6)',
  ],
  [
    'a field that is missing',
    question.replace('href: /track', 'newTab: true'),
    'link.href: it is missing (a.yaml:6)',
  ],
  [
    'a value that is none of several',
    question.replace('/track', 'track'),
    'link.href: must be a path of this site without a language prefix or must be http(s), mailto or tel (a.yaml:6)',
  ],
])('%s is named with its line', (_, text, message) => {
  expect(refusalOf(text)).toContain(`100025-question-a-en: ${message}`)
  expect(refusalOf(text)).toMatch(/\(a\.yaml:\d\)$/)
})
