import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'
import {
  documentChanged,
  documentStays,
  documentTaken,
  documentTrashed,
  unknownDocument,
} from './refusals.ts'

import { payloads } from './testing/payloads.ts'
import { type Grant, personOf } from './testing/person-of.ts'

/** What is told of Hong Kong's edition, where there is one. */
const hongKong = (told: unknown) => whereWritten('zh-HK', (hk) => ({ [hk]: told }))

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(async () => api.close())

/** Somebody at the desk who asks. */
const person = (...grants: readonly Grant[]) => personOf(api, ...grants)

const item = 'news/wuhan-phase-two'
const title = ['title', 'en-US']
const replace = (path: readonly (string | number)[], value: unknown) => ({ op: 'replace', path, value })

describe('documents that ship', () => {
  it('are listed by kind, words and address, with what they are called', async () => {
    const { get } = await person()
    const { data } = await get('documents')
    expect(data.documents.length).toBeGreaterThan(250)
    expect(Object.values<number>(data.kinds).reduce((sum, count) => sum + count)).toBe(data.documents.length)
    const published = { state: 'published', isWithdrawal: false, dueAt: null, zone: null }
    const found = await get('documents', { text: 'wuhan hub', kind: 'news' })
    expect(found.data.documents.map(({ name }: { name: string }) => name)).toContain(item)
    expect(found.data.documents.find(({ name }: { name: string }) => name === item)).toEqual({
      name: item,
      kind: 'news',
      address: '/news/wuhan-phase-two',
      title: {
        'zh-CN': '武汉枢纽二期转运中心投入使用',
        ...hongKong(null),
        'en-US': 'Phase two of the Wuhan hub opens',
      },
      missing: 0,
      stale: { 'en-US': 0, ...hongKong(0) },
      staleSince: { 'en-US': null, ...hongKong(null) },
      site: { 'zh-CN': published, ...hongKong(published), 'en-US': published },
      revision: 0,
      isShipped: true,
      changed: null,
      trashedAt: null,
      comments: 0,
    })
  })

  it('are opened, changed, told to be wrong, compared, and restored byte for byte', async () => {
    const { get, post } = await person({ role: 'editor' })
    const opened = await get('documents/open', { name: item })
    expect(opened.data).toMatchObject({ revision: 0, problems: [], texts: [], others: [], isShipped: true })
    const saved = await post('documents/save', {
      name: item,
      base: 0,
      patches: [replace(title, ''), replace(['date'], 'today')],
    })
    expect(saved.data).toMatchObject({
      revision: 1,
      seed: null,
      texts: [{ path: ['title'], language: 'en-US', state: 'missing', since: null }],
    })
    expect(
      saved.data.problems.map(({ language, path }: { language: string; path: string[] }) => [language, path]),
    ).toEqual(
      expect.arrayContaining([
        [null, ['date']],
        ['en-US', title],
      ]),
    )
    const compared = await get('documents/compare', { name: item, from: '0' })
    expect(compared.data.changes).toMatchObject([
      { what: 'changed', path: ['date'], before: '2026-11-18', after: 'today' },
      { what: 'changed', path: title, after: '' },
    ])
    expect((await post('documents/restore', { name: item, revision: 0, base: 1 })).data).toEqual({
      revision: 2,
    })
    const restored = await get('documents/open', { name: item })
    expect(JSON.stringify(restored.data.seed)).toBe(JSON.stringify(opened.data.seed))
    const { data } = await get('documents/versions', { name: item })
    expect(
      data.versions.map(({ revision, action }: { revision: number; action: string }) => [revision, action]),
    ).toEqual([
      [2, 'restored'],
      [1, 'saved'],
      [0, 'shipped'],
    ])
  })

  it('lose what is removed, and say so to whoever changed it meanwhile', async () => {
    const { get, post } = await person({ role: 'editor' })
    const { name } = (await post('documents', { kind: 'news', key: 'without-a-place', like: item })).data
    const ofHongKong = ['title', 'zh-HK']
    await post('documents/save', { name, base: 1, patches: [{ op: 'add', path: ofHongKong, value: '港' }] })
    const removing = { name, base: 2, patches: [{ op: 'remove', path: ofHongKong }] }
    expect((await post('documents/save', removing)).data).toMatchObject({ revision: 3 })
    expect((await get('documents/open', { name })).data.seed.title).not.toHaveProperty('zh-HK')
    const late = await post('documents/save', { name, base: 2, patches: [replace(ofHongKong, '香港')] })
    expect(late.status).toBe(409)
    expect(late.conflicts).toEqual([{ path: ofHongKong, before: '港', mine: '香港', theirs: null }])
  })

  it('keep the spaces that hold words together, byte for byte', async () => {
    const { get, post } = await person({ role: 'editor' })
    const { name } = (await post('documents', { kind: 'news', key: 'held-spaces', like: item })).data
    const held = '12\u202f000\u00a0km, 9\u2060\u2013\u206018\u3000h'
    await post('documents/save', { name, base: 1, patches: [replace(title, `\ufeff${held}\u200b`)] })
    expect((await get('documents/open', { name })).data.seed.title['en-US']).toBe(held)
  })
})

