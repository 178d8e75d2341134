import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { editorSchemas } from './editor-schemas.ts'

const folder = fileURLToPath(new URL('../../documents/', import.meta.url))
const schemas = [...editorSchemas(folder)].map(([files, schema]) => ({
  files,
  check: z.fromJSONSchema(schema),
}))
const isOrder = (file: string): boolean => file.endsWith('order.yaml')

test('every document has a schema for editors', () => {
  const found = schemas.flatMap(({ files }) => globSync(files, { cwd: folder }))
  expect(found.toSorted()).toEqual(globSync('**/*.yaml', { cwd: folder }).toSorted())
})

test.each(schemas)('$files keep it', ({ files, check }) => {
  for (const file of globSync(files, { cwd: folder }).filter((one) => !isOrder(one))) {
    const read = check.safeParse(parse(readFileSync(folder + file, 'utf8')))
    expect(read.success ? null : `${file}: ${read.error.message}`).toBeNull()
  }
})

const item = {
  date: '2026-11-20',
  category: 'network',
  title: { zh: '南京自提柜延长到晚上十点', en: 'Nanjing lockers now open until ten' },
  summary: { facts: ['warehouses'], zh: '晚一小时。', en: 'An hour longer.' },
  place: { zh: '南京', en: 'Nanjing' },
  scene: 'locker',
  body: ['哪些柜子', '几点', '名单'].map((zh) => ({ kind: 'heading', text: { zh, en: 'Which lockers' } })),
}
const news = schemas.find(({ files }) => files.startsWith('news'))?.check

test('a news item as the how-to writes it keeps it', () => {
  expect(news?.safeParse(item).error).toBeUndefined()
})

test.each([
  ['a language that is missing', { title: { zh: '南京' } }],
  ['a field that there is not', { headline: '南京' }],
  ['what the name of the file says', { id: 'nanjing' }],
  ['a value of another kind', { date: 20 }],
  ['a fact there is not', { summary: { facts: ['towers'], zh: '一。', en: 'One.' } }],
  ['a scene there is not', { scene: 'castle' }],
])('%s does not', (_, change) => {
  expect(news?.safeParse({ ...item, ...change }).success).toBe(false)
})
