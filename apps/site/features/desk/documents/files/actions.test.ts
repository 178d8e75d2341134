import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../../server/testing/api-under-test.ts'
import {
  documentChanged,
  documentTaken,
  documentTrashed,
  unknownDocument,
  unreadableFile,
} from '../refusals.ts'
import { payloads } from '../testing/payloads.ts'
import { type Grant, personOf } from '../testing/person-of.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(async () => api.close())

const person = (...grants: readonly Grant[]) => personOf(api, ...grants)
const shippedAt = (file: string): string =>
  readFileSync(new URL(`../../../../../../packages/content/documents/${file}`, import.meta.url), 'utf8')
const express = 'page/products/express'
const item = 'news/wuhan-phase-two'
const file = `${item}.yaml`

describe('files', () => {
  it('go out as the bytes that ship, spaces and comments with them, and come in as no change', async () => {
    const { post } = await person({ role: 'editor' })
    const names = [express, 'page/air/e-freight/eawb', 'question/account-login', 'document/tdkList']
    const { files } = (await post('documents/export', { names })).data
    expect(files.map((one: { file: string }) => one.file)).toEqual([
      'pages/products/express.yaml',
      'pages/air/e-freight/eawb.yaml',
      'questions/account-login.yaml',
      'tdk-list.yaml',
    ])
    for (const one of files) expect(one.text === shippedAt(one.file)).toBe(true)
    const { documents } = (await post('documents/import/check', { files })).data
    expect(documents.map(({ name, outcome }: { name: string; outcome: string }) => [name, outcome])).toEqual(
      names.map((name) => [name, 'unchanged']),
    )
    expect((await post('documents/import', { name: express, files: [files[0]], base: 0 })).data).toEqual({
      revision: 0,
    })
  })

  it('of one document go out and come in together', async () => {
    const { post } = await person({ role: 'editor' })
    const { files } = (await post('documents/export', { names: ['document/prohibited'] })).data
    expect(files.length).toBeGreaterThan(10)
    for (const one of files) expect(one.text === shippedAt(one.file)).toBe(true)
    const { documents } = (await post('documents/import/check', { files })).data
    expect(documents).toMatchObject([{ name: 'document/prohibited', outcome: 'unchanged' }])
    const lacking = (await post('documents/import/check', { files: files.slice(1) })).data.documents
    expect(lacking).toMatchObject([
      { refusal: 'unreadable', problems: [{ file: expect.any(String), line: expect.any(Number) }] },
    ])
  })

  it('are checked field by field without a trace, and become a version with its place in the history', async () => {
    const { get, post } = await person({ role: 'editor' })
    const { name } = (await post('documents', { kind: 'news', key: 'from-a-file', like: item })).data
    const text = shippedAt(file).replace(/^date: .*$/m, 'date: 2026-11-20')
    const files = [{ file: `${name}.yaml`, text }]
    const [checked] = (await post('documents/import/check', { files })).data.documents
    expect(checked).toMatchObject({
      ...{ name, outcome: 'changed', base: 1, count: 1, others: [], seed: { date: '2026-11-20' } },
      changes: [{ what: 'changed', path: ['date'], before: '2026-11-18', after: '2026-11-20', from: null }],
    })
    expect((await get('documents/open', { name })).data.revision).toBe(1)
    expect((await post('documents/import', { name, files, base: checked.base })).data).toEqual({
      revision: 2,
    })
    const { versions } = (await get('documents/versions', { name })).data
    expect(versions[0]).toMatchObject({ revision: 2, action: 'imported', paths: ['date'] })
    const late = await post('documents/import', { name, files, base: checked.base })
    expect([late.status, late.code, late.revision]).toEqual([409, documentChanged.code, 2])
  })

  it('with 300 scripts in them are told and kept as the texts they are', async () => {
    const { get, post } = await person({ role: 'editor' })
    const [head = ''] = shippedAt(file).split(/^body:/m)
    const tail = shippedAt(file).slice(shippedAt(file).indexOf('\nrelated:'))
    const said = payloads.map((payload) => JSON.stringify(payload))
    const body = said.map((one) => `  - { kind: paragraph, text: { zh: ${one}, en: ${one} } }`)
    const files = [{ file: 'news/three-hundred.yaml', text: `${head}body:\n${body.join('\n')}\n${tail}` }]
    const [checked] = (await post('documents/import/check', { files })).data.documents
    expect(checked).toMatchObject({ name: 'news/three-hundred', outcome: 'new', base: null })
    const { name } = checked
    expect((await post('documents/import', { name, files, base: null })).data).toEqual({ revision: 1 })
    const { seed } = (await get('documents/open', { name })).data
    expect(seed.body.map((part: { text: object }) => part.text)).toEqual(
      payloads.map((payload) => ({ 'zh-CN': payload, 'en-US': payload })),
    )
    const out = (await post('documents/export', { names: [name] })).data.files
    expect((await post('documents/import/check', { files: out })).data.documents).toMatchObject([
      { outcome: 'unchanged' },
    ])
  })
})

