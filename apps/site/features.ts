import type { Ctx } from '@hongyan/kernel/context'
import type { Call } from './calls/call.ts'
import { accounts } from './features/accounts/plugin.ts'
import { addresses } from './features/addresses/plugin.ts'
import { answers } from './features/answers/plugin.ts'
import { articles } from './features/articles/plugin.ts'
import { branches } from './features/branches/plugin.ts'
import { captcha } from './features/captcha/plugin.ts'
import { carbon } from './features/carbon/plugin.ts'
import { companies } from './features/companies/plugin.ts'
import { content } from './features/content/plugin.ts'
import { deskDocuments } from './features/desk/documents/plugin.ts'
import { deskMedia } from './features/desk/media/plugin.ts'
import { deskPasskeys } from './features/desk/passkeys/plugin.ts'
import { deskRates } from './features/desk/rates/plugin.ts'
import { deskReleases } from './features/desk/releases/plugin.ts'
import { deskStaff } from './features/desk/staff/plugin.ts'
import { deskWork } from './features/desk/worklists/plugin.ts'
import { developers } from './features/developers/plugin.ts'
import { encryptedRequests } from './features/encrypted-requests/plugin.ts'
import { enquiries } from './features/enquiries/plugin.ts'
import { enquiryStatus } from './features/enquiries/status/plugin.ts'
import { eventIngestion } from './features/event-ingestion/plugin.ts'
import { feedback } from './features/feedback/plugin.ts'
import { groupLinks } from './features/group-links/plugin.ts'
import { merchants } from './features/merchants/plugin.ts'
import { orders } from './features/orders/plugin.ts'
import { prohibitedItems } from './features/prohibited-items/plugin.ts'
import { quotes } from './features/quotes/plugin.ts'
import { retention } from './features/retention/plugin.ts'
import { scanCodes } from './features/scan-codes/plugin.ts'
import { search } from './features/search/plugin.ts'
import { sitemap } from './features/sitemap/plugin.ts'
import { status } from './features/status/plugin.ts'
import { subscriptions } from './features/subscriptions/plugin.ts'
import { myShipments } from './features/tracking/my/plugin.ts'
import { tracking } from './features/tracking/plugin.ts'
import { whitePapers } from './features/white-papers/plugin.ts'
import type { Sentences } from './server/http/field-sentences.ts'
import type { Words } from './server/http/refusal-of-error.ts'
import type { OutsideSlot, Plugin, Process } from './server/requests/plugin.ts'
import type { PageClock } from './shell/page-context.ts'

/** Every feature of the site. Their calls are described in this order. */
const list = [
  tracking,
  myShipments,
  groupLinks,
  content,
  articles,
  search,
  answers,
  prohibitedItems,
  eventIngestion,
  addresses,
  accounts,
  enquiries,
  captcha,
  enquiryStatus,
  quotes,
  encryptedRequests,
  carbon,
  branches,
  whitePapers,
  feedback,
  orders,
  subscriptions,
  merchants,
  companies,
  developers,
  scanCodes,
  sitemap,
  status,
  retention,
  deskStaff,
  deskPasskeys,
  deskMedia,
  deskWork,
  deskReleases,
  deskDocuments,
  deskRates,
] as const

type Listed = (typeof list)[number]

/** What the calls and forms of all features take from the process. */
export type FeatureServices =
  Listed extends Plugin<infer Services, never, unknown, unknown, unknown, never> ? Services : never

/** What all features together make. */
export type MadeServices = Making<Listed> extends (all: infer All) => void ? All : never

type Making<One> =
  One extends Plugin<never, never, unknown, unknown, infer Made, never> ? (made: Made) => void : never

/** What their pages, their other addresses and their work beside requests take. */
export type FeatureSite =
  Listed extends Plugin<never, infer Site, unknown, unknown, unknown, never> ? Site : never

/** What a page may ask while it renders: all that features give to pages. */
export type PageServices = Taking<Listed> extends (all: infer All) => void ? All : never

type Taking<One> =
  One extends Plugin<never, never, infer Pages, unknown, unknown, never> ? (pages: Pages) => void : never

/** What a page of an account may ask in the name of whoever is signed in. */
export type OwnServices = TakingOwn<Listed> extends (all: infer All) => void ? All : never

type TakingOwn<One> =
  One extends Plugin<never, never, unknown, infer Own, unknown, never> ? (own: Own) => void : never

/** What their addresses at the desk take. */
export type FeatureDesk =
  Listed extends Plugin<never, never, unknown, unknown, unknown, infer Desk> ? Desk : never

export const features: readonly Plugin<
  FeatureServices,
  FeatureSite,
  unknown,
  unknown,
  unknown,
  FeatureDesk
>[] = list

/** Every call, of the site and of the desk. */
export const apiRoutes = features.flatMap(({ routes = [] }) => routes)

export const apiCalls: readonly Call[] = apiRoutes.map(({ call }) => call)

/** Calls of staff: served on the port of the desk, and on that of the site none of them. */
export const deskRoutes = apiRoutes.filter(({ call: { access } }) => access.who === 'person' || access.desk)

export const siteRoutes = apiRoutes.filter((route) => !deskRoutes.includes(route))

/** What is described to the public, at `/openapi.json` and on the page for developers. */
export const siteCalls: readonly Call[] = siteRoutes.map(({ call }) => call)

/** Every form that can be sent without a script. */
export const formHandlers = features.flatMap(({ forms = [] }) => forms)

/** How all families tell what their entities refuse. */
export const familyWords: Words = Object.fromEntries(
  features.flatMap(({ words = {}, sentences = {} }) =>
    Object.entries(words).map(([entity, own]) => [entity, { sentences, ...own }]),
  ),
)

const sentencesByCall = new Map(
  features.flatMap(({ routes = [], sentences = {} }) => routes.map(({ call }) => [call, sentences])),
)

/** What the family of a call says is wrong with its fields. */
export function sentencesOf(call: Call): Sentences {
  return sentencesByCall.get(call) ?? {}
}

/** Makes the services of all features, in the order of the list. */
export function makeServices(process: Process): MadeServices {
  const made = {}
  for (const feature of features) Object.assign(made, feature.makes?.(process, made))
  return made as MadeServices
}

/** What a page may ask in the name of the actor of `ctx`. */
export function ownServices(site: FeatureSite, ctx: Ctx): OwnServices {
  return Object.assign({}, ...features.map(({ own }) => own?.(site, ctx))) as OwnServices
}

/** What a page of a moment (ms UTC) may ask, of the present for null, with its waiting done `aside`. */
export function pageServices(
  site: FeatureSite,
  outsideSlot: OutsideSlot,
  at: number | null,
): PageServices & PageClock {
  const then = at === null ? site : { ...site, now: () => at, rates: () => site.ratesAt(at) }
  return Object.assign({ now: then.now }, ...features.map(({ pages }) => pages?.(then, outsideSlot)))
}
