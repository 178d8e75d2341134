import { isAsBuilt } from '@hongyan/content'
import { deskDocuments } from '@hongyan/content/desk-documents'
import { type Db, followReplica } from '@hongyan/db'
import { countOpenMessages } from '@hongyan/domain/outbox/count-open'
import { registry } from '@hongyan/domain/registry'
import { findRedirect } from '@hongyan/domain/releases/find-redirect'
import { listTrouble } from '@hongyan/domain/service-days/list-trouble'
import { noteTrouble } from '@hongyan/domain/service-days/note-trouble'
import type { EventMapping } from '@hongyan/domain/tracking/event-mapping'
import { feedFreshness } from '@hongyan/domain/tracking/feed-freshness'
import { countOpenUnmapped } from '@hongyan/domain/worklists/list-unmapped'
import type { Actor, Ctx } from '@hongyan/kernel/context'
import { localeIds, rootId } from '@hongyan/locales'
import type { FastifyInstance } from 'fastify'
import {
  deskRoutes,
  type FeatureDesk,
  type FeatureServices,
  type FeatureSite,
  familyWords,
  features,
  formHandlers,
  type MadeServices,
  makeServices,
  ownServices,
  pageServices,
  sentencesOf,
  siteCalls,
  siteRoutes,
} from './features.ts'
import type { PageStyles } from './server/adapter/page-styles.ts'
import { type Config, deskOrigin, shellFacts, siteOrigin } from './server/config.ts'
import { createDesk } from './server/desk/create-desk.ts'
import type { DeskBuild } from './server/desk/desk-app.ts'
import { domainSettings } from './server/domain-settings.ts'
import type { EncryptionKeys } from './server/encrypted-requests/encryption-keys.ts'
import { openFileStore } from './server/file-stores/open-file-store.ts'
import { deskOrigins } from './server/http/allowed-origins.ts'
import { apiText } from './server/http/api-text.ts'
import { callAt } from './server/http/call-at.ts'
import { keyOf } from './server/http/page-key.ts'
import { beginOutbox } from './server/integrations/begin-outbox.ts'
import {
  providerFrom,
  smsFrom,
  staffProviderFrom,
  targetRuleFrom,
} from './server/integrations/integrations-of-config.ts'
import { createPasskeyCeremonies } from './server/integrations/passkey-ceremonies.ts'
import { targetJudge } from './server/integrations/public-target.ts'
import { shownTiles } from './server/map-archive/shown-tiles.ts'
import { createMetrics, type Metrics } from './server/monitoring/metrics.ts'
import type { Tracing } from './server/monitoring/tracing.ts'
import { registerHealth } from './server/operations/health.ts'
import { repeated } from './server/operations/repeated.ts'
import type { Secrets } from './server/operations/secrets.ts'
import { createServiceState } from './server/operations/service-state.ts'
import { everyHour, whileOpen } from './server/operations/while-open.ts'
import { createGeneratedAssets } from './server/page-cache/generated-assets.ts'
import type { PageStore } from './server/page-cache/page-store.ts'
import { createPublications } from './server/publishing/publications.ts'
import { developmentFinisher, documentFinisher } from './server/rendering/finish-document.ts'
import { createPages, type Pages, type Renderer } from './server/rendering/pages.ts'
import { inOrder, sheetsIn } from './server/rendering/place-styles.ts'
import { createAccountOf } from './server/requests/account-of.ts'
import type { RequestServices } from './server/requests/services.ts'
import { createApp } from './server/routing/create-app.ts'
import { createServices } from './server/routing/create-services.ts'
import { createFastPath } from './server/routing/fast-path.ts'
import { registerApi } from './server/routing/register-api.ts'
import { registerForms } from './server/routing/register-forms.ts'
import { registerSite } from './server/routing/site-routes.ts'
import {
  previewCookie,
  signInCookie,
  staffCookie,
  staffSignInCookie,
} from './server/security/account-cookie.ts'
import { allowedHosts } from './server/security/allowed-hosts.ts'
import { clientAddressReader } from './server/security/client-address.ts'
import { createLimiter } from './server/security/limiter.ts'
import { requestIds } from './server/security/request-ids.ts'
import { tokenLives } from './server/security/sessions/token-lives.ts'
import { transportRule } from './server/security/transport-rule.ts'
import type { StaticFiles } from './server/static-files/static-files.ts'
import { createOneThread } from './server/threads/one-thread.ts'
import { createThreads, runInWorkerOf } from './server/threads/run-in-worker.ts'

