import { transportModes } from '@hongyan/domain/carbon/legs/leg'
import { listCities } from '@hongyan/domain/places/find-city'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../server/testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => undefined)
})
afterAll(async () => api.close())

const spec = (body: unknown, headers: Record<string, string> = {}) =>
  api.post('/CarbonComputeApi/queryTransportRoute', body, headers)
const rerun = (query: Record<string, string>) =>
  api.send({ url: `/v1/carbon/footprint?${new URLSearchParams(query)}` })
const batch = (body: unknown) => api.post('/v1/carbon/batch', body)

const example = { from: '110100', to: '310100', weight: 10, mainKm: 1213 }

describe('the footprint of a route', () => {
  it('gives every step its distance, factor, source, place in the source and boundary', async () => {
    const { data } = (await spec(example)).json()
    expect(data.steps.map((step: { kind: string }) => step.kind)).toEqual([
      'leg',
      'handling',
      'leg',
      'handling',
      'leg',
    ])
    expect(data.steps[2]).toMatchObject({
      role: 'main',
      carrier: 'trunk-truck',
      from: { cityCode: '110100', city: '北京' },
      km: 1213,
      distance: 'entered',
      china: {
        factor: { value: 0.078, unit: 't-km', source: 'gbt-51366', place: 'E.0.1', grid: null },
        emission: { kgCo2e: 0.94614, boundary: 'open' },
        wtt: null,
      },
      international: {
        factor: { value: 0.09623, source: 'desnz-2025' },
        emission: { kgCo2e: 1.16727, boundary: 'wtw' },
        wtt: 0.22113,
        ttw: 0.94614,
      },
    })
    expect(data.steps[1].china).toMatchObject({
      factor: { value: 1.2, unit: 't' },
      emission: { kgCo2e: 0.012 },
    })
    expect(data.totals.china.parts).toEqual([
      { kgCo2e: 0.024, boundary: 'wtw' },
      { kgCo2e: 1.06054, boundary: 'open' },
    ])
    expect(data.beyondCo2).toBeNull()
  })

  it('names places in the language of the visitor, and links to the page in it', async () => {
    const { data } = (await spec(example, { cookie: 'logistics_site_lang=en-US' })).json()
    expect(data.steps[0].from.city).toBe('Beijing')
    expect(data.link).toBe('/en/carbon?from=110100&to=310100&w=10&mode=road&main=1213&set=2026-10')
  })

  it('says whose grid charges a van, and keeps what flying does beyond CO2 apart', async () => {
    const { data } = (
      await spec({ from: '成都', to: 'London', weight: '0.5', mode: 'air', electric: true })
    ).json()
    expect(data.steps[0].china).toMatchObject({
      factor: { grid: { kgPerKwh: 0.1564, kwhPerTkm: 0.44, province: '51' } },
      emission: { boundary: 'generation' },
    })
    expect(data.totals.international.emission.boundary).toBe('open')
    expect(data.beyondCo2).toBeGreaterThan(0)
  })

  it('tells a place it does not know from a way there is none and from bad input, in words', async () => {
    const unknown = await spec({ from: 'Atlantis', to: '310100', weight: 1 })
    expect(unknown.json()).toMatchObject({ code: 1151, fields: [{ path: 'from', message: 'unknown-city' }] })
    const wet = await spec({ from: '310100', to: 'JPTYO', weight: 1 })
    expect(wet.json()).toMatchObject({ code: 1152, fields: [{ path: 'mode', message: 'no-road' }] })
    for (const weight of [0, -1, 100_001, '1e3', 'NaN']) {
      const bad = await spec({ ...example, weight })
      expect([bad.statusCode, bad.json().code]).toEqual([400, 1400])
    }
    const worse = await spec({ ...example, weight: '-1', from: 'Atlantis' })
    expect(worse.json().fields.map(({ path }: { path: string }) => path)).toEqual(['from', 'weight'])
    expect(worse.json().fields).toContainEqual({
      path: 'from',
      message: '没有找到这个城市。',
      code: 'unknown-city',
    })
    expect((await spec({ ...example, mode: 'balloon' })).statusCode).toBe(400)
    expect((await spec({ ...example, factorSet: '1999-01' })).json().code).toBe(1153)
    expect((await spec([])).statusCode).toBe(400)
  })

  it('ignores fields of the older client, and refuses other origins', async () => {
    expect((await spec({ ...example, clientIp: '192.0.2.1', source: 1 })).json().code).toBe(1)
    expect((await spec(example, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  })
})

describe('a permanent link', () => {
  it('gives the same bytes again, for good', async () => {
    const { data } = (await spec({ ...example, electric: true, factorSet: '2025-11' })).json()
    const query = Object.fromEntries(new URLSearchParams(data.link.split('?')[1]))
    const [once, again] = [await rerun(query), await rerun(query)]
    expect(again.body).toBe(once.body)
    expect(once.json().data).toEqual(data)
    expect(once.json().data.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(once.json().data.newer.totals).not.toEqual(data.totals)
  })

  it('takes nothing it does not know', async () => {
    expect((await rerun({ from: '110100', to: '310100', w: '1', name: 'x' })).statusCode).toBe(400)
    expect((await rerun({ from: '110100', to: '310100', w: '1', set: '1999-01' })).statusCode).toBe(404)
    expect((await rerun({ from: '110100', to: 'JPTYO', w: '1' })).statusCode).toBe(422)
  })
})

describe('a batch', () => {
  it('of 500 rows gives what 500 single questions give', async () => {
    const cities = listCities().map(({ cityCode }) => cityCode)
    const rows = Array.from({ length: 500 }, (_, index) => ({
      from: cities[(index * 7) % cities.length] ?? '',
      to: cities[(index * 31 + 5) % cities.length] ?? '',
      weight: String((index % 90) + 0.5),
      mode: transportModes[index % 4] ?? 'road',
    }))
    const answer = await batch({ rows })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data.rows).toHaveLength(500)
    for (const [index, row] of rows.entries()) {
      const single = (await spec({ ...row, weight: row.weight })).json()
      const got = data.rows[index]
      if (single.code !== 1) expect(got).toMatchObject({ problem: single.fields[0].message, china: null })
      else {
        expect(got).toMatchObject({
          row: index + 1,
          problem: null,
          km: single.data.km,
          china: single.data.totals.china.emission,
          international: single.data.totals.international.emission,
          link: single.data.link,
        })
      }
    }
  })

  it('lets a bad row fail alone and says why', async () => {
    const { data } = (
      await batch({
        rows: [
          { from: 'x', to: '北京', weight: '1' },
          { from: '北京', to: 'x', weight: '1' },
          { from: '北京', to: '上海', weight: '=1+1' },
          { from: '北京', to: '上海', weight: '1', mode: 'balloon' },
          { from: '北京', to: '东京', weight: '1', mode: 'rail' },
          { from: '北京', to: '上海', weight: '1', mode: 'rail' },
        ],
      })
    ).json()
    expect(data.rows.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      'unknown-from',
      'unknown-to',
      'bad-weight',
      'bad-mode',
      'no-rail',
      null,
    ])
  })

  it('comes as a workbook too, in the language asked for', async () => {
    const rows = [
      { from: '北京', to: '上海', weight: '10' },
      { from: '=1+1', to: '上海', weight: '10' },
    ]
    const answer = await api.post('/v1/carbon/workbook', { rows, lang: 'en-US' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(answer.headers['content-disposition']).toContain('carbon footprints 2026-11-21.xlsx')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await api.post('/v1/carbon/workbook', { rows: [] })).statusCode).toBe(400)
  })

  it('refuses more than 500 rows, an unknown set, and counts what it costs', async () => {
    const row = { from: '北京', to: '上海', weight: '1' }
    expect((await batch({ rows: Array.from({ length: 501 }, () => row) })).statusCode).toBe(400)
    expect((await batch({ rows: [row], factorSet: '1999-01' })).statusCode).toBe(404)
    api.taken.length = 0
    await batch({ rows: Array.from({ length: 100 }, () => row) })
    expect(api.taken.map(({ name, cost }) => [name, cost])).toEqual([
      ['carbon', 1],
      ['carbon', 4],
    ])
    api.exhaust('carbon')
    expect((await batch({ rows: [row] })).statusCode).toBe(429)
    api.exhaust(null)
  })
})
