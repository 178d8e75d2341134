import { collection, contentCodeOf, createContentStore } from '@hongyan/content'
import { contentSince } from '@hongyan/domain/publishing/store-content'
import { publishDue } from '@hongyan/domain/releases/publish-due'
import { localeIds } from '@hongyan/locales'
import { staffGrant } from '@hongyan/testing/staff'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'

type Person = Awaited<ReturnType<typeof signInPerson>>

let api: ApiUnderTest
let editor: Person
let reviewer: Person
let publisher: Person
let item = ''
let count = 0

const [shippedId = '', shipped] = [...collection('news', 'en-US', testMoment)][0] ?? []

beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  editor = await signInPerson(api, [staffGrant('editor')])
  reviewer = await signInPerson(api, [staffGrant('reviewer')])
  publisher = await signInPerson(api, [staffGrant('publisher')])
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(testMoment)
  count += 1
  item = `night-flights-${count}`
  await write(1, 'Night flights')
})

/** The news item as the editor writes it, in all languages. */
async function write(revision: number, english: string, more: object = {}): Promise<void> {
  const text = (chinese: string, other: string) => ({ 'zh-CN': chinese, 'en-US': other })
  const seed = JSON.stringify({ ...shipped, id: item, title: text('软件夜航', english), ...more })
  const by = editor.person.staffId
  const row = { seed, revision, changed_at: testMoment, changed_by: by }
  await api.ctx.db.query
    .insertInto('desk_documents')
    .values({
      name: `news/${item}`,
      kind: 'news',
      shipped: null,
      card: '{}',
      uses: '[]',
      created_at: testMoment,
      created_by: by,
      trashed_at: null,
      ...row,
    })
    .onConflict((on) => on.column('name').doUpdateSet(row))
    .execute()
  await api.ctx.db.query
    .insertInto('desk_versions')
    .values({
      name: `news/${item}`,
      revision,
      seed,
      action: 'saved',
      paths: '[]',
      saves: 1,
      made_at: testMoment,
      changed_at: testMoment,
      made_by: by,
    })
    .execute()
}

const ask = async (person: Person, path: string, body: unknown = {}) => {
  const answer = await api.send({
    method: 'POST',
    url: `/v1/desk/releases${path}`,
    headers: person.headers,
    payload: body as object,
  })
  return {
    status: answer.statusCode,
    ...(answer.json() as { code: number; data: { id: string; dueAt: string }; errors?: unknown }),
  }
}
const list = async (person: Person, query = '') =>
  (
    (await api.send({ method: 'GET', url: `/v1/desk/releases${query}`, headers: person.headers })).json() as {
      data: { releases: { id: string }[] }
    }
  ).data.releases
const askFor = async (language: string): Promise<string> =>
  (await ask(editor, '', { name: `news/${item}`, language })).data.id
const approved = async (language: string): Promise<string> => {
  const id = await askFor(language)
  expect((await ask(reviewer, `/${id}/approve`)).code).toBe(1)
  return id
}

/** What a site that follows shows of the item. */
async function titles(): Promise<(string | null)[]> {
  const store = createContentStore()
  for (const { code, content } of (await contentSince(api.ctx, 0)).documents) store.publish(code, content)
  return localeIds.map(
    (locale) => store.snapshot().items('news', locale, testMoment).get(item)?.title ?? null,
  )
}

const titlesIn = (shown: Readonly<Record<string, string>>) => localeIds.map((locale) => shown[locale] ?? null)