describe('who changes what somebody else changed', () => {
  it('is told both, and keeps what only they changed', async () => {
    const [one, other] = [
      await person({ role: 'editor' }),
      await person({ role: 'translator', language: 'en-US' }),
    ]
    const { name } = (await one.post('documents', { kind: 'news', key: 'two-at-once', like: item })).data
    await one.post('documents/save', { name, base: 1, patches: [replace(title, 'One')] })
    const clash = await other.post('documents/save', { name, base: 1, patches: [replace(title, 'Other')] })
    expect([clash.status, clash.code]).toEqual([409, documentChanged.code])
    expect(clash).toMatchObject({
      revision: 2,
      conflicts: [{ path: title, before: 'Phase two of the Wuhan hub opens', mine: 'Other', theirs: 'One' }],
    })
    const merged = await other.post('documents/save', {
      name,
      base: 1,
      patches: [replace(['summary', 'en-US'], 'Shorter')],
    })
    expect(merged.data).toMatchObject({ revision: 3, seed: { title: { 'en-US': 'One' } } })
  })
})

describe('refused', () => {
  it.each<[string, string, unknown, number]>([
    [
      'a document that there is not',
      'save',
      { name: 'news/none', base: 0, patches: [] },
      unknownDocument.code,
    ],
    ['one that there is', '', { kind: 'news', key: 'wuhan-phase-two' }, documentTaken.code],
    ['an address that is none', '', { kind: 'news', key: '../a' }, 1400],
    ['a kind that is none', '', { kind: 'poem', key: 'a' }, 1400],
    [
      'what the site needs, into the trash',
      'trash',
      { name: 'document/home', isTrashed: true },
      documentStays.code,
    ],
    ['what is in no trash, deleted', 'delete', { name: item }, documentStays.code],
    ['a prototype', 'save', { name: item, base: 0, patches: [replace(['__proto__', 'x'], 1)] }, 1400],
    ['a place behind the end', 'save', { name: item, base: 0, patches: [replace(['body', 999], 1)] }, 1400],
    [
      'too many patches',
      'save',
      { name: item, base: 0, patches: new Array(501).fill(replace(['date'], 'x')) },
      1400,
    ],
    ['a field that there is not', 'save', { name: item, base: 0, patches: [], force: true }, 1400],
    ['no revision', 'save', { name: item, base: -1, patches: [] }, 1400],
    ['a comment that says nothing', 'comments', { name: item, path: [], text: '' }, 1400],
  ])('%s', async (_what, path, body, code) => {
    const { post } = await person()
    expect((await post(`documents${path === '' ? '' : `/${path}`}`, body)).code).toBe(code)
  })

  it('what lies in the trash is not changed', async () => {
    const { post } = await person()
    const { name } = (await post('documents', { kind: 'question', key: 'into-the-trash' })).data
    await post('documents/trash', { name, isTrashed: true })
    const answer = await post('documents/save', { name, base: 1, patches: [replace(['topic'], 'price')] })
    expect([answer.status, answer.code]).toEqual([409, documentTrashed.code])
    expect((await post('documents/delete', { name })).status).toBe(200)
  })

  it('a part that is of another language, by its path', async () => {
    const { post } = await person({ role: 'translator', language: 'en-US' })
    const answer = await post('documents/save', {
      name: 'news/lhasa-morning',
      base: 0,
      patches: [replace(['title', 'zh-CN'], '别的')],
    })
    expect(answer).toMatchObject({ status: 403, fields: [{ path: 'title.zh-CN' }] })
  })
})

