import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lineOf } from './line-of.ts'
import { openWritten, type Written } from './read-written.ts'

let folder = ''
let written: Written

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'written-'))}/`
  written = openWritten(folder, 'documents/')
  mkdirSync(`${folder}news`)
  mkdirSync(`${folder}pages/products`, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  writeFileSync(`${folder}${file}`, text)
}

test('a document is the same until its file is saved with something else', () => {
  write('fleet.yaml', 'note: one')
  const first = written.document('fleet')
  write('fleet.yaml', 'note: one')
  expect(written.document('fleet')).toBe(first)
  write('fleet.yaml', 'note: two')
  expect(written.document('fleet')).toEqual({ note: 'two' })
})

describe('a document of several files', () => {
  beforeEach(() => {
    mkdirSync(`${folder}prices`)
    write('prices/order.yaml', 'parts: [first, second]')
    write('prices/first.yaml', 'date: 2026-11-20\nrows:\n  - name: a\n')
    write('prices/second.yaml', 'rows:\n  - name: b\n\n  - name: c\n')
  })

  test('is one, whose lists go on from file to file', () => {
    expect(written.document('prices')).toEqual({
      date: '2026-11-20',
      rows: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    })
  })

  test('knows the file and the line of every entry', () => {
    const lineAt = (...path: (string | number)[]) => lineOf(written.document('prices'), path, 'zh-CN', 0)
    expect(lineAt('rows', 2, 'name')).toEqual({ file: 'documents/prices/second.yaml', line: 4 })
    expect(lineAt('rows', 0, 'price')).toEqual({ file: 'documents/prices/first.yaml', line: 3 })
    expect(lineAt('note')).toEqual({ file: 'documents/prices/order.yaml', line: 1 })
  })

  test('has every one of its files in its order', () => {
    write('prices/third.yaml', 'note: forgotten')
    expect(() => written.document('prices')).toThrow('prices/third.yaml has no place in the order')
  })
})

describe('what has a date', () => {
  beforeEach(() => {
    write('news/older.yaml', 'date: 2026-01-02')
    write('news/newest.yaml', 'date: 2026-03-01')
    write('news/b-same-day.yaml', 'date: 2026-02-01')
    write('news/a-same-day.yaml', 'date: 2026-02-01')
  })

  test('is in the order of its dates, newest first, and has the name of its file as its id', () => {
    const items = written.collection('news')
    expect([...items.keys()]).toEqual(['newest', 'a-same-day', 'b-same-day', 'older'])
    expect(items.get('older')).toEqual({ date: '2026-01-02', id: 'older' })
  })

  test('stays readable beside a file that is not', () => {
    write('news/broken.yaml', 'date: [')
    const items = written.collection('news')
    expect(items.get('older')).toEqual({ date: '2026-01-02', id: 'older' })
    expect(() => items.get('broken')).toThrow('documents/news/broken.yaml:1')
  })
})

describe('what has an order', () => {
  beforeEach(() => {
    write('pages/about.yaml', 'kind: company')
    write('pages/products/express.yaml', 'kind: service')
    write('pages/order.yaml', 'services:\n  - products/express\ncompany: [about]\n')
  })

  test('stands in it, each page at the address of its file', () => {
    const pages = written.collection('page')
    expect([...pages.keys()]).toEqual(['/products/express', '/about'])
    expect(pages.get('/products/express')).toEqual({ kind: 'service', path: '/products/express' })
  })

  test('is not read before it is asked for', () => {
    write('pages/about.yaml', 'kind: [')
    expect(written.collection('page').get('/products/express')).toMatchObject({ kind: 'service' })
  })

  test('is refused where files and order do not agree', () => {
    write('pages/order.yaml', 'company:\n  - about\n  - abuot\n')
    expect(() => written.collection('page')).toThrow(
      'there is no file pages/abuot.yaml (documents/pages/order.yaml:3)\n' +
        'pages/products/express.yaml has no place in the order (documents/pages/order.yaml:1)',
    )
  })
})
