import { expect, test } from 'vitest'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { defineAction } from './action.ts'

const shared = {
  id: 'boxes',
  method: 'GET',
  path: '/v1/boxes',
  family: 'orders',
  summary: { en: 'Boxes', zh: '箱子' },
  shape: 'own',
  refusals: [],
  examples: [],
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'content',
} as const
const names = { ...shared, replies: { 200: successOf(z.array(z.string())) } } as const
const file = { ...shared, replies: { 200: 'file' } } as const
const image = { ...shared, replies: { 200: 'image' } } as const
const picture = { mediaType: 'image/png', bytes: new Uint8Array() }

test('the mistakes of an action are found by the type checker', () => {
  const mistakes = [
    // @ts-expect-error it has no Chinese words
    () => defineAction({ ...names, summary: { en: 'Boxes' } }, async () => ['S']),
    // @ts-expect-error its family is none
    () => defineAction({ ...names, family: 'no-such-family' }, async () => ['S']),
    // @ts-expect-error what it refuses is declared nowhere
    () => defineAction({ ...names, refusals: ['unknown-box'] }, async () => ['S']),
    // @ts-expect-error its result is not what the reply declares, and nothing presents it
    () => defineAction(names, async () => [1]),
    // @ts-expect-error a file has a name
    () => defineAction(file, async () => picture),
    // @ts-expect-error a picture has bytes
    () => defineAction(image, async () => ({ mediaType: 'image/png' })),
  ]
  expect(mistakes).toHaveLength(6)
})

test('an action that has none is taken', () => {
  expect(defineAction(names, async () => ['S']).codes).toEqual({ 1429: 'too-many' })
  expect(defineAction(image, async () => picture).path).toBe('/v1/boxes')
  expect(defineAction(file, async () => ({ ...picture, name: 'a.png' })).path).toBe('/v1/boxes')
})
