import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allGuides } from './all-guides.ts'
import { pictureOf } from './guide.ts'

it.each(['zh', 'en'] as const)('each step has its picture, and each picture its step, %s', (language) => {
  const folder = fileURLToPath(new URL('../../public/', import.meta.url))
  const there = readdirSync(`${folder}guides/${language}`).map((name) => `/guides/${language}/${name}`)
  const needed = allGuides.flatMap((guide) => guide.steps.map((step) => pictureOf(guide, step, language)))
  expect(there.toSorted()).toEqual(needed.toSorted())
})
