import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { layOutSite } from '../tools/company/lay-out-site.ts'
import { makeSources } from '../tools/company/make-company.ts'
import { root, run } from '../tools/steps/steps.ts'

// The first company without Traditional Chinese: its entry goes, nothing else is touched.
const gone = 'zh-HK'
const entry = new RegExp(`^${gone}:\\n(?:[ #].*\\n|\\n)*`, 'm')

// What the compiler noted down stays from one run to the next: it looks anew at what changed since.
const tree = join(root, '.cache/sites/fewer-languages')
const folder = temporaryFolder('fewer-languages')
const inTree = (program: string, parameters: readonly string[]) =>
  run(program, parameters, { cwd: tree, quiet: true })

beforeAll(async () => {
  cpSync(join(root, 'company'), folder, { recursive: true })
  const file = join(folder, 'languages.yaml')
  const languages = readFileSync(file, 'utf8')
  writeFileSync(file, languages.replace(entry, ''))
  const { [gone]: _, ...others } = parse(languages)
  expect(parse(readFileSync(file, 'utf8'))).toEqual(others)
  layOutSite(root, folder, tree)
  await makeSources(folder, tree)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('all of the code, tests and browser specs too, have no error of types', {
  timeout: 900_000,
}, async () => {
  const noted = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
  const compiler = join(tree, 'node_modules/typescript-native/bin/tsc')
  expect(await inTree(compiler, ['-p', '.', ...noted])).toMatchObject({ code: 0, output: '' })
})

test('texts, addresses, formats and shared parts pass their tests', { timeout: 900_000 }, async () => {
  const vitest = join(tree, 'node_modules/vitest/vitest.mjs')
  const parts = ['packages/locales', 'packages/documents', 'apps/site/shell']
  const { code, output } = await inTree(process.execPath, [vitest, 'run', ...parts])
  expect(code, output).toBe(0)
})
