import { clockTime } from '@hongyan/domain/branches/opening-hours'
import { type AddressCoverage, checkAddress, checkAddresses } from '@hongyan/domain/coverage/check-addresses'
import type { ProductCoverage } from '@hongyan/domain/coverage/check-delivery'
import { mostAddresses, productRules } from '@hongyan/domain/coverage/coverage-rules'
import { products } from '@hongyan/domain/network/product'
import { cutOffsOf } from '@hongyan/domain/quotes/transit/cut-offs'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { currency, localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { currencyField } from '../../../calls/currency-field.ts'
import { successOf } from '../../../calls/envelope.ts'
import { unknownPlace } from '../../../calls/refusals.ts'
import { overLimit } from '../../../server/http/answer.ts'
import { Refused } from '../../../server/http/refused.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import { inWorker } from '../../../server/threads/run-in-worker.ts'
import { alertView } from '../../articles/widgets/area-alerts/alert-view.ts'
import { areaCode, areaPathView, oneOf } from '../fields.ts'
import type { NetworkServices } from '../network-services.ts'
import { locateAddressesTask } from './locate-addresses-task.ts'
import { presentCoverage } from './present-coverage.ts'

const state = z.enum(['served', 'partly', 'not'])
const product = z.enum(products)
const clock = z.string().regex(/^\d\d:\d\d$/)

const productView = z.discriminatedUnion('state', [
  z.object({
    product,
    state: z.literal('served'),
    extraDays: z.int().describe('On top of the days to the city.'),
    extraFeeFen: z.int().describe('Once for a shipment.'),
    currency: currencyField,
    cutOff: clock.describe('Latest time to order, in China.'),
  }),
  z.object({ product, state: z.enum(['collect', 'not']) }),
])

const branch = z.object({
  code: z.string(),
  district: areaCode.describe('The district it stands in.'),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  extension: z.string().nullable(),
  km: z.number().describe('From the branch to the center of the district.'),
  longitude: z.number().describe('WGS-84 degrees.'),
  latitude: z.number(),
})

const asked = z.string()
const coverageView = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('district'),
    asked,
    area: areaPathView,
    state,
    pickup: z.boolean(),
    products: z.array(productView),
    branch: branch.nullable(),
    alerts: z.array(alertView),
  }),
  z.object({
    kind: z.literal('wider'),
    asked,
    area: areaPathView,
    state,
    districts: z.object({ served: z.int(), partly: z.int(), not: z.int() }),
    inside: z.array(z.object({ code: areaCode, name: z.string() })),
    alerts: z.array(alertView),
  }),
  z.object({ kind: z.literal('ambiguous'), asked, areas: z.array(areaPathView) }),
  z.object({ kind: z.literal('unknown'), asked }),
])

/** An address in words or by code, whole or in parts. */
const addressFields = z.object({
  areaCode: areaCode.optional(),
  provinceName: z.string().max(40).optional(),
  cityName: z.string().max(40).optional(),
  districtName: z.string().max(40).optional(),
  address: z.string().max(300).optional(),
})

const shared = {
  family: 'coverage',
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'coverage',
} as const
const binjiang = { provinceName: '浙江省', cityName: '杭州市', districtName: '滨江区' }

export const getDeliveryServiceAction = defineAction(
  {
    ...shared,
    shape: 'spec',
    credentials: true,
    id: 'getDeliveryService',
    path: '/address/getDeliveryService',
    summary: {
      en: 'Whether an address is served, by which products, and by which branch',
      zh: '一个地址送不送、哪些产品送、归哪个网点',
    },
    description: {
      en:
        '`served` is by all everyday products, `partly` by some, `not` by none. A city or province is answered as `wider`, ' +
        'for its districts together.',
      zh: '`served` 日常产品都送，`partly` 部分送，`not` 都不送。省和市答 `wider`，把各区合起来看。',
    },
    body: oneOf(addressFields),
    replies: { 200: successOf(coverageView) },
    refusals: [],
    examples: [
      {
        title: 'A district in parts',
        request: { body: binjiang },
        status: 200,
        reply: { code: 1, data: { kind: 'district', state: 'served', pickup: true } },
      },
      {
        title: 'A name that several places have',
        request: { body: { address: '鼓楼区' } },
        status: 200,
        reply: { code: 1, data: { kind: 'ambiguous' } },
      },
      {
        title: 'No place at all',
        request: { body: {} },
        status: 200,
        reply: { code: 1, data: { kind: 'unknown', asked: '' } },
      },
    ],
  },
  async ({ body }, { services, ctx, locale }: At<NetworkServices>) => {
    const answer = answerFor(services, wordsOf(body ?? {}), ctx.now())
    return presentCoverage(answer, locale, ctx.now())
  },
)

const transport = z.enum(Object.values(productRules).map((rule) => rule.transport) as [string, ...string[]])

