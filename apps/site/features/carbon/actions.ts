import { currentFactorSet, findFactorSet } from '@hongyan/domain/carbon/factors/factor-sets'
import { findFootprint } from '@hongyan/domain/carbon/find-footprint'
import type { CarbonResult } from '@hongyan/domain/carbon/footprint'
import { transportModes } from '@hongyan/domain/carbon/legs/leg'
import { type LinkQuestion, readLink } from '@hongyan/domain/carbon/read-link'
import { fill, homeZone, isoDay, type LocaleId, localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { malformed, unknownPlace } from '../../calls/refusals.ts'
import { overLimit } from '../../server/http/answer.ts'
import { problemNote } from '../../server/http/field-sentences.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { inWorker } from '../../server/threads/run-in-worker.ts'
import type { BatchAsked } from './batch-rows.ts'
import { batchRowsTask, batchWorkbookTask } from './batch-tasks.ts'
import { presentResult } from './present.ts'
import { carbonSentences } from './problem-sentences.ts'
import { noRoute, unknownFactorSet } from './refusals.ts'
import { batchRow, batchRows, footprint } from './schema.ts'
import { batchWords } from './ui/batch/batch-words.ts'

/** What these calls take from the process. */
export type CarbonServices = Pick<RequestServices, 'takeLimit' | 'publicOrigin' | 'runInWorker'>

const shared = {
  family: 'carbon',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'carbon',
} as const

const place = z
  .string()
  .min(1)
  .max(60)
  .describe('A city by its name in any of the three languages, or by its code.')
const decimal = z
  .union([z.number().positive(), z.string().max(20)])
  .describe('At most three digits after the point.')

const beijingToShanghai = {
  from: '110100',
  to: '310100',
  mode: 'road',
  totals: {
    china: { emission: { kgCo2e: 1.08454, boundary: 'open' } },
    international: { emission: { kgCo2e: 1.50417, boundary: 'wtw' }, unsplit: 0.024 },
  },
}

const presentIn = (result: CarbonResult, { locale }: At) => presentResult(result, locale)

const queryTransportRouteAction = defineAction(
  {
    ...shared,
    id: 'queryTransportRoute',
    method: 'POST',
    path: '/CarbonComputeApi/queryTransportRoute',
    summary: { en: 'Carbon footprint of a shipment by route', zh: '一票货按线路算的碳足迹' },
    description: {
      en: 'Legs with distance, factor, source and emission, by China’s own table and by international sources. Boundaries are never mixed in one sum. A distance that is known replaces ours.',
      zh: '每一段的距离、因子、来源和排放，按国内因子表和国际来源各算一遍，核算边界不同的不相加。知道实际距离的，以实际为准。',
    },
    shape: 'spec',
    credentials: true,
    body: z.object({
      from: place,
      to: place,
      weight: decimal,
      mode: z.enum(transportModes).default('road'),
      electric: z.boolean().default(false).describe('Electric vans for collection and delivery.'),
      firstKm: decimal.nullish(),
      mainKm: decimal.nullish(),
      lastKm: decimal.nullish(),
      factorSet: z.string().max(10).nullish(),
    }),
    replies: { 200: successOf(footprint) },
    refusals: [unknownPlace, noRoute, unknownFactorSet],
    examples: [
      {
        title: '10 kg by road, the distance known',
        request: { body: { from: '北京', to: 'Shanghai', weight: 10, mainKm: 1213 } },
        status: 200,
        reply: { code: 1, data: beijingToShanghai },
      },
      {
        title: 'A place nobody knows',
        request: { body: { from: 'Atlantis', to: '310100', weight: 1 } },
        status: 200,
        reply: { code: 1151 },
      },
      {
        title: 'No road across the sea',
        request: { body: { from: '310100', to: 'JPTYO', weight: 1, mode: 'road' } },
        status: 200,
        reply: { code: 1152 },
      },
      {
        title: 'A weight that is none',
        request: { body: { from: '110100', to: '310100', weight: 'heavy' } },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ body }) =>
    footprintOf(
      new URLSearchParams({
        from: body.from,
        to: body.to,
        w: String(body.weight),
        mode: body.mode,
        ...(body.electric ? { van: 'electric' } : {}),
        first: String(body.firstKm ?? ''),
        main: String(body.mainKm ?? ''),
        last: String(body.lastKm ?? ''),
        set: body.factorSet ?? '',
      }),
      { w: 'weight', first: 'firstKm', main: 'mainKm', last: 'lastKm' },
    ),
  presentIn,
)

const rerunLinkAction = defineAction(
  {
    ...shared,
    id: 'rerunCarbonLink',
    method: 'GET',
    path: '/v1/carbon/footprint',
    summary: { en: 'Work a permanent link out again', zh: '把一个永久链接再算一遍' },
    description: {
      en: 'Takes the query of a permanent link of the carbon page. With a `set`, the answer is the same for good, and `newer` says what the newest set of factors gives.',
      zh: '参数就是碳足迹页永久链接里的那些。带 `set` 的，结果永远不变，`newer` 给出用最新一版因子的结果。',
    },
    shape: 'own',
    query: z.strictObject({
      from: place,
      to: place,
      w: z.string().max(20),
      mode: z.enum(transportModes).optional(),
      van: z.literal('electric').optional(),
      first: z.string().max(20).optional(),
      main: z.string().max(20).optional(),
      last: z.string().max(20).optional(),
      set: z.string().max(10).optional(),
    }),
    replies: { 200: successOf(footprint) },
    refusals: [unknownPlace, noRoute, unknownFactorSet],
    access: { ...shared.access, origin: 'any' },
    examples: [
      {
        title: 'A link of today',
        request: {
          query: { from: '110100', to: '310100', w: '10', main: '1213', set: currentFactorSet.version },
        },
        status: 200,
        reply: { code: 1, data: { ...beijingToShanghai, newer: null } },
      },
      {
        title: 'A link of an older set',
        request: { query: { from: '510100', to: '510100', w: '1000', van: 'electric', set: '2025-11' } },
        status: 200,
        reply: { code: 1, data: { factorSet: '2025-11', newer: { factorSet: currentFactorSet.version } } },
      },
      {
        title: 'A set there never was',
        request: { query: { from: '110100', to: '310100', w: '10', set: '1999-01' } },
        status: 404,
        reply: { code: 1153 },
      },
    ],
  },
  async ({ query }) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return footprintOf(new URLSearchParams(given))
  },
  presentIn,
)

const batchBody = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        from: z.string().max(60),
        to: z.string().max(60),
        weight: z.string().max(20).describe('Kilograms.'),
        mode: z.string().max(10).default('road'),
      }),
    )
    .min(1)
    .max(batchRows),
  electric: z.boolean().default(false),
  factorSet: z.string().max(10).optional(),
})

