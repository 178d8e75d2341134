import { approveVersion } from '@hongyan/domain/rates/approve-version'
import { askApproval } from '@hongyan/domain/rates/ask-approval'
import { compareVersion } from '@hongyan/domain/rates/comparison/compare-version'
import { listVersions } from '@hongyan/domain/rates/list-versions'
import { rateChange } from '@hongyan/domain/rates/rate-change'
import { refuseVersion } from '@hongyan/domain/rates/refuse-version'
import { saveVersion } from '@hongyan/domain/rates/save-version'
import { showRates, showVersion } from '@hongyan/domain/rates/show-version'
import { startVersion } from '@hongyan/domain/rates/start-version'
import { takeBackVersion } from '@hongyan/domain/rates/take-back-version'
import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { signInNeeded, staffRole } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { doBy, readBy, signedOut, writeBy } from '../work/desk-call.ts'
import { answerDifference, presentComparison, presentVersion, presentVersions } from './present.ts'
import {
  ownRates,
  ratesChanged,
  ratesDayOver,
  ratesDayTaken,
  ratesSettled,
  unknownRates,
} from './refusals.ts'
import {
  changedView,
  comparisonView,
  madeView,
  ratesView,
  savedView,
  versionsView,
  versionView,
} from './views.ts'

const shared = { family: 'desk-rates', shape: 'own', limit: 'desk' } as const
const params = z.object({ id: z.uuid() })
const anId = { id: '0197a000-0000-7000-8000-000000000000' }
const validFrom = z.iso.date().describe('The first day in China on which it holds; tomorrow at the earliest.')
const title = z.string().max(400)
const revision = z.int().min(0).describe('The one that was read.')
const refusals = [signInNeeded, staffRole, unknownRates] as const
const aDraft = { title: '燃油附加费 12 月', validFrom: '2026-12-15' } as const

export const listRateVersionsAction = defineAction(
  {
    ...shared,
    id: 'listRateVersions',
    method: 'GET',
    path: '/v1/desk/rates',
    summary: { en: 'Versions of the rates, newest first', zh: '价格与规则的版本，新的在前' },
    description: {
      en: 'What ships with the site is version 1, and not among them.',
      zh: '随网站发布的是第 1 版，不在其中。',
    },
    replies: { 200: successOf(versionsView) },
    refusals: [signInNeeded, staffRole],
    access: readBy('see-rates'),
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => listVersions(ctx),
  presentVersions,
)

const showRatesAction = defineAction(
  {
    ...shared,
    id: 'showRates',
    method: 'GET',
    path: '/v1/desk/rates/in-force',
    summary: {
      en: 'What holds on a day: prices, cut-offs, days of transit, the calendar',
      zh: '某一天的价格、截单时间、时效和日历',
    },
    query: z.strictObject({ day: z.iso.date().optional() }),
    replies: { 200: successOf(ratesView) },
    refusals: [signInNeeded, staffRole],
    access: readBy('see-rates'),
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query }, { ctx }) => showRates(ctx, query),
  (shown) => shown,
)

export const startRateVersionAction = defineAction(
  {
    ...shared,
    id: 'startRateVersion',
    method: 'POST',
    path: '/v1/desk/rates',
    summary: { en: 'Begin a version of the rates', zh: '新建一个价格版本' },
    body: z.strictObject({ title, validFrom }),
    replies: { 200: successOf(madeView) },
    refusals: [signInNeeded, staffRole, ratesDayOver],
    access: doBy('write-rates'),
    examples: [{ ...signedOut, request: { body: aDraft } }],
  },
  ({ body }, { ctx }) => startVersion(ctx, body),
  (made) => made,
)

export const showRateVersionAction = defineAction(
  {
    ...shared,
    id: 'showRateVersion',
    method: 'GET',
    path: '/v1/desk/rates/{id}',
    summary: {
      en: 'One version with what it changes and who saved what',
      zh: '一个版本：改了什么，谁保存的',
    },
    params,
    replies: { 200: successOf(versionView) },
    refusals,
    access: readBy('see-rates'),
    examples: [{ ...signedOut, request: { params: anId } }],
  },
  ({ params: { id } }, { ctx }) => showVersion(ctx, { id }),
  presentVersion,
)