describe('beside the texts', () => {
  it('comments, presence, uses, links, facts and redirects', async () => {
    const [one, other] = [await person({ role: 'editor' }), await person({ role: 'reviewer' })]
    const { id } = (await other.post('documents/comments', { name: item, path: title, text: '短一点' })).data
    await other.post('documents/presence', { name: item, isOpen: true })
    const { data } = await one.get('documents/open', { name: item })
    expect(data.comments).toMatchObject([{ id, path: title, text: '短一点', resolvedAt: null }])
    expect(data.others).toMatchObject([{ name: '样例员工' }])
    expect((await one.post(`documents/comments/${id}`, { isResolved: true })).status).toBe(200)
    expect((await one.post('documents/presence', { name: item, isOpen: true })).data.others).toHaveLength(1)
    const used = await one.get('documents/used', { what: 'path', value: '/products/express' })
    expect(used.data.documents.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([item, 'document/navigation']),
    )
    const links = await one.get('links', { text: '查运单' })
    expect(links.data.links).toContainEqual(expect.objectContaining({ path: '/track', kind: 'tool' }))
    const { facts } = (await one.get('facts')).data
    expect(facts).toContainEqual(expect.objectContaining({ id: 'warehouses', isCurrent: true }))
    await one.post('documents', { kind: 'news', key: 'old-name', like: item })
    const renamed = await one.post('documents/rename', { name: 'news/old-name', key: 'new-name' })
    expect(renamed.data).toEqual({ name: 'news/new-name', revision: 2 })
    expect((await one.get('redirects')).data.redirects).toMatchObject([
      { from: '/news/old-name', to: '/news/new-name', name: 'news/new-name' },
    ])
    const texts = await one.post('documents/confirm', { name: item, language: 'en-US', paths: 'all' })
    expect(texts.data).toEqual({ texts: [] })
  })
})

it('300 scripts in texts are kept and given back as the texts they are', async () => {
  const { get, post } = await person({ role: 'editor' })
  const { name } = (await post('documents', { kind: 'news', key: 'scripts', like: item })).data
  const body = payloads.map((payload) => ({
    kind: 'paragraph',
    text: { 'zh-CN': payload, 'en-US': payload },
  }))
  const patches = [replace(['body'], body), replace(title, payloads[0])]
  expect((await post('documents/save', { name, base: 1, patches })).status).toBe(200)
  const opened = await api.send({
    url: `/v1/desk/documents/open?name=${name}`,
    headers: (await signInPerson(api)).headers,
  })
  expect(opened.headers['content-type']).toMatch(/^application\/json/)
  expect(opened.json().data.seed.body).toEqual(body)
  const { files } = (await post('documents/export', { names: [name] })).data
  expect((await post('documents/import', { name, files, base: 2 })).code).toBe(1)
  expect((await get('documents/open', { name })).data).toMatchObject({ revision: 2, seed: { body } })
  const listed = await get('documents', { text: 'alert(0)' })
  expect(listed.data.documents[0].title['en-US']).toBe(payloads[0])
})

it('everything that documents that ship name can be chosen', async () => {
  const { get } = await person()
  const [{ links }, { documents }, questions] = [
    (await get('links', { text: '' })).data,
    (await get('documents')).data,
    (await get('documents', { kind: 'question' })).data.documents,
  ]
  const pages = new Set(links.map(({ path }: { path: string }) => path))
  const ids = new Set(questions.map(({ name }: { name: string }) => name.replace('question/', '')))
  const lacking: string[] = []
  // The list of head texts says which pages there are: it names none.
  const naming = documents.filter(({ kind }: { kind: string }) => kind !== 'tdkList')
  for (const { name } of naming) {
    const { seed } = (await get('documents/open', { name })).data
    const walk = (part: unknown, key: string): void => {
      if (typeof part === 'object' && part !== null)
        for (const [own, one] of Object.entries(part)) walk(one, own)
      if (typeof part !== 'string' || !(key === 'href' || key === 'path') || !part.startsWith('/')) return
      if (!pages.has(part.split(/[?#]/)[0])) lacking.push(`${name}: ${part}`)
    }
    walk(seed, '')
    for (const { kind: own, ids: named } of seed.blocks ?? [])
      if (own === 'questions') lacking.push(...named.filter((id: string) => !ids.has(id)))
  }
  expect(lacking).toEqual([])
  // A ceiling: each document is opened.
}, 90_000)