describe('publishing', () => {
  test('a language goes from the editor to the site, and no other with it', async () => {
    const id = await approved('en-US')
    expect((await list(publisher, '?state=approved'))[0]).toMatchObject({
      id,
      title: 'Night flights',
      language: 'en-US',
      askedBy: '样例员工',
      decidedBy: '样例员工',
      mayPublish: true,
      askedAt: '2026-11-21T12:00:00+08:00',
    })
    expect((await ask(publisher, `/${id}/publish`)).code).toBe(1)
    expect(await titles()).toEqual(titlesIn({ 'en-US': 'Night flights' }))
  })

  test('Hong Kong follows the Simplified by the dictionary', async () => {
    await ask(publisher, `/${await approved('zh-CN')}/publish`)
    expect(await titles()).toEqual(titlesIn({ 'zh-CN': '软件夜航', 'zh-HK': '軟件夜航' }))
  })

  test('a withdrawn language is gone, and comes back as it is published', async () => {
    await ask(publisher, `/${await approved('en-US')}/publish`)
    expect((await ask(publisher, '/withdraw', { name: `news/${item}`, language: 'en-US' })).code).toBe(1)
    expect(await titles()).toEqual(titlesIn({}))
    await ask(publisher, `/${await approved('en-US')}/publish`)
    expect(await titles()).toEqual(titlesIn({ 'en-US': 'Night flights' }))
  })

  test('a moment is told in the zone that was chosen, and kept', async () => {
    const id = await approved('en-US')
    const at = { local: '2026-11-21T18:00', zone: 'America/New_York' }
    expect((await ask(publisher, `/${id}/schedule`, { at })).data).toEqual({
      dueAt: '2026-11-21T18:00:00-05:00',
    })
    expect((await list(editor, '?state=scheduled'))[0]).toMatchObject({
      id,
      dueAt: '2026-11-21T18:00:00-05:00',
      zone: 'America/New_York',
    })
    api.setNow(Date.parse('2026-11-21T18:00:00-05:00'))
    expect(await publishDue(api.ctx, (error) => expect.fail(String(error)))).toBe(1)
    expect(await titles()).toEqual(titlesIn({ 'en-US': 'Night flights' }))
  })

  test('what somebody can approve is told to them alone', async () => {
    const id = await askFor('en-US')
    const ids = async (person: Person) => (await list(person, '?mine=1')).map((one) => one.id)
    expect(await ids(reviewer)).toContain(id)
    expect(await ids(editor)).not.toContain(id)
  })
})

describe('what was published before', () => {
  const standing = async () => {
    const url = `/v1/desk/releases/standing?name=news/${item}`
    const answer = await api.send({ method: 'GET', url, headers: publisher.headers })
    const { data } = answer.json() as {
      data: { languages: { language: string; live: { id: string; from: string } | null }[] }
    }
    return data.languages.find(({ language }) => language === 'en-US')
  }
  const twice = async () => {
    await ask(publisher, `/${await approved('en-US')}/publish`)
    api.setNow(testMoment + 60_000)
    await write(2, 'Night flights again')
    await ask(publisher, `/${await approved('en-US')}/publish`)
  }
  const back = async (over: string | null, person = publisher) =>
    ask(person, '/put-back', { name: `news/${item}`, language: 'en-US', over })

  test('is put back by whoever publishes, over what they saw, and windows are told', async () => {
    await twice()
    const mark = async () =>
      (
        await api.send({ method: 'GET', url: '/v1/desk/releases/mark', headers: editor.headers })
      ).json() as unknown
    const before = await mark()
    const live = (await standing())?.live
    expect(live?.from).toBe('2026-11-21T12:01:00+08:00')
    expect(await back('0197a000-0000-7000-8000-000000000000')).toMatchObject({ status: 409, code: 1247 })
    expect(await back(live?.id ?? null, editor)).toMatchObject({ status: 403, code: 1231 })
    expect(await mark()).toEqual(before)
    expect(await back(live?.id ?? null)).toMatchObject({ code: 1, data: { revision: 1 } })
    expect(await titles()).toEqual(titlesIn({ 'en-US': 'Night flights' }))
    expect(await mark()).not.toEqual(before)
  })

  test('is refused where there is none, or where it no longer fits', async () => {
    await ask(publisher, `/${await approved('en-US')}/publish`)
    expect(await back((await standing())?.live?.id ?? null)).toMatchObject({ status: 409, code: 1278 })
    await write(2, 'Night flights again')
    await ask(publisher, `/${await approved('en-US')}/publish`)
    await api.ctx.db.query
      .updateTable('desk_publications')
      .set({ seed: JSON.stringify({ id: item }) })
      .where('name', '=', `news/${item}`)
      .where('revision', '=', 1)
      .execute()
    expect(await back((await standing())?.live?.id ?? null)).toMatchObject({ status: 409, code: 1279 })
    expect(await titles()).toEqual(titlesIn({ 'en-US': 'Night flights again' }))
  })

  test('is told with what it would change', async () => {
    await twice()
    const get = async (path: string) =>
      (
        (
          await api.send({ method: 'GET', url: `/v1/desk/releases${path}`, headers: editor.headers })
        ).json() as { data: { publications: { id: string; until: string | null }[]; changes: unknown } }
      ).data
    const { publications } = await get(`/publications?name=news/${item}`)
    expect(publications.map(({ until }) => until)).toEqual([null, '2026-11-21T12:01:00+08:00'])
    const query = `name=news/${item}&language=en-US&publication=${publications[1]?.id}`
    expect((await get(`/changes?${query}`)).changes).toEqual([
      { what: 'changed', path: ['title'], before: 'Night flights again', after: 'Night flights' },
    ])
  })
})

