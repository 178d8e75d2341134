import { collection, type Passage } from '@hongyan/content'
import { expect, test } from 'vitest'
import { liftPoints } from './lift-points.ts'

const text: Passage = { kind: 'paragraph', text: 'It opens today.' }
const heading: Passage = { kind: 'heading', text: 'What changes for you' }
const list: Passage = { kind: 'list', items: ['Later pickup', 'One status less'] }

test('the first list under a heading leads, and stands in the text no more', () => {
  expect(liftPoints([text, heading, list, text])).toEqual({
    points: { title: 'What changes for you', items: ['Later pickup', 'One status less'] },
    rest: [text, text],
  })
})

test('a text without one stays as it is', () => {
  expect(liftPoints([text, list])).toEqual({ points: null, rest: [text, list] })
})

test('every news item says in a few lines what it comes to', () => {
  const without = [...collection('news', 'zh-CN').values()].filter(
    ({ body }) => liftPoints(body).points === null,
  )
  expect(without.map(({ id }) => id)).toEqual([])
})
