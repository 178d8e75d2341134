import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { documentNames } from '@hongyan/documents'
import { cleanTypeset } from '@hongyan/domain/typed/clean-text'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../content-code.ts'
import { deskDocuments } from '../desk-documents.ts'
import { parseWritten } from './parse-written.ts'
import { placeFile, placeOf } from './place-of.ts'
import { writeWritten } from './write-written.ts'

const at = Date.parse('2026-11-28')
const { entries, readFiles, seedOf, writeFiles } = deskDocuments
const folder = new URL('../../documents/', import.meta.url)
const item = 'news/wuhan-phase-two'
const file = `${item}.yaml`
const shipped = readFileSync(new URL(file, folder), 'utf8')
const read = (text: string, name = item, path = `${name}.yaml`) => readFiles(name, [{ file: path, text }], at)

describe('a document that nobody changed', () => {
  test('goes out as the very bytes that ship', async () => {
    const went: string[] = []
    for (const { name } of entries()) {
      for (const { file: path, text } of await writeFiles(name, seedOf(name))) {
        // What a browser sends is cleaned: a file stays as it is by that.
        expect([path, cleanTypeset(text) === text]).toEqual([path, true])
        if (!existsSync(new URL(path, folder))) continue
        expect([path, text === readFileSync(new URL(path, folder), 'utf8')]).toEqual([path, true])
        went.push(path)
      }
    }
    const orders = ['pages/order.yaml', 'questions/order.yaml']
    expect([...went, ...orders].sort()).toEqual(globSync('**/*.yaml', { cwd: folder }).sort())
  })

  test('and comes in as the same, also where it is written anew', () => {
    for (const { name } of entries()) {
      const { file: path, named } = placeOf(name)
      const seed = seedOf(name) as object
      expect([name, parseWritten(writeWritten(seed, named), path, named)]).toEqual([name, seed])
    }
  })

  test('is written anew once it says something else, and comes in as what it says', async () => {
    const seed = { ...(seedOf(item) as object), date: '2026-11-19' }
    const [written] = await writeFiles(item, seed)
    expect(written).toEqual({ file, text: writeWritten(seed, { id: '' }) })
    expect(await read(written?.text ?? '')).toEqual({ seed })
  })

  test('of several files goes out as them, and as one file once it was changed', async () => {
    const name = 'document/prohibited'
    const seed = seedOf(name) as { readonly items: readonly unknown[] }
    expect((await writeFiles(name, seed)).length).toBeGreaterThan(10)
    const changed = { ...seed, items: seed.items.slice(1) }
    const files = await writeFiles(name, changed)
    expect(files.map((one) => one.file)).toEqual(['prohibited.yaml'])
    expect(await readFiles(name, files, at)).toEqual({ seed: changed })
  })
})

test('documents that ship in a folder are known to', () => {
  for (const one of documentNames) {
    const isFolder =
      existsSync(new URL(wordsOf(one), folder)) && statSync(new URL(wordsOf(one), folder)).isDirectory()
    expect([one, placeOf(`document/${one}`).folder !== null]).toEqual([one, isFolder])
  }
})

describe('which document a file is', () => {
  const known = ['page/products/express', 'page/support', 'news/wuhan-phase-two', 'notice/wuhan-phase-two']
  test.each<[string, readonly string[]]>([
    ['news/wuhan-phase-two.yaml', ['news/wuhan-phase-two']],
    ['documents/pages/products/express.yml', ['page/products/express']],
    ['C:\\site\\news\\not-yet.yaml', ['news/not-yet']],
    ['pages__products__express.yaml', ['page/products/express']],
    ['express.yaml', ['page/products/express']],
    ['wuhan-phase-two.yaml', ['news/wuhan-phase-two', 'notice/wuhan-phase-two']],
    ['tdk-list.yaml', ['document/tdkList']],
    ['support.yaml', ['document/support', 'page/support']],
    ['prohibited/sources.yaml', ['document/prohibited']],
    ['news/Not A Name.yaml', []],
    ['unknown.yaml', []],
    ['', []],
  ])('%s', (path, names) => {
    expect(placeFile(path, known)?.names).toEqual(names)
  })

  test('the order of a collection is none', () => {
    expect(placeFile('questions/order.yaml', known)).toBeNull()
    expect(placeFile('prohibited/order.yaml', known)).toEqual({
      names: ['document/prohibited'],
      isPart: true,
    })
  })
})