export type SiteParts = {
  readonly config: Config
  readonly secrets: Secrets
  readonly encryptionKeys: EncryptionKeys
  /** What systems of the company and partners call scans and cities; without it codes are ours. */
  readonly mapping?: EventMapping
  readonly db: Db
  /** A streaming replica of it; null where there is none. */
  readonly replica: Db | null
  readonly renderer: Renderer
  readonly files: StaticFiles
  readonly now: () => number
  /** Null where pages are rendered from their sources: none is kept, and none carries a policy. */
  readonly styles: PageStyles | null
  /** Pages of earlier processes; null where none are kept. */
  readonly store: PageStore | null
  /** What browsers of staff are served; null where there is none. */
  readonly desk: DeskBuild | null
  /** Where spans are sent; nowhere without it. */
  readonly tracing?: Tracing | null
}

export type Site = {
  readonly app: FastifyInstance
  /** Where staff are answered; null in a process without the role. */
  readonly desk: FastifyInstance | null
  readonly pages: Pages
  readonly metrics: Metrics
  /** From now on `/readyz` says no, and every answer asks its client to come back over another connection. */
  readonly leave: () => void
  /**
   * Makes what a first visitor would wait for longest: the index of the search, where that of the build no longer
   * holds, and home in every language. Every other page is made when somebody asks for it, and kept.
   */
  readonly prepare: () => Promise<void>
}

/** Ms between two looks at how far a replica is: it may be as old as two of them. */
const replicaLookMs = 1000

