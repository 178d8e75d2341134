import type { StaffGrant } from '@hongyan/kernel/context'
import { aStoredEnquiry } from '@hongyan/testing'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'
import { worklists } from './actions.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(async () => api.close())
beforeEach(async () => {
  await api.ctx.db.query.deleteFrom('enquiries').execute()
})

const grant = (role: string): StaffGrant => ({ role, kind: null, language: null, branch: null })
const visitor = () =>
  ({ ...api.ctx, actor: { kind: 'visitor', sessionId: null, address: '192.0.2.1' } }) as const

async function somebody(...roles: readonly string[]) {
  const person = await signInPerson(api, roles.map(grant))
  const get = async (url: string) => {
    const answer = await api.send({ url, headers: person.headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const post = (url: string, body: unknown, headers = {}) =>
    api.post(url, body, { ...person.headers, ...headers })
  return { ...person, get, post }
}

const outcomesOf = (answer: { json: () => { data: { outcomes: readonly { refusal: string | null }[] } } }) =>
  answer.json().data.outcomes.map(({ refusal }) => refusal ?? 'done')

it('tells whoever asks which lists they work through, and what they may do in them', async () => {
  const idsOf = async (...roles: readonly string[]) => {
    const { data } = await (await somebody(...roles)).get('/v1/desk/worklists')
    return data.worklists.map(({ id }: { id: string }) => id)
  }
  expect(await idsOf('sales')).toEqual(['enquiries'])
  expect(await idsOf('branch')).toEqual(['orders', 'claims'])
  expect(await idsOf('translator')).toEqual(['search-misses', 'item-misses', 'feedback'])
  expect(await idsOf('administrator')).toEqual(['unmapped', 'messages', 'audit'])
  const translator = await somebody('translator')
  const { data } = await translator.get('/v1/desk/worklists')
  expect(data.worklists[0]).toMatchObject({ path: '/v1/desk/search-misses', rowKey: 'term', actions: [] })
  expect((await translator.get('/v1/desk/enquiries')).code).toBe(1231)
})

it('names every list once, and every path that it names is a call of its own', () => {
  expect(new Set(worklists.map(({ id }) => id)).size).toBe(worklists.length)
  for (const { path, actions, columns, filters } of worklists) {
    expect(actions.every((action) => action.path.startsWith(`${path}/`))).toBe(true)
    for (const { label } of [...columns, ...filters, ...actions]) {
      expect(label.en).not.toBe('')
      expect(label.zh).toMatch(/\p{Script=Han}/u)
    }
  }
})

it('lists inquiries masked, and shows the person to whoever may see personal data', async () => {
  const sales = await somebody('sales')
  const { number, mobile } = await aStoredEnquiry(visitor())
  const { data } = await sales.get('/v1/desk/enquiries')
  expect(data.rows).toMatchObject([
    { number, state: 'received', contact: '欧***', isOverdue: false, dueAt: '2026-11-21T14:00:00+08:00' },
  ])
  const shown = await sales.get(`/v1/desk/enquiries/${number}`)
  expect(shown.data).toMatchObject({ consentText: '2026-11', notes: [], address: '样例路***' })
  expect(JSON.stringify([data, shown])).not.toContain(mobile)
  const full = await sales.post(`/v1/desk/enquiries/${number}/personal-data`, {})
  expect(full.json().data).toMatchObject({ mobile, contact: '欧阳样例' })
  expect((await sales.get('/v1/desk/enquiries/EQ-2222-2222')).code).toBe(1266)
  expect((await sales.get('/v1/desk/enquiries?group=none')).code).toBe(1400)
  expect((await sales.get('/v1/desk/enquiries?limit=1000')).code).toBe(1400)
})

it('does it with each row by itself, and says of each what became of it', async () => {
  const sales = await somebody('sales')
  const [one, two] = [await aStoredEnquiry(visitor()), await aStoredEnquiry(visitor())]
  const ids = [one.number, 'EQ-2222-2222', two.number, one.number]
  expect(outcomesOf(await sales.post('/v1/desk/enquiries/assign', { ids, to: 'me' }))).toEqual([
    'done',
    'unknown-record',
    'done',
  ])
  const close = (ids: readonly string[]) => sales.post('/v1/desk/enquiries/close', { ids, outcome: 'won' })
  expect(outcomesOf(await close([one.number]))).toEqual(['done'])
  const contacted = await sales.post('/v1/desk/enquiries/contacted', { ids }, { 'accept-language': 'en-US' })
  expect(outcomesOf(contacted)).toEqual(['record-settled', 'unknown-record', 'done'])
  expect(contacted.json().data.outcomes[1].message).toBe('There is no such record.')
  const stranger = await somebody('editor')
  const refused = await sales.post('/v1/desk/enquiries/assign', {
    ids: [two.number],
    to: stranger.person.staffId,
  })
  expect(outcomesOf(refused)).toEqual(['malformed'])
  const many = Array.from({ length: 101 }, (_, at) => `EQ-${at}`)
  for (const ids of [[], many])
    expect((await sales.post('/v1/desk/enquiries/contacted', { ids })).json().code).toBe(1400)
  expect(outcomesOf(await sales.post('/v1/desk/enquiries/join', { ids: [two.number] }))).toEqual([
    'malformed',
  ])
  expect((await stranger.post('/v1/desk/enquiries/contacted', { ids })).json().code).toBe(1231)
})

it('gives the list as a file in which nothing is a formula', async () => {
  const sales = await somebody('sales')
  const { mobile } = await aStoredEnquiry(visitor(), { companyName: '=HYPERLINK("http://x.example")' })
  const file = (body: object) => sales.post('/v1/desk/enquiries/file', { format: 'csv', ...body })
  const csv = await file({})
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x.example"")"`)
  expect(csv.body.startsWith('\ufeff编号,')).toBe(true)
  expect(csv.body).not.toContain(mobile)
  expect((await file({ inFull: true })).body).toContain(mobile)
  const workbook = await file({ format: 'xlsx' })
  expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK')
  const branch = await somebody('branch')
  expect((await branch.post('/v1/desk/enquiries/file', { format: 'csv' })).json().code).toBe(1231)
  const { query } = api.ctx.db
  const written = await query.selectFrom('audit').select('detail').where('action', '=', 'exported').execute()
  expect(written.map(({ detail }) => detail)).toEqual([
    '{"rows":1,"inFull":0}',
    '{"rows":1,"inFull":1}',
    '{"rows":1,"inFull":0}',
  ])
})

it('counts what needs doing, and keeps views of one’s own', async () => {
  const sales = await somebody('sales')
  await aStoredEnquiry(visitor())
  const waiting = { language: null, withinHour: 0, laterToday: 0, late: 0, mine: null, nextAt: null }
  const due = { laterToday: 1, nextAt: '2026-11-21T14:00:00+08:00' }
  expect((await sales.get('/v1/desk/work')).data).toEqual({
    work: [{ ...waiting, matter: 'enquiries', open: 1, mine: 0, ...due }],
  })
  const mattersOf = async (...roles: readonly string[]) =>
    (await (await somebody(...roles)).get('/v1/desk/work')).data.work.map(
      ({ matter, language }: { matter: string; language: string | null }) =>
        language === null ? matter : `${matter} ${language}`,
    )
  const ofDocuments = ['search-misses', 'item-misses', 'feedback']
  const ofHongKong = whereWritten('zh-HK', (hk) => [`stale ${hk}`]) ?? []
  const translated = ['missing en-US', 'stale en-US', ...ofHongKong]
  expect(await mattersOf('editor')).toEqual([...ofDocuments, 'returned', ...translated, 'facts'])
  expect(await mattersOf('translator')).toEqual([...ofDocuments, 'returned', ...translated])
  expect(await mattersOf('reviewer')).toEqual([...ofDocuments, 'reviews', 'returned'])
  expect(await mattersOf('publisher')).toEqual([
    ...ofDocuments,
    ...['reviews', 'approved', 'scheduled', 'failed', 'returned'],
  ])
  expect(await mattersOf('branch')).toEqual(['orders', 'claims'])
  expect(await mattersOf('administrator')).toEqual(['unmapped', 'messages'])
  const view = { worklist: 'enquiries', name: '我的', query: { assignee: 'me' } }
  expect((await sales.post('/v1/desk/views', view)).json().code).toBe(1)
  const { data } = await sales.get('/v1/desk/views')
  expect(data.views).toMatchObject([view])
  expect((await sales.post('/v1/desk/views', { ...view, name: ' ' })).json().code).toBe(1400)
  const { id } = data.views[0]
  const rename = (name: string) => sales.post(`/v1/desk/views/${id}/rename`, { name })
  expect((await rename('还是我的')).json().code).toBe(1)
  expect((await sales.get('/v1/desk/views')).data.views).toMatchObject([{ name: '还是我的' }])
  await sales.post('/v1/desk/views', view)
  expect((await rename('我的')).json()).toMatchObject({ code: 1400, fields: [{ path: 'name' }] })
  const drop = () => sales.post(`/v1/desk/views/${data.views[0].id}/drop`, {})
  expect([(await drop()).json().code, (await drop()).json().code]).toEqual([1, 1266])
})

it('tells colleagues and branches to choose from, by their names alone', async () => {
  const sales = await somebody('sales')
  const { staffId } = sales.person
  const { data } = await sales.get('/v1/desk/colleagues?right=work-enquiries')
  expect(data.colleagues).toContainEqual({ id: staffId, name: '样例员工' })
  for (const query of ['', '?right=manage-staff'])
    expect((await sales.get(`/v1/desk/colleagues${query}`)).data.colleagues).toEqual([])
  expect((await sales.get('/v1/desk/colleagues?right=everything')).code).toBe(1400)
  expect((await sales.get('/v1/desk/branches')).data.branches).toEqual([])
  const branch = await somebody('branch')
  const [one] = (await branch.get('/v1/desk/branches')).data.branches
  expect(Object.keys(one)).toEqual(['code', 'name'])
  expect((await branch.get(`/v1/desk/branches?code=${one.code}`)).data.branches).toEqual([one])
  const { worklists: lists } = (await sales.get('/v1/desk/worklists')).data
  expect(lists[0].filters[1]).toMatchObject({ kind: 'staff', right: 'work-enquiries', orNobody: true })
})
