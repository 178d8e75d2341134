import { ratesSince } from '@hongyan/domain/rates/rates-in-force'
import { staffGrant } from '@hongyan/testing/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'

type Person = Awaited<ReturnType<typeof signInPerson>>

let api: ApiUnderTest
let writer: Person
let second: Person
let day = 0

beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(testMoment)
  day += 1
  writer = await signInPerson(api, [staffGrant('rates')])
  second = await signInPerson(api, [staffGrant('rates')])
})
const ahead = (): string => new Date(testMoment + day * 86_400_000).toISOString().slice(0, 10)
const fuel = (road: number) => ({ fuel: { road, air: 850, settledUntil: '2026-12-31' } })

async function ask(person: Person, path: string, body: object = {}) {
  const answer = await api.send({
    method: 'POST',
    url: `/v1/desk/rates${path}`,
    headers: person.headers,
    payload: body,
  })
  return { status: answer.statusCode, ...(answer.json() as { code: number; data: { id: string } }) }
}
async function read(person: Person, path: string) {
  const answer = await api.send({ method: 'GET', url: `/v1/desk/rates${path}`, headers: person.headers })
  return { status: answer.statusCode, ...answer.json() }
}
async function draft(road: number): Promise<string> {
  const about = { title: '燃油附加费', validFrom: ahead() }
  const { id } = (await ask(writer, '', about)).data
  const saved = await ask(writer, `/${id}/save`, { revision: 0, ...about, change: fuel(road) })
  expect(saved).toMatchObject({ status: 200, data: { revision: 1, change: fuel(road) } })
  return id
}

describe('a version', () => {
  test('is written, compared, asked for and approved, and processes that follow have it', async () => {
    const id = await draft(700)
    const { data: compared } = await read(second, `/${id}/comparison`)
    expect(compared).toMatchObject({ revision: 1, validFrom: ahead(), lost: 0, won: 0 })
    expect(compared.samples).toHaveLength(200)
    expect(compared.samples[0]).toMatchObject({ from: { name: expect.stringMatching(/./) }, pieces: 1 })
    expect((await ask(writer, `/${id}/review`)).code).toBe(1)
    expect((await read(second, '')).data.versions[0]).toMatchObject({
      id,
      state: 'in-review',
      parts: ['fuel'],
      madeBy: '样例员工',
      mayApprove: true,
    })
    expect((await ask(second, `/${id}/approve`, { revision: 1 })).code).toBe(1)
    const book = (await ratesSince(api.ctx, -1))?.book
    expect(book?.tariffs.fuel.at(-1)).toMatchObject({ validFrom: ahead(), road: 700 })
    expect(await read(writer, `/${id}`)).toMatchObject({
      status: 200,
      data: { version: { state: 'approved' }, change: fuel(700), saves: [{ revision: 1, parts: ['fuel'] }] },
    })
    expect((await read(writer, `/in-force?day=${ahead()}`)).data.rates.fuel.road).toBe(700)
    expect((await ask(writer, `/${id}/take-back`)).code).toBe(1)
  })

  test('goes out as a file and comes back as it was', async () => {
    const id = await draft(720)
    const { data: file } = await read(writer, `/${id}/file`)
    expect(file.name).toMatch(/^rates-\d+-2026-\d\d-\d\d\.yaml$/)
    const other = (await ask(writer, '', { title: '导入', validFrom: ahead() })).data.id
    expect(await ask(writer, `/${other}/import`, { revision: 0, text: file.text })).toMatchObject({
      status: 200,
      data: { revision: 1, change: { ...fuel(720), products: {}, calendar: null } },
    })
  })
})