export const saveRateVersionAction = defineAction(
  {
    ...shared,
    id: 'saveRateVersion',
    method: 'POST',
    path: '/v1/desk/rates/{id}/save',
    summary: { en: 'Save what a version changes', zh: '保存一个版本的改动' },
    description: {
      en: withOurNames(
        'Each part is sent whole: {our.money.minor}, grams, mm, basis points. A part that stands so already is left out of the version.',
        'en-US',
      ),
      zh: withOurNames(
        '每一部分整个发：{our.money.minor}、克、毫米、万分之一。和现行一样的部分不算改动。',
        'zh-CN',
      ),
    },
    params,
    body: z.strictObject({ revision, title, validFrom, change: rateChange }),
    longBody: true,
    replies: { 200: successOf(savedView), 409: changedView },
    refusals: [...refusals, ratesChanged, ratesSettled, ratesDayOver],
    access: doBy('write-rates'),
    examples: [{ ...signedOut, request: { params: anId, body: { revision: 0, ...aDraft, change: {} } } }],
  },
  ({ params: { id }, body: { revision: base, ...asked } }, { ctx }) =>
    saveVersion(ctx, { id, base, ...asked }),
  (saved) => saved,
  answerDifference,
)

export const compareRateVersionAction = defineAction(
  {
    ...shared,
    id: 'compareRateVersion',
    method: 'GET',
    path: '/v1/desk/rates/{id}/comparison',
    summary: {
      en: '200 samples priced with and without a version',
      zh: '200 单样本，改之前和改之后各算一遍',
    },
    description: {
      en:
        'Orders of the last 90 days as shipments between cities, without anything of people, and made-up ones. Sums are over ' +
        'the samples that both can price.',
      zh: '样本是近 90 天的订单（只取城市和货物大小，不含任何个人资料）和编出来的票。合计只算两边都算得出价的。',
    },
    params,
    replies: { 200: successOf(comparisonView) },
    refusals,
    access: readBy('see-rates'),
    takesLong: true,
    examples: [{ ...signedOut, request: { params: anId } }],
  },
  ({ params: { id } }, { ctx }) => compareVersion(ctx, { id }),
  presentComparison,
)

export const askRateApprovalAction = defineAction(
  {
    ...shared,
    id: 'askRateApproval',
    method: 'POST',
    path: '/v1/desk/rates/{id}/review',
    summary: { en: 'Ask for a version to be approved', zh: '提交一个版本去审核' },
    params,
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [...refusals, ratesSettled, ratesDayOver],
    access: doBy('write-rates'),
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params: { id } }, { ctx }) => askApproval(ctx, { id }),
)

export const approveRateVersionAction = defineAction(
  {
    ...shared,
    id: 'approveRateVersion',
    method: 'POST',
    path: '/v1/desk/rates/{id}/approve',
    summary: { en: 'Approve what somebody else has changed', zh: '通过别人改的版本' },
    params,
    body: z.strictObject({ revision }),
    replies: { 200: plainSuccess },
    refusals: [...refusals, ratesSettled, ownRates, ratesDayOver, ratesDayTaken],
    access: writeBy('approve-rates'),
    examples: [{ ...signedOut, request: { params: anId, body: { revision: 1 } } }],
  },
  ({ params: { id }, body }, { ctx }) => approveVersion(ctx, { id, ...body }),
)

export const refuseRateVersionAction = defineAction(
  {
    ...shared,
    id: 'refuseRateVersion',
    method: 'POST',
    path: '/v1/desk/rates/{id}/refuse',
    summary: { en: 'Send a version back, with a reason', zh: '退回一个版本，并写明原因' },
    params,
    body: z.strictObject({ note: z.string().max(4000) }),
    replies: { 200: plainSuccess },
    refusals: [...refusals, ratesSettled],
    access: writeBy('approve-rates'),
    examples: [{ ...signedOut, request: { params: anId, body: { note: '请核对' } } }],
  },
  ({ params: { id }, body }, { ctx }) => refuseVersion(ctx, { id, ...body }),
)

export const takeBackRateVersionAction = defineAction(
  {
    ...shared,
    id: 'takeBackRateVersion',
    method: 'POST',
    path: '/v1/desk/rates/{id}/take-back',
    summary: { en: 'Take a version back before it is in force', zh: '在生效以前撤回一个版本' },
    description: {
      en: 'One in review is a draft again. Orders that were priced with it keep their price.',
      zh: '在审核的变回草稿。已经按它下的订单，价钱不变。',
    },
    params,
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [...refusals, ratesSettled, ratesDayOver],
    access: doBy('write-rates'),
    examples: [{ ...signedOut, request: { params: anId, body: {} } }],
  },
  ({ params: { id } }, { ctx }) => takeBackVersion(ctx, { id }),
)

export const rateActions: readonly Action[] = [
  listRateVersionsAction,
  showRatesAction,
  startRateVersionAction,
  showRateVersionAction,
  saveRateVersionAction,
  compareRateVersionAction,
  askRateApprovalAction,
  approveRateVersionAction,
  refuseRateVersionAction,
  takeBackRateVersionAction,
]
