import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormOutcome } from '../../../calls/form-outcome.ts'
import { formHandlers } from '../../../features.ts'
import { registerForms } from '../../../server/routing/register-forms.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../../../server/testing/api-under-test.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import { longestFile } from './files/longest-file.ts'
import { areaChoice } from './ui/read-decisions.ts'

let api: ApiUnderTest
let site: FastifyInstance
let answered: FormOutcome | undefined
let people = 0
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  site = Fastify()
  const renderOnce = async ({ submitted }: { readonly submitted?: FormOutcome }) => {
    answered = submitted
    return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
  }
  const parts = { pages: { renderOnce }, services: api.services, parentDomain: undefined }
  registerForms(site, { ...parts, accountOf: async () => null }, formHandlers)
  await site.ready()
})
afterAll(async () => {
  await site.close()
  await api.close()
})

const sample = {
  name: '季舒文',
  phone: '139 0000 5527',
  area: '北京市 朝阳区',
  detail: '雁书街 8 号院 3 号楼',
  group: 'clients',
}

/** A new customer, and what their browser sends without a script. */
async function aCustomer() {
  people += 1
  const headers = await signIn(api, `form-customer-${people}`)
  const send = async (payload: string | FormData, type?: string, path = '/address') => {
    answered = undefined
    const body = payload instanceof FormData ? new Response(payload) : null
    const reply = await site.inject({
      method: 'POST',
      url: path,
      remoteAddress: `10.71.0.${people}`,
      headers: {
        origin: ownOrigin,
        'content-type': type ?? body?.headers.get('content-type') ?? '',
        ...headers,
      },
      payload: body === null ? String(payload) : Buffer.from(await body.arrayBuffer()),
    })
    const submitted = answered as FormOutcome | undefined
    return {
      status: reply.statusCode,
      to: reply.headers.location,
      book: submitted?.kind === 'address-book' ? submitted : null,
      headers: reply.headers,
      body: reply.rawPayload,
    }
  }
  const post = (fields: Record<string, string>, path?: string) =>
    send(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', path)
  const upload = (fields: Record<string, string>, file?: { name: string; text: string }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (file) form.append('file', new Blob([file.text]), file.name)
    return send(form)
  }
  const list = async () => {
    const reply = await api.post('/address/getFuzzyQueryByConditionPageEnhance', [{}], headers)
    return reply.json().data.list as {
      id: string
      name: string
      group: string | null
      defaultFor: string[]
    }[]
  }
  return { post, upload, list }
}

describe('one address', () => {
  it('is added, and what is wrong comes back at its field with all that was typed', async () => {
    const { post, list } = await aCustomer()
    const wrong = await post({ act: 'add', ...sample, phone: '1390000552' }, '/en/address')
    expect(wrong.status).toBe(422)
    expect(wrong.book?.editor).toMatchObject({
      id: null,
      draft: { name: '季舒文', phone: '1390000552', areaWords: '北京市 朝阳区', group: 'clients' },
      problems: { phone: 'Digits are missing: a mobile number has 11.' },
    })
    expect(await list()).toEqual([])
    const nowhere = await post({ act: 'add', ...sample, area: ' ' })
    expect(nowhere.book?.editor?.problems).toEqual({ area: '请选地区。' })

    const added = await post({ act: 'add', ...sample, 'new-group': '展会' }, '/en/address')
    expect([added.status, added.to]).toEqual([303, '/en/address?done=added'])
    expect(await list()).toMatchObject([{ name: '季舒文', group: '展会', areaCode: '110105' }])
  })

  it('is changed; its code holds until other words are written over its area', async () => {
    const { post, list } = await aCustomer()
    await post({ act: 'add', ...sample })
    await post({ act: 'add', ...sample, name: '江叔宁' })
    const [first, second] = await list()
    const edit = {
      act: 'save',
      ...sample,
      id: second?.id ?? '',
      'area-was': 'Chaoyang',
      'area-code': '110105',
    }
    const saved = await post({ ...edit, area: 'Chaoyang', recipient: '1' })
    expect([saved.status, saved.to]).toEqual([303, '/address?done=saved'])
    expect((await list()).find(({ id }) => id === second?.id)).toMatchObject({
      name: '季舒文',
      areaCode: '110105',
      defaultFor: expect.arrayContaining(['recipient']),
    })
    await post({ ...edit, area: '湖北省武汉市江夏区' })
    expect((await list()).find(({ id }) => id === second?.id)).toMatchObject({ areaCode: '420115' })
    const gone = await post({ ...edit, area: 'Chaoyang', id: 'nobody' })
    expect([gone.status, gone.book?.editor?.problems]).toEqual([422, { '': '地址簿里没有这个地址。' }])
    expect(first).toBeDefined()
  })

  it('is read from a pasted text, and says what to look at', async () => {
    const { post } = await aCustomer()
    const pasted = '苏望之 13600002290 苏州市平江区鸿渐路19号'
    const { status, book } = await post({ act: 'add', read: '1', group: 'clients', pasted })
    expect(status).toBe(200)
    expect(book?.editor?.draft).toMatchObject({
      name: '苏望之',
      phone: '13600002290',
      area: '320508',
      detail: '鸿渐路19号',
      group: 'clients',
    })
    expect(book?.editor?.remarks.join()).toContain('姑苏区')
    const nothing = await post({ act: 'add', read: '1', pasted: '???' })
    expect(nothing.book?.editor?.problems['']).toMatch(/没有认出/)
    // Enter presses the first button of a form, which reads; without a text it saves.
    expect((await post({ act: 'add', read: '1', pasted: '', ...sample })).to).toBe('/address?done=added')
  })

  it('is deleted at once, and comes back', async () => {
    const { post, list } = await aCustomer()
    await post({ act: 'add', ...sample })
    const [{ id } = { id: '' }] = await list()
    const deleted = await post({ act: 'delete', id })
    expect(deleted.status).toBe(303)
    expect(await list()).toEqual([])
    const undo = new URL(deleted.to ?? '', ownOrigin).searchParams.get('undo') ?? ''
    expect((await post({ act: 'undo', undo })).to).toBe('/address?done=restored')
    expect(await list()).toHaveLength(1)
    const late = await post({ act: 'undo', undo })
    expect([late.status, late.book?.status]).toEqual([422, { kind: 'failed', text: '已经不能撤销。' }])
  })
})

describe('the whole book', () => {
  it('is searched without anything of it in an address', async () => {
    const { post } = await aCustomer()
    const { status, book, to } = await post({ act: 'find', keyword: 'jsw', group: 'clients', all: '1' })
    expect([status, to]).toEqual([200, undefined])
    expect(book?.question).toEqual({ keyword: 'jsw', group: 'clients', size: 500 })
    expect((await post({ act: 'explode' })).book?.question).toEqual({ keyword: '', group: null, size: 50 })
  })

  it('has groups that are renamed and dissolved', async () => {
    const { post, list } = await aCustomer()
    await post({ act: 'add', ...sample, 'new-group': '展会' })
    expect((await post({ act: 'rename', from: '展会', to: '秋季展会' })).to).toBe(
      '/address?groups=1&done=renamed',
    )
    expect(await list()).toMatchObject([{ group: '秋季展会' }])
    const long = await post({ act: 'rename', from: '秋季展会', to: '长'.repeat(21) })
    expect([long.status, long.book?.isManaging, long.book?.status?.kind]).toEqual([422, true, 'failed'])
    expect((await post({ act: 'dissolve', from: '秋季展会' })).to).toBe('/address?groups=1&done=dissolved')
    expect(await list()).toMatchObject([{ group: null }])
  })

  it('goes out as a file', async () => {
    const { post } = await aCustomer()
    await post({ act: 'add', ...sample })
    const csv = await post({ act: 'export', format: 'csv' })
    expect(csv.headers['content-type']).toMatch(/^text\/csv/)
    expect(csv.headers['content-disposition']).toMatch(/^attachment/)
    expect(csv.headers['cache-control']).toBe('no-store')
    expect(csv.body.toString()).toContain('季舒文')
    const workbook = await post({ act: 'export', format: 'xlsx' })
    expect(workbook.body.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('a file that comes in', () => {
  const text = [
    '姓名,手机,地址',
    '张三,13800138000,湖北省武汉市江夏区光谷大道88号',
    '苏望之,13600002290,苏州市平江区鸿渐路19号',
    '何其甘,1390000771,上海市青浦区鸿雁路9号',
    '张朝阳,13800001111,朝阳区雁书街3号',
  ].join('\n')

  it('is looked over first, and only what was decided is saved', async () => {
    const { upload, list } = await aCustomer()
    const { status, book } = await upload({ act: 'check' }, { name: '客户.csv', text })
    expect(status).toBe(200)
    const { report, file, fileName } = book?.importing ?? { report: null, file: '', fileName: '' }
    expect(fileName).toBe('客户.csv')
    expect(report).toMatchObject({ total: 4, counts: { ready: 1, look: 1, refused: 2 } })
    expect(await list()).toEqual([])

    const bad = await upload({ act: 'import', file, 'file-name': fileName, 'fix-4-phone': '139' })
    expect(bad.status).toBe(422)
    expect(Object.keys(bad.book?.importing?.problems ?? {})).toEqual(['4'])
    expect(bad.book?.importing).toMatchObject({ fileName, file, report: { total: 4 } })
    expect(await list()).toEqual([])

    const done = await upload({
      act: 'import',
      file,
      'act-3': 'take',
      'fix-4-phone': '13900000771',
      'act-5': `${areaChoice}110105`,
    })
    expect(done.to).toBe('/address?done=imported&added=4&replaced=0')
    expect((await list()).map(({ name }) => name).sort()).toEqual(
      ['何其甘', '张三', '张朝阳', '苏望之'].sort(),
    )
  })

  it('that finds no room comes back whole, and nothing of it is saved', async () => {
    const { upload, post, list } = await aCustomer()
    await post({ act: 'add', ...sample })
    const rows = Array.from(
      { length: 500 },
      (_, at) => `张三,${13800138000 + at},湖北省武汉市江夏区光谷大道${at + 1}号`,
    )
    const full = { name: 'a.csv', text: ['姓名,手机,地址', ...rows].join('\n') }
    const { book } = await upload({ act: 'check' }, full)
    expect(book?.importing?.report).toMatchObject({ counts: { ready: 500 }, beyond: 1 })
    const refused = await upload({ act: 'import', file: book?.importing?.file ?? '' })
    expect(refused.status).toBe(422)
    expect(refused.book?.importing).toMatchObject({
      problems: { 0: '地址簿已满，请先删除一些地址。' },
      report: { total: 500 },
    })
    expect(await list()).toHaveLength(1)
  })

  it('is refused where it is none, too large or not there', async () => {
    const { upload, post } = await aCustomer()
    const problemOf = async (reply: ReturnType<typeof upload>) => {
      const { status, book } = await reply
      expect(status).toBe(422)
      return book?.importing?.problems[0]
    }
    expect(await problemOf(upload({ act: 'check' }))).toBe('请先选一个文件。')
    expect(await problemOf(upload({ act: 'check' }, { name: 'a.xlsx', text: 'PK\u0003\u0004' }))).toMatch(
      /打不开/,
    )
    const large = { name: 'a.csv', text: 'a'.repeat(longestFile + 1) }
    expect(await problemOf(upload({ act: 'check' }, large))).toBe('文件超过 384 KB，请分成几个。')
    expect(await problemOf(post({ act: 'import', file: 'UEsDBA==' }))).toMatch(/打不开/)
  })
})

it('asks whoever is signed out to sign in, naming the page to come back to', async () => {
  const reply = await site.inject({
    method: 'POST',
    url: '/en/address',
    headers: { origin: ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'act=delete&id=1',
  })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/en/sign-in?returnUrl=%2Fen%2Faddress'])
})