describe('a file is refused with a clear answer', () => {
  it.each<[string, { file: string; text: string }, object]>([
    ['what is no YAML', { file, text: ': :' }, { refusal: 'unreadable' }],
    ['references that multiply', { file, text: 'a: &a [x]\nb: [*a, *a]' }, { refusal: 'unreadable' }],
    [
      'nothing',
      { file, text: '' },
      { refusal: 'unreadable', problems: [{ line: 1, message: { 'zh-CN': '文件是空的' } }] },
    ],
    ['a picture', { file, text: '\ufffdPNG\ufffd' }, { refusal: 'not-text' }],
    ['another ending', { file: 'a.docx', text: 'a: 1' }, { refusal: 'other-file' }],
    ['the order of questions', { file: 'questions/order.yaml', text: 'a: [b]' }, { refusal: 'order-file' }],
    [
      'a notice that is news',
      { file: 'notices/other.yaml', text: shippedAt(file) },
      { refusal: 'other-kind', kind: 'news' },
    ],
    [
      'a field that there is not',
      { file, text: `headline: 1\n${shippedAt(file)}` },
      { refusal: 'unreadable', problems: [{ file, line: 1, path: ['headline'] }] },
    ],
    [
      'a document that is none',
      { file: 'x.yaml', text: 'a: 1' },
      { outcome: 'unplaced', name: null, candidates: [] },
    ],
  ])('%s', async (_what, one, answer) => {
    const { post } = await person({ role: 'editor' })
    expect((await post('documents/import/check', { files: [one] })).data.documents).toMatchObject([answer])
  })

  it('and what is imported all the same changes nothing', async () => {
    const { get, post } = await person({ role: 'editor' })
    const broken = { file, text: shippedAt(file).replace('category: network', 'category: none') }
    const answer = await post('documents/import', { name: item, files: [broken], base: 0 })
    expect([answer.status, answer.code]).toEqual([422, unreadableFile.code])
    expect(answer.problems).toMatchObject([
      { file, line: 1 + broken.text.split('\n').indexOf('category: none'), path: ['category'] },
    ])
    const files = [{ file, text: shippedAt(file) }]
    expect((await post('documents/import', { name: item, files, base: null })).code).toBe(documentTaken.code)
    expect((await post('documents/import', { name: 'news/none', files, base: 0 })).code).toBe(
      unknownDocument.code,
    )
    expect((await get('documents/open', { name: item })).data.revision).toBe(0)
    const { name } = (await post('documents', { kind: 'news', key: 'thrown-away', like: item })).data
    await post('documents/trash', { name, isTrashed: true })
    expect((await post('documents/import', { name, files, base: 1 })).code).toBe(documentTrashed.code)
  })

  it.each<[string, string, unknown]>([
    ['no files', 'import/check', { files: [] }],
    ['more than are read at once', 'import/check', { files: new Array(61).fill({ file, text: '' }) }],
    ['a text that is too long', 'import/check', { files: [{ file, text: 'a'.repeat(350_001) }] }],
    ['a path that is too long', 'import/check', { files: [{ file: 'a'.repeat(301), text: '' }] }],
    ['a field of a file that there is not', 'import/check', { files: [{ file, text: '', force: true }] }],
    ['no revision', 'import', { name: item, files: [{ file, text: '' }], base: -1 }],
    ['a text alone', 'import', { name: item, text: 'a: 1', base: 0 }],
    ['no names', 'export', { names: [] }],
  ])('%s', async (_what, path, body) => {
    const { post } = await person()
    expect((await post(`documents/${path}`, body)).code).toBe(1400)
  })
})

describe('who may', () => {
  it('a translator imports texts of their language, and is told the place of others', async () => {
    const { post } = await person({ role: 'translator', language: 'en-US' })
    const text = shippedAt(file)
    const english = text.replace('en: Phase two of the Wuhan hub opens', 'en: Phase two opens')
    const chinese = text.replace('武汉枢纽二期转运中心投入使用', '别的')
    const check = async (written: string) =>
      (await post('documents/import/check', { files: [{ file, text: written }] })).data.documents[0]
    expect(await check(english)).toMatchObject({ outcome: 'changed', count: 1 })
    expect(await check(chinese)).toMatchObject({ refusal: 'forbidden', foreign: ['title', 'zh-CN'] })
    const answer = await post('documents/import', { name: item, files: [{ file, text: chinese }], base: 0 })
    expect(answer).toMatchObject({ status: 403, fields: [{ path: 'title.zh-CN' }] })
  })

  it('who sees no documents is refused', async () => {
    const { post } = await person({ role: 'sales' })
    const answer = await post('documents/import/check', { files: [{ file, text: '' }] })
    expect(answer.status).toBe(403)
  })
})