describe('a file is refused, in Chinese and English, with file, line and field, for', () => {
  const line = (start: string): number => 1 + shipped.split('\n').findIndex((one) => one.startsWith(start))
  test.each<[string, string, number, string, RegExp, RegExp]>([
    ['what is no YAML', 'date: [', 1, '', /YAML/, /bracket/],
    ['a language that is missing', 'a: 1\ntitle: { zh: 一 }', 2, '', /缺英文/, /English is missing/],
    ['what the name of the file says', 'id: a', 1, '', /文件名/, /name of the file/],
    ['a key that stands twice', 'date: 1\ndate: 2', 2, '', /两次/, /twice/],
    ['references that multiply', 'a: &a [x]\nb: [*a, *a]', 1, '', /锚点/, /Anchors/],
    ['a prototype', '__proto__: { a: 1 }', 1, '__proto__', /没有/, /./],
    ['nothing', ' \n', 1, '', /空/, /empty/],
    ['one that is nested too deep', `a: ${'['.repeat(5000)}`, 1, '', /嵌套/, /nested/],
    ['blocks that are', `${'- '.repeat(5000)}a`, 1, '', /嵌套/, /nested/],
    ['too many lines', 'a: 1\n'.repeat(10_001), 10_000, '', /太长/, /too long/],
    ['a picture', '\u0089PNG\u001a', 1, '', /./, /./],
    [
      'a value that is none of a field',
      shipped.replace('category: network', 'category: weather'),
      line('category:'),
      'category',
      /选/,
      /./,
    ],
    ['a field that there is not', `headline: 1\n${shipped}`, 1, 'headline', /没有/, /no such|not/],
    [
      'a text that is empty',
      shipped.replace(/^title:.*$/m, "title: { zh: '', en: A }"),
      line('title:'),
      'title.zh-CN',
      /./,
      /./,
    ],
  ])('%s', async (_what, text, at, path, chinese, english) => {
    const found = await read(text)
    const problems = 'problems' in found ? found.problems : []
    const problem = problems.find((one) => one.line === at && one.path.join('.') === path)
    expect(problems).toContain(problem)
    expect(problem).toMatchObject({ file, message: { 'zh-CN': expect.stringMatching(chinese) } })
    expect(problem?.message['en-US']).toMatch(english)
    expect(problem?.message['zh-CN']).toMatch(/\p{Script=Han}/u)
  })

  test('another kind of document, which it is said to be', async () => {
    expect(await read(shipped, 'notice/wuhan-phase-two')).toMatchObject({ kind: 'news' })
    expect(await read(shipped.replace('date:', 'day:'), 'notice/wuhan-phase-two')).not.toHaveProperty('kind')
  })

  test('30,000 fields that there are not, in a moment', async () => {
    const started = process.cpuUsage()
    const fields = Array.from({ length: 30_000 }, (_, n) => `a${n}: 1`)
    expect(await read(`a: { ${fields.join(', ')} }`)).toHaveProperty('problems')
    // A ceiling: comparing each with every other took minutes.
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(8)
  })

  test('files of a folder that do not agree with its order', async () => {
    const files = await writeFiles('document/prohibited', seedOf('document/prohibited'))
    const some = files.filter((one) => !one.file.endsWith('sources.yaml'))
    expect(await readFiles('document/prohibited', some, at)).toMatchObject({
      problems: [{ file: 'prohibited/order.yaml', message: { 'zh-CN': '没有文件 prohibited/sources.yaml' } }],
    })
  })
})

test.each([
  ['lines as Windows ends them', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a mark of its byte order', (text: string) => `\ufeff${text}`],
])('%s change nothing', async (_what, sent) => {
  expect(await read(sent(shipped))).toEqual({ seed: seedOf(item) })
})