describe('is refused', () => {
  test.each([
    ['a release that there is not', '/0197a000-0000-7000-8000-000000000000/publish', {}, 404, 1246],
    ['a document that there is not', '', { name: 'nothing/x', language: 'en-US' }, 404, 1246],
    ['a language that there is not', '', { name: 'news/x', language: 'de-DE' }, 400, 1400],
  ] as const)('%s', async (_name, path, body, status, code) => {
    expect(await ask(publisher, path, body)).toMatchObject({ status, code })
  })

  test('what whoever asks has written', async () => {
    const both = await signInPerson(api, [staffGrant('editor'), staffGrant('reviewer')])
    await api.ctx.db.query
      .updateTable('desk_versions')
      .set({ made_by: both.person.staffId })
      .where('name', '=', `news/${item}`)
      .execute()
    expect(await ask(both, `/${await askFor('en-US')}/approve`)).toMatchObject({ status: 409, code: 1248 })
  })

  test.each(['page/legal/privacy', 'document/footer'])('%s, which the site needs', async (name) => {
    await api.ctx.db.query
      .updateTable('desk_documents')
      .set({ name, kind: 'any' })
      .where('name', '=', `news/${item}`)
      .execute()
    const answer = await ask(publisher, '/withdraw', { name, language: 'en-US' })
    expect(answer).toMatchObject({ status: 409, code: 1250 })
  })

  test('what breaks its schema, with what is wrong, and no other language with it', async () => {
    await write(2, '')
    const answer = await ask(editor, '', { name: `news/${item}`, language: 'en-US' })
    expect(answer).toMatchObject({ status: 409, code: 1249 })
    expect(JSON.stringify(answer)).toContain('title')
    expect((await ask(editor, '', { name: `news/${item}`, language: 'zh-CN' })).code).toBe(1)
  })

  test('what is settled, and what may not be done', async () => {
    const id = await askFor('en-US')
    expect(await ask(publisher, `/${id}/publish`)).toMatchObject({ status: 409, code: 1247 })
    expect(await ask(editor, `/${id}/approve`)).toMatchObject({ status: 403, code: 1231 })
    expect((await ask(editor, `/${id}/cancel`)).code).toBe(1)
    expect(await ask(reviewer, `/${id}/approve`)).toMatchObject({ status: 409, code: 1247 })
  })

  test('a time that there is not', async () => {
    const id = await approved('en-US')
    const at = { local: '2027-03-14T02:30', zone: 'America/New_York' }
    const answer = await ask(publisher, `/${id}/schedule`, { at })
    expect(answer).toMatchObject({ status: 400, code: 1400 })
    expect(JSON.stringify(answer)).toContain('no-such-time')
  })
})

test('names of documents have the codes that the site reads', () => {
  expect(contentCodeOf(`news/${shippedId}`, 'en-US')).toBe(`100025-news-${shippedId}-en`)
  expect(contentCodeOf('document/floatingBox', 'zh-CN')).toBe('100025-floating-box')
  whereWritten('zh-HK', (hk) =>
    expect(contentCodeOf('document/floatingBox', hk)).toBe('100025-floating-box-tc'),
  )
  expect(contentCodeOf('page/products/express', 'zh-CN')).toBe('100025-page-products-express')
  for (const name of ['document/nothing', 'nothing/x', 'news', 'news/', 'page/', 'news/../x'])
    expect(contentCodeOf(name, 'zh-CN')).toBeNull()
})

describe('what a document names', () => {
  test.each([
    ['a page', { related: ['/nowhere'] }, 'related/0', 'no-such-page'],
    ['a page of another name', { related: [`/news/${'none'}?a=1`] }, 'related/0', 'no-such-page'],
    ['a picture', { scene: 'media:aaaaaaaaaa' }, 'scene', 'no-such-picture'],
  ])('%s that is not there keeps it from review, at its field', async (_what, more, path, code) => {
    await write(2, 'Night flights', more)
    const refused = await ask(editor, '', { name: `news/${item}`, language: 'en-US', note: '' })
    expect(refused).toMatchObject({ status: 409, code: 1249, fields: [{ path, code }] })
  })
})