const getDeliveryTransportAction = defineAction(
  {
    ...shared,
    shape: 'spec',
    credentials: true,
    id: 'getDeliveryTransport',
    path: '/address/getDeliveryTransport',
    summary: { en: 'How goods travel to an address, product by product', zh: '到一个地址，各产品的运输方式' },
    description: {
      en: 'The body is a list of three: the app key, an empty text, and the address.',
      zh: '请求体是三项的列表：应用标识、空文本和地址。',
    },
    body: z.tuple([z.string().max(100), z.literal(''), addressFields]),
    replies: {
      200: successOf(
        z.object({
          areaCode: areaCode.nullable(),
          state: state.nullable(),
          transports: z.array(
            z.object({
              product,
              transport,
              toDoor: z.boolean(),
              extraDays: z.int(),
              extraFeeFen: z.int(),
              currency: currencyField,
              cutOff: clock.nullable(),
            }),
          ),
        }),
      ),
    },
    refusals: [unknownPlace],
    examples: [
      {
        title: 'A district',
        request: { body: ['app', '', { areaCode: '330108' }] },
        status: 200,
        reply: { code: 1, data: { areaCode: '330108', state: 'served' } },
      },
      {
        title: 'A place nobody knows',
        request: { body: ['app', '', { address: 'x' }] },
        status: 200,
        reply: { code: 1151 },
      },
      { title: 'Not a list of three', request: { body: ['app'] }, status: 400, reply: { code: 1400 } },
    ],
  },
  async ({ body: [, , address] }, { services, ctx }: At<NetworkServices>) => {
    const answer = answerFor(services, wordsOf(address), ctx.now())
    if (answer.kind !== 'answered') throw new Refused({ refusal: unknownPlace })
    return answer.coverage
  },
  (coverage) => ({
    areaCode: coverage.area,
    state: coverage.state,
    transports:
      coverage.kind === 'wider'
        ? []
        : coverage.products.filter(({ state }) => state !== 'not').map(presentTransport),
  }),
)

/** Addresses that cost as much as one call. */
export const addressesPerCall = 50

export const checkCoverageAction = defineAction(
  {
    ...shared,
    shape: 'own',
    longBody: true,
    id: 'checkCoverage',
    path: '/v1/coverage/batch',
    summary: { en: `Whether up to ${mostAddresses} addresses are served`, zh: '一次查最多 500 个地址送不送' },
    description: {
      en:
        'One answer for each address, in the order asked, the same as if it were asked alone. By POST, so that addresses ' +
        'stay out of logs; nothing is kept. A six-digit code asks for its division.',
      zh: '每个地址一个答复，顺序与所问相同，同单独问一样。用 POST，地址就不会进日志；什么都不留存。六位编码按那个地区查。',
    },
    body: z.strictObject({
      addresses: z.array(z.string().max(300)).min(1).max(mostAddresses),
      lang: z.enum(localeIds).optional(),
    }),
    replies: { 200: successOf(z.array(coverageView)) },
    refusals: [],
    examples: [
      {
        title: 'An address, a city, and nothing anybody knows',
        request: { body: { addresses: ['浙江省杭州市滨江区网商路 599 号', '杭州', 'x'] } },
        status: 200,
        reply: {
          code: 1,
          data: [
            { kind: 'district', state: 'served' },
            { kind: 'wider', state: 'served' },
            { kind: 'unknown', asked: 'x' },
          ],
        },
      },
      {
        title: 'One more than it takes',
        request: { body: { addresses: Array.from({ length: mostAddresses + 1 }, () => '杭州') } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ body }, at: At<NetworkServices>) => {
    const { services, ctx, locale, address } = at
    // One has been taken; a list costs as much as the calls it spares.
    const more = Math.ceil(body.addresses.length / addressesPerCall) - 1
    const limit = more > 0 ? services.takeLimit('coverage', address, more) : null
    if (limit?.allowed === false) throw new Refused(overLimit('coverage', limit.retryAfterSeconds, locale))
    const located = await inWorker(at, locateAddressesTask, body.addresses)
    const answers = checkAddresses(
      services.network(),
      body.addresses,
      dayAtHome(ctx.now()),
      located,
      cutOffsOf(services.rates().transit),
    )
    return answers.map((answer) => presentCoverage(answer, body.lang ?? locale, ctx.now()))
  },
)

/** What is delivered where. */
export const coverageActions: readonly Action<NetworkServices>[] = [
  getDeliveryServiceAction,
  getDeliveryTransportAction,
  checkCoverageAction,
]

/** What is delivered to an address now (ms UTC), by the cut-offs of the rates. */
function answerFor(
  { network, rates }: Pick<NetworkServices, 'network' | 'rates'>,
  words: string,
  now: number,
): AddressCoverage {
  return checkAddress(network(), words, dayAtHome(now), undefined, cutOffsOf(rates().transit))
}

/** How a product travels, and what the last stretch adds; nothing is added as far as a branch. */
function presentTransport(one: ProductCoverage) {
  const served = one.state === 'served' ? one : null
  return {
    product: one.product,
    transport: productRules[one.product].transport,
    toDoor: served !== null,
    extraDays: served?.extraDays ?? 0,
    extraFeeFen: served?.extraFeeFen ?? 0,
    currency,
    cutOff: served && clockTime(served.cutOffMinute),
  }
}

/** The parts of an address as one text; a code says enough. */
function wordsOf(address: z.output<typeof addressFields>): string {
  const { areaCode, provinceName, cityName, districtName, address: rest } = address
  return areaCode ?? [provinceName, cityName, districtName, rest].filter(Boolean).join('')
}
