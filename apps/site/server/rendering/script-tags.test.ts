import { expect, test } from 'vitest'
import { createPageNeeds, type PageNeeds } from '../../shell/page-needs.ts'
import { integrityOf } from '../http/content-security-policy.ts'
import type { ScriptIndex } from '../static-files/built-script.ts'
import { scriptTags } from './script-tags.ts'

const built = (name: string, imports: readonly string[] = [], standsFor: string | null = null) =>
  [`/${name}.js`, { integrity: integrityOf(name), imports, standsFor }] as const

const index: ScriptIndex = new Map([
  built('main'),
  built('island', ['/react.js']),
  built('client', ['/react.js']),
  built('react'),
  built('name', ['/main.js'], '/main.js'),
  built('one', ['/other.js']),
  built('other', ['/one.js']),
])

const tagsOf = (needs: Partial<PageNeeds>) => scriptTags({ ...createPageNeeds(), ...needs }, index)
const mapOf = (...names: readonly string[]) =>
  JSON.stringify({ integrity: Object.fromEntries(names.map((name) => [`/${name}.js`, integrityOf(name)])) })

test.each([
  ['a script of the page gets its integrity, comes last, and its hash is known', '/main.js'],
  ['a script that only imports another is passed over: the page names that one', '/name.js'],
])('%s', (_rule, named) => {
  expect(tagsOf({ scripts: new Set([named]) })).toEqual({
    html: `<script type="module" fetchpriority="low" src="/main.js" integrity="${integrityOf('main')}" crossorigin></script>`,
    hashes: [integrityOf('main')],
  })
})

test('two that stand for the same script are one', () => {
  expect(tagsOf({ scripts: new Set(['/name.js', '/main.js']) }).hashes).toEqual([integrityOf('main')])
})

test('the map stands before every script, without what the head names itself', () => {
  const { html, hashes } = tagsOf({ scripts: new Set(['/client.js']), wakes: new Set(['wake()']) })
  const map = mapOf('react')
  expect(html).toMatch(
    /^<script type="importmap">.*<\/script><script>wake\(\)<\/script><script type="module"/,
  )
  expect(html).toContain(`<script type="importmap">${map}</script>`)
  expect(new Set(hashes)).toEqual(new Set([map, 'wake()', 'client', 'react'].map(integrityOf)))
})

test('everything an island will load is in the map, and may run', () => {
  const { html, hashes } = tagsOf({ islands: new Set(['/island.js', '/client.js']) })
  expect(html).toBe(`<script type="importmap">${mapOf('island', 'react', 'client')}</script>`)
  for (const name of ['island', 'client', 'react']) expect(hashes).toContain(integrityOf(name))
})

test('modules that import each other are followed to their end', () => {
  expect(tagsOf({ islands: new Set(['/one.js']) }).hashes).toHaveLength(3)
})

test('a text that stands in the page may run, and is not written again', () => {
  expect(tagsOf({ inline: new Set(['go()']) })).toEqual({ html: '', hashes: [integrityOf('go()')] })
})

test('a script that was not built is a fault of ours, not a hole in the policy', () => {
  for (const needs of [{ scripts: new Set(['/none.js']) }, { islands: new Set(['/none.js']) }])
    expect(() => tagsOf(needs)).toThrow('/none.js')
})