describe('is refused', () => {
  test('approval by whoever wrote it, and what is settled', async () => {
    const id = await draft(730)
    await ask(writer, `/${id}/review`)
    expect(await ask(writer, `/${id}/approve`, { revision: 1 })).toMatchObject({ status: 409, code: 1243 })
    expect(await ask(second, `/${id}/approve`, { revision: 0 })).toMatchObject({ status: 409, code: 1242 })
    expect(await ask(second, `/${id}/refuse`, { note: ' ' })).toMatchObject({ status: 400, code: 1400 })
    expect((await ask(second, `/${id}/refuse`, { note: '请核对' })).code).toBe(1)
    expect(await ask(second, `/${id}/refuse`, { note: '请核对' })).toMatchObject({ status: 409, code: 1242 })
  })

  test('a stale save, with the difference', async () => {
    const id = await draft(740)
    const stale = { revision: 0, title: '燃油', validFrom: ahead(), change: fuel(750) }
    expect(await ask(second, `/${id}/save`, stale)).toMatchObject({
      status: 409,
      code: 1241,
      revision: 1,
      differences: [{ part: 'fuel', mine: { road: 750 }, theirs: { road: 740 } }],
    })
  })

  test('the same part on the same day twice, and a day that has begun', async () => {
    const ids = [await draft(760), await draft(770)]
    for (const id of ids) await ask(writer, `/${id}/review`)
    expect((await ask(second, `/${ids[0]}/approve`, { revision: 1 })).code).toBe(1)
    expect(await ask(second, `/${ids[1]}/approve`, { revision: 1 })).toMatchObject({
      status: 409,
      code: 1252,
    })
    api.setNow(testMoment + day * 86_400_000)
    const later = await signInPerson(api, [staffGrant('rates')])
    expect(await ask(later, `/${ids[0]}/take-back`)).toMatchObject({ status: 409, code: 1244 })
    const begun = { title: 'x', validFrom: ahead() }
    expect(await ask(later, '', begun)).toMatchObject({ status: 409, code: 1244 })
  })

  test.each([
    ['a price below nothing', { addOns: { receiptPaper: -1 } }],
    ['half a fen', fuel(1.5)],
    ['a product that there is not', { products: { pigeon: {} } }],
    ['a part that there is not', { discounts: [] }],
  ])('%s, at its field', async (_name, change) => {
    const about = { title: '错', validFrom: ahead() }
    const { id } = (await ask(writer, '', about)).data
    const answer = await ask(writer, `/${id}/save`, { revision: 0, ...about, change })
    expect(answer).toMatchObject({ status: 400, code: 1400 })
    expect(JSON.stringify(answer)).toContain('"path":"change')
  })

  test('days that are over, an empty version, and a file that is none', async () => {
    const about = { title: '节假日', validFrom: ahead() }
    const { id } = (await ask(writer, '', about)).data
    expect(await ask(writer, `/${id}/review`)).toMatchObject({
      status: 400,
      fields: [{ path: 'change', code: 'nothing-changed', message: '这个版本还没有改动。' }],
    })
    const { calendar } = (await read(writer, `/${id}`)).data.rates
    const change = { calendar: { ...calendar, holidays: [] } }
    expect(await ask(writer, `/${id}/save`, { revision: 0, ...about, change })).toMatchObject({
      status: 400,
      fields: [{ path: 'change.calendar.holidays', code: 'past-days' }],
    })
    for (const [text, at] of [
      ['title: "x', /^\d+$/],
      ['title: x', /^validFrom$/],
      ['a: &a [x]\nb: *a', /^$/],
    ] as const) {
      const answer = await ask(writer, `/${id}/import`, { revision: 0, text })
      expect(answer).toMatchObject({ status: 422, code: 1245 })
      expect(answer).toHaveProperty('problems.0.at', expect.stringMatching(at))
    }
  })

  test('a version that there is not, and whoever has no right', async () => {
    const none = '/0197a000-0000-7000-8000-000000000000'
    expect(await read(writer, none)).toMatchObject({ status: 404, code: 1240 })
    const editor = await signInPerson(api, [staffGrant('editor')])
    for (const path of ['', '/in-force', none, `${none}/comparison`, `${none}/file`])
      expect(await read(editor, path)).toMatchObject({ status: 403, code: 1231 })
  })
})