/** Builds the whole site around its parts, without opening a port: tests build it exactly so. */
export async function buildSite(parts: SiteParts): Promise<Site> {
  const { config, secrets, encryptionKeys, db, now, files, styles } = parts
  const limits = config.LIMITS
  const origin = siteOrigin(config)
  const transport = transportRule(config)
  const addressOf = clientAddressReader(config.TRUST_PROXY)
  const limiter = createLimiter(limits, now)
  const settings = domainSettings(config, secrets, parts.mapping)
  const shell = shellFacts(config)
  const leaving = new AbortController()
  const left = (): boolean => leaving.signal.aborted

  const replica = parts.replica === null ? null : followReplica(db, parts.replica)
  const threads = createThreads(limits)
  const ownRegistry = {
    ...registry,
    documents: deskDocuments,
    publications: createPublications({ runInWorker: runInWorkerOf(threads) }),
  }
  const context = (actor: Actor, requestId: string): Ctx => ({
    actor,
    db,
    ...(replica && { replica }),
    now,
    requestId,
    registry: ownRegistry,
    settings,
  })
  const ctxOf = (name: string): Ctx => context({ kind: 'system', name }, name)
  const visitor = (address: string): Actor => ({ kind: 'visitor', sessionId: null, address })
  const ctxFor: RequestServices['ctxFor'] = (request, actor) =>
    context(actor ?? visitor(addressOf(request.raw)), request.id)

  const mapTiles = await shownTiles(config.MAP_TILES, config.MAP_TILES_BY)
  const assets = await createGeneratedAssets(files)
  const pages = createPages({
    renderer: parts.renderer,
    sheetsIn: (markup) => (styles === null ? [] : inOrder(sheetsIn(markup, styles))),
    finish: styles === null ? developmentFinisher(assets) : documentFinisher(assets, styles, transport),
    restore: (made) => made.forEach(assets.keep),
    store: parts.store,
    isCaching: styles !== null,
    services: (outsideSlot, at) => pageServices(site, outsideSlot, at),
    limits,
    origin,
    cacheInFront: config.CACHE_IN_FRONT,
    shell,
    mapFrame: config.MAP_FRAME ?? null,
    mapTiles,
    now,
    onFailure: (key, error) => app.log.error({ err: error, page: key }, 'a page could not be made'),
    onUnstored: (error) => app.log.warn({ err: error }, 'a page could not be kept for the next start'),
  })
  const metrics = createMetrics(pages, limiter)
  let sampled = 0
  const fastPath = createFastPath({
    pages: pages.cache,
    files,
    allowHost: allowedHosts(origin, config.SITE_HOSTS),
    addressOf,
    takePage: (address) => limiter.take('pages', address),
    nextId: requestIds(),
    maxUrl: limits['url.length'],
    callAt: callAt(siteCalls),
    isPreviewing: (cookies) => previewCookie(origin).read(cookies) !== null,
    orderPortal: shell.orderPortal ?? null,
    signsIn: shell.signsIn ?? false,
    observe: (answer) => {
      metrics.countAnswer(answer.kind, answer.status)
      sampled = (sampled + 1) % config.LOG_SAMPLE
      if (sampled === 0) app.log.info({ ...answer, sampled: config.LOG_SAMPLE }, 'answered from memory')
    },
  })
  const app = createApp({
    config,
    files,
    metrics,
    addressOf,
    fastPath,
    leaving: left,
    tracing: parts.tracing ?? null,
  })

  // Messages to receivers may take longer than somebody who waits for a code.
  const integrations = { now, fetcher: fetch, patienceMs: limits['outside.seconds'] * 1000 }
  const sms = smsFrom(config, { ...integrations, patienceMs: limits['sms.wait'] })
  const expirePages = (...tags: readonly string[]): void => pages.cache.expire(tags)
  app.addHook('onClose', () => threads.close())
  metrics.observeThreads(threads)
  const pictureFiles = await openFileStore(config, {
    away: (error) => app.log.warn({ err: error }, 'the store of pictures is away'),
    back: () => app.log.warn('the store of pictures answers again'),
  })
  // A database in memory is seen by this thread alone.
  const hasAside = config.ROLES.includes('worker') && config.ROLES.includes('site')
  const oneThread = hasAside && config.DATABASE_URL !== ':memory:' ? createOneThread() : null
  const aside = oneThread && {
    run: oneThread.run,
    database: {
      url: config.DATABASE_URL,
      statementMs: limits['database.statement'],
      lockWaitMs: limits['database.wait'],
    },
    settings,
  }
  if (oneThread) app.addHook('onClose', () => oneThread.close())
  const made = makeServices({
    now,
    pictureFiles: pictureFiles.store,
    ctxOf,
    expirePages,
    doesWork: config.ROLES.includes('worker'),
    signsIn: shell.signsIn ?? false,
    aside,
    onFailure: (error, message) => app.log.warn({ err: error }, message),
  })
  metrics.observeBacklog(() => made.eventLog.lastBacklog, now)
  const passkeysAt = (at: string) =>
    createPasskeyCeremonies({
      origin: at,
      onRefused: (reason) => app.log.warn({ reason }, 'an answer of an authenticator was not accepted'),
    })
  const services: RequestServices & FeatureServices & MadeServices = {
    ...createServices({
      config,
      secrets,
      encryptionKeys,
      ctxFor,
      ctxOf,
      limiter,
      sms,
      threads,
      tokenMs: tokenLives,
      log: app.log,
    }),
    words: familyWords,
    sentencesOf,
    identityProvider: providerFrom(config, origin),
    siteOrigin: origin,
    passkeys: passkeysAt(origin),
    ...made,
    noteFault: (fault) => app.log.warn(fault, 'a part of a page broke in a browser'),
    judgeTarget: targetJudge(targetRuleFrom(config)),
  }
  const site: FeatureSite = {
    ...services,
    services,
    pages,
    now,
    ctxOf,
    pageCtx: context(visitor('page'), 'page'),
    addressOf: (request) => addressOf(request.raw),
    limits,
    mapTiles,
    leaving: leaving.signal,
    transport,
    parentDomain: config.PARENT_DOMAIN,
    signInCookie: signInCookie(origin, limits['sign-in.life']),
    consentVersion: settings.enquiries.consentVersion,
    contentFeed: config.CONTENT_FEED,
    expirePages,
    serviceState: createServiceState({
      db,
      feed: () => feedFreshness(ctxOf('page')),
      events: () => made.eventLog.lastBacklog,
      messages: () => countOpenMessages(ctxOf('outbox')),
      days: () => listTrouble({ db }),
      note: (service, at) => noteTrouble({ db }, service, at),
      now,
    }),
    describeCalls: (locale) => apiText(siteCalls, origin, locale),
  }

  const health = { state: site.serviceState, leaving: left, pictures: pictureFiles.state }
  registerHealth(app, health)
  registerApi(app, services, siteRoutes)
  const accountOf = createAccountOf(services, (ctx) => ownServices(site, ctx))
  registerForms(app, { pages, services, parentDomain: config.PARENT_DOMAIN, accountOf }, formHandlers)
  for (const { register } of features) register?.(app, site)
  registerSite(app, {
    pages,
    files,
    maxUrl: limits['url.length'],
    accountOf,
    showPreview: (request, question) => made.showPreview(ctxFor(request), question),
    movedTo: (path) => findRedirect(ctxOf('redirects'), path),
    previewCookie: previewCookie(origin),
    previewFrame: config.DESK_ORIGIN ?? deskOrigin(config),
    take: (rate, request, cost) => limiter.take(rate, addressOf(request.raw), cost),
    costOf: (limit, query) => {
      for (const { costs } of features) if (costs?.[limit]) return costs[limit](query)
      return 1
    },
  })
  metrics.observeOutbox(() => countOpenMessages(ctxOf('outbox')), now)
  metrics.observeUnmapped(() => countOpenUnmapped(ctxOf('unmapped')), now)
  if (config.ROLES.includes('worker')) {
    beginOutbox(app, ctxOf('outbox'), {
      config,
      sms: smsFrom(config, integrations),
      integrations,
      network: made.network,
    })
    for (const { work } of features) work?.(app, site)
  }
  if (replica) {
    const failed = (error: unknown): void => app.log.warn({ err: error }, 'the replica is away')
    whileOpen(app, repeated(replica.look, replicaLookMs, failed))
  }
  everyHour(app, 'cipher keys', () => encryptionKeys.renew())
  const ownOrigin = deskOrigin(config)
  const buildDesk = (publicOrigin: string): FastifyInstance => {
    const own = {
      ...services,
      publicOrigin,
      staffCookie: staffCookie(publicOrigin),
      allowsOrigin: deskOrigins(config),
      identityProvider: staffProviderFrom(config, publicOrigin),
      passkeys: passkeysAt(publicOrigin),
    }
    const desk = createDesk({
      config,
      metrics,
      addressOf,
      takePage: (address) => limiter.take('pages', address),
      leaving: left,
      services: own,
      routes: deskRoutes,
      siteOrigin: origin,
      siteFiles: files,
      transport,
      build: parts.desk,
    })
    const signInCookie = staffSignInCookie(publicOrigin, limits['sign-in.life'])
    const atDesk: FeatureDesk = { services: own, signInCookie, usesPasskeys: settings.staff.passkeys }
    registerHealth(desk, health)
    for (const feature of features) feature.desk?.(desk, atDesk)
    return desk
  }
  const desk = ownOrigin === null ? null : buildDesk(ownOrigin)
  app.addHook('onClose', async () => desk?.close())
  await app.ready()
  await desk?.ready()
  // Asked behind the start: whoever runs the site hears at once that it does not answer.
  pictureFiles.state?.()

  return {
    app,
    desk,
    pages,
    metrics,
    leave: () => leaving.abort(),
    prepare: async () => {
      // The first question opens the index of the build, or makes that of what has been published since.
      if (!isAsBuilt(now())) await services.search({ query: '', take: { all: 0 } }, rootId)
      for (const locale of localeIds) await pages.cache.get(keyOf(locale, '/')).catch(() => null)
    },
  }
}
