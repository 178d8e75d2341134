import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { followDocuments } from './follow-documents.ts'

const reader = join(root, 'packages/content/src/seeds.ts')
const site = join(root, 'apps/site/server/create-site.ts')
const module = { file: reader }

let put: () => boolean = () => false
/** Whether the sources of the site can be run. */
let sound = true
const sent: unknown[] = []

/** The modules that count as changed once a file was saved. */
async function changedBy(file: string, { environment = 'ssr', type = 'update' } = {}): Promise<unknown> {
  const moduleGraph = {
    getModulesByFile: (wanted: string) => (wanted === reader ? new Set([module]) : undefined),
  }
  const hook = Reflect.get(followDocuments, 'hotUpdate') as (this: unknown, options: unknown) => unknown
  return hook.call(
    {
      environment: {
        name: environment,
        moduleGraph,
        runner: {
          import: async (module: string) => {
            if (module === site && !sound) throw new Error('the English is missing')
            return { putInForce: (saved: string) => put() && saved === 'news/new.yaml' }
          },
        },
      },
    },
    {
      file: join(root, file),
      type,
      modules: [],
      server: { ws: { send: (told: unknown) => sent.push(told) } },
    },
  )
}

beforeEach(() => {
  put = () => false
  sound = true
  sent.length = 0
})

test('a document whose text was saved is published, and pages are loaded again', async () => {
  put = () => true
  expect(await changedBy('packages/content/documents/news/new.yaml')).toEqual([])
  expect(sent).toEqual([{ type: 'full-reload' }])
})

test.each([
  ['one that is new', 'create', () => true],
  ['one that cannot be published', 'update', () => false],
  [
    'one that cannot be read',
    'update',
    () => {
      throw new Error('the English is missing')
    },
  ],
])('%s counts as a change of the module that reads it', async (_, type, answer) => {
  put = answer
  expect(await changedBy('packages/content/documents/news/new.yaml', { type })).toEqual([module])
  expect(sent).toEqual([])
})

test('a mended document opens a site that could not be run', async () => {
  put = () => true
  sound = false
  expect(await changedBy('packages/content/documents/news/new.yaml')).toEqual([module])
  expect(sent).toEqual([])
})

test('the module that reads documents is there, and so is what publishes them', () => {
  expect(existsSync(reader)).toBe(true)
  expect(existsSync(site)).toBe(true)
  expect(existsSync(join(root, 'packages/content/src/written/put-in-force.ts'))).toBe(true)
  expect(existsSync(join(root, 'packages/content/documents/pages/order.yaml'))).toBe(true)
})

test('nothing else does, and browsers have no documents', async () => {
  expect(await changedBy('packages/content/src/facts.ts')).toBeUndefined()
  expect(
    await changedBy('packages/content/documents/news/new.yaml', { environment: 'client' }),
  ).toBeUndefined()
})