export const computeBatchAction = defineAction(
  {
    ...shared,
    id: 'computeCarbonBatch',
    method: 'POST',
    path: '/v1/carbon/batch',
    summary: { en: 'Footprints of up to 500 shipments', zh: '一次算最多 500 单货的碳足迹' },
    description: {
      en: 'Every row is worked out like a single shipment, and a row that cannot be fails alone, with its reason. Rows keep their order.',
      zh: '每一行都同单独算一样；有一行算不了，说明原因，不连累其他。顺序不变。',
    },
    shape: 'own',
    body: batchBody,
    replies: { 200: successOf(z.object({ factorSet: z.string(), rows: z.array(batchRow) })) },
    refusals: [unknownFactorSet],
    takesLong: true,
    examples: [
      {
        title: 'One row that works and one that does not',
        request: {
          body: {
            rows: [
              { from: '北京', to: '上海', weight: '10', mode: 'rail' },
              { from: '北京', to: 'Atlantis', weight: '10' },
            ],
          },
        },
        status: 200,
        reply: {
          code: 1,
          data: {
            rows: [
              { row: 1, problem: null, from: '110100', mode: 'rail' },
              { row: 2, problem: 'unknown-to', china: null },
            ],
          },
        },
      },
      { title: 'No rows at all', request: { body: { rows: [] } }, status: 400, reply: { code: 1400 } },
    ],
  },
  async ({ body }, at: At<CarbonServices>) => {
    const batch = batchOf(body, at, at.locale)
    return { factorSet: batch.set, rows: await inWorker(at, batchRowsTask, batch) }
  },
)

