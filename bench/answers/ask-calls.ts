import { isWrite } from '../../apps/site/calls/call.ts'
import { apiCalls } from '../../apps/site/features.ts'
import { signBody } from '../../apps/site/server/security/check-signature.ts'
import { type Asked, json } from './asked.ts'
import { addressText, cityName, districtName, fill } from './long-texts.ts'

type Call = (typeof apiCalls)[number]

/** The keys the measured site knows; a partner's and those of staff. */
export const signingKeys = {
  partner: { keyId: 'bench-partner', secret: 'only the bench of answers knows this one' },
  staff: { keyId: 'bench-staff', secret: 'nor does anybody else know this secret' },
}

/** Every example of every call, then every call with the largest input it takes. */
export function askedCalls(input: { readonly numbers: readonly string[] }): readonly Asked[] {
  return apiCalls.flatMap((call) => [
    ...call.examples.map(({ title, request }) => askCall(call, title, request)),
    ...(largest(input)[call.id] ?? []).map((request) => askCall(call, 'the largest', request)),
  ])
}

function askCall(call: Call, title: string, { params, query, body }: Request): Asked {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params?.[name] ?? 'x'),
  )
  const search = new URLSearchParams(query ?? {}).toString()
  const sent = isWrite(call) ? json(body ?? {}) : {}
  const { who } = call.access
  const key = who === 'partner' || who === 'staff' ? signingKeys[who] : null
  return {
    name: `${call.method} ${call.path} · ${title}`,
    route: call.path.replace(/\{(\w+)\}/g, ':$1'),
    method: call.method,
    path: search === '' ? path : `${path}?${search}`,
    ...sent,
    ...(key === null ? {} : { sign: () => signed(key, String(sent.body)) }),
  }
}

/** Headers of a signed call. */
export function signed(
  { keyId, secret }: { readonly keyId: string; readonly secret: string },
  body: string,
): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1000))
  return {
    'x-hongyan-key': keyId,
    'x-hongyan-time': seconds,
    'x-hongyan-signature': signBody(secret, seconds, '', Buffer.from(body)),
  }
}

type Request = Call['examples'][number]['request']

function largest({ numbers }: { readonly numbers: readonly string[] }): Record<string, readonly Request[]> {
  const rows = fill(200, (at) => ({
    from: cityName(at),
    to: cityName(at + 7),
    weight: `${at + 1}`,
    mode: 'road',
  }))
  const long = addressText(500)
  const whole = { pageSize: 100, needContentInfo: true }
  const context = { source: 1, client: 4, entrance: 'gateway' }
  return {
    lookUpShipments: [{ body: { numbers } }],
    queryContentListWithPage: [{ body: whole }],
    queryConfigContentListWithPage: [{ body: { ...whole, contentType: 1, context } }],
    getTrendInfos: [{ body: { pageSize: 100 } }],
    getNoticeInfos: [{ body: { pageSize: 100 } }],
    searchSite: [
      { query: { q: addressText(100), limit: '50' } },
      { query: { q: '冷链 运输 仓储 配送 时效', limit: '50' } },
    ],
    judgeThing: [{ query: { q: addressText(60) } }],
    suggestThings: [{ query: { q: addressText(60) } }],
    sendEvents: [
      {
        body: fill(1000, (at) => ({
          eventId: `bench-${at}`,
          waybillNo: numbers[0],
          code: 'hub_arrived',
          at: '2026-11-21T08:12:00+08:00',
          cityCode: '420100',
        })),
      },
    ],
    addressSuggestion: [{ body: { address: long, limit: 20 } }, { body: { address: '中山', limit: 20 } }],
    getJDDistrictFromAddress: [{ body: { address: long } }],
    getValidateAddressInfo: [{ body: { fullAddress: long } }],
    getWaybillValidateAddressInfo: [{ body: { fullAddress: long } }],
    feeInquiry: [
      {
        body: {
          from: '440300',
          to: '110100',
          pieces: fill(20, (at) => ({
            length: 600,
            width: 400,
            height: 300 + at,
            weight: 8000,
            count: 1 + (at % 3),
          })),
          date: new Date().toISOString().slice(0, 10),
          addOns: ['insurance'],
          declaredValue: 300_000,
        },
      },
    ],
    queryAgingAddress: [{ body: { keyword: 's', limit: 50 } }],
    computeCarbonBatch: [{ body: { rows } }],
    carbonBatchWorkbook: [{ body: { rows } }],
    getSiteListByAddressInfo: [{ body: [{ radius: 500_000, pageSize: 100 }] }],
    searchBranches: [
      {
        body: {
          point: { longitude: 120.2, latitude: 30.2 },
          radiusKm: 200,
          limit: 200,
        },
      },
      { body: { address: addressText(300) } },
    ],
    getDeliveryService: [{ body: { address: addressText(300) } }],
    checkCoverage: [{ body: { addresses: fill(500, (at) => `${districtName(at)}鸿雁路 ${at} 号`) } }],
    giveFeedback: [{ body: { path: '/news', text: '好'.repeat(1000) } }],
  }
}
