import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../commands/steps.ts'
import { followDocuments } from './follow-documents.ts'

const reader = join(root, 'packages/content/src/seeds.ts')
const module = { file: reader }

/** The modules that count as changed once a file was saved. */
function changedBy(file: string, environment = 'ssr'): unknown {
  const moduleGraph = {
    getModulesByFile: (wanted: string) => (wanted === reader ? new Set([module]) : undefined),
  }
  const hook = Reflect.get(followDocuments, 'hotUpdate') as (this: unknown, options: unknown) => unknown
  return hook.call(
    { environment: { name: environment, moduleGraph } },
    { file: join(root, file), modules: [] },
  )
}

test('a saved document counts as a change of the module that reads it', () => {
  expect(existsSync(reader)).toBe(true)
  expect(existsSync(join(root, 'packages/content/documents/pages/order.yaml'))).toBe(true)
  expect(changedBy('packages/content/documents/news/new.yaml')).toEqual([module])
})

test('nothing else does, and browsers have no documents', () => {
  expect(changedBy('packages/content/src/facts.ts')).toBeUndefined()
  expect(changedBy('packages/content/documents/news/new.yaml', 'client')).toBeUndefined()
})