export const batchWorkbookAction = defineAction(
  {
    ...shared,
    id: 'carbonBatchWorkbook',
    method: 'POST',
    path: '/v1/carbon/workbook',
    summary: { en: 'A batch as a workbook', zh: '一批碳足迹的工作簿' },
    description: {
      en: 'Takes what a batch takes and answers an XLSX with the same numbers, a row for each shipment, exact to the milligram.',
      zh: '请求同批量计算，答复是数字相同的 XLSX，一票一行，精确到毫克。',
    },
    shape: 'own',
    body: batchBody.extend({ lang: z.enum(localeIds).optional() }),
    replies: { 200: 'file' },
    refusals: [unknownFactorSet],
    takesLong: true,
    examples: [
      {
        title: 'Factors there never were',
        request: { body: { rows: [{ from: '北京', to: '上海', weight: '10' }], factorSet: '1999-01' } },
        status: 404,
        reply: { code: 1153 },
      },
    ],
  },
  async ({ body }, at: At<CarbonServices>) => {
    const locale = body.lang ?? at.locale
    const batch = { ...batchOf(body, at, locale), origin: at.services.publicOrigin }
    return {
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: Buffer.from(await inWorker(at, batchWorkbookTask, batch)),
      name: `${fill(batchWords(locale).fileName, { date: isoDay(at.ctx.now(), homeZone) })}.xlsx`,
    }
  },
)

/** Footprints of one shipment and of a list. */
export const carbonActions: readonly Action<CarbonServices>[] = [
  queryTransportRouteAction,
  rerunLinkAction,
  computeBatchAction,
  batchWorkbookAction,
]

/** The footprint that a link asks for; `names` are those that the call has for its fields. */
function footprintOf(link: URLSearchParams, names: Readonly<Record<string, string>> = {}): CarbonResult {
  const question = readLink(link)
  if (question.kind !== 'shipment') throw refusedLink(question, names)
  const answer = findFootprint(question.shipment, question.set)
  if (answer.kind === 'result') return answer.result
  throw new Refused(
    answer.kind === 'unknown-set'
      ? { refusal: unknownFactorSet }
      : { refusal: noRoute, fields: [{ path: 'mode', message: answer.reason }] },
  )
}

function refusedLink(question: LinkQuestion, names: Readonly<Record<string, string>>): Refused {
  const faults = question.kind === 'faults' ? Object.entries(question.faults) : []
  const fields = faults.map(([field, fault]) => ({ path: names[field] ?? field, message: fault }))
  const isPlace = faults.every(([, fault]) => fault === 'unknown-city' || fault === 'several-cities')
  if (isPlace && faults.length > 0) return new Refused({ refusal: unknownPlace, fields })
  const notes = fields.map((problem) => problemNote(problem, carbonSentences))
  return new Refused({ refusal: malformed, fields: notes })
}

/** What is worked out. Rows beyond the first few cost more. */
function batchOf(
  { rows, electric, factorSet }: z.output<typeof batchBody>,
  { services, address }: At<CarbonServices>,
  locale: LocaleId,
): BatchAsked {
  const more = services.takeLimit('carbon', address, Math.floor(rows.length / 25))
  if (!more.allowed) throw new Refused(overLimit('carbon', more.retryAfterSeconds, locale))
  const set = factorSet === undefined ? currentFactorSet : findFactorSet(factorSet)
  if (set === null) throw new Refused({ refusal: unknownFactorSet })
  return { rows, electric, set: set.version, locale }
}
