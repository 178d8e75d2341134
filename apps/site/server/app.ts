import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { contentStore, isAsBuilt } from '@hongyan/content'
import type { Db } from '@hongyan/db'
import {
  type Actor,
  type Ctx,
  checkAddresses,
  DomainError,
  dayInChina,
  feedFreshness,
  trackNumbers,
} from '@hongyan/domain'
import { localeIds } from '@hongyan/locales'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { registerAccounts } from '../features/accounts/register-accounts.ts'
import { forgetHourly } from '../features/addresses/book/forget-hourly.ts'
import { registerFeeds } from '../features/articles/feeds/register-feeds.ts'
import { isCountedPage } from '../features/articles/page-views/is-counted-page.ts'
import { createReadings } from '../features/articles/page-views/page-views.ts'
import { answerBranches } from '../features/branches/answer-branches.ts'
import { registerCoveragePictures } from '../features/branches/coverage/coverage-pictures.ts'
import { presentCoverage } from '../features/branches/coverage/present-coverage.ts'
import { presentCoverageOverview } from '../features/branches/coverage/present-overview.ts'
import { registerLandPictures } from '../features/branches/land-pictures.ts'
import { createNetworkFollower } from '../features/branches/network-follower.ts'
import { presentOverview } from '../features/branches/overview.ts'
import { askFootprint } from '../features/carbon/ask-footprint.ts'
import { registerStatements } from '../features/carbon/register-statements.ts'
import { createContentFollower } from '../features/content/content-follower.ts'
import { openDraft } from '../features/content/open-draft.ts'
import type { ApiDescription } from '../features/developers/load.ts'
import { formLifeMs } from '../features/enquiries/take-enquiry.ts'
import { linkTags } from '../features/group-links/link-tags.ts'
import { countUnknownItems } from '../features/prohibited-items/count-unknown-items.ts'
import { createItemAnswers } from '../features/prohibited-items/create-item-answers.ts'
import { carryQuote } from '../features/quotes/carry-quote.ts'
import { createQuoting } from '../features/quotes/quoting.ts'
import { registerScanCodes } from '../features/scan-codes/scan-codes.ts'
import { countMisses } from '../features/search/index/count-misses.ts'
import { createSearch } from '../features/search/index/create-search.ts'
import { registerFinding } from '../features/sitemap/register-finding.ts'
import { readPaper } from '../features/white-papers/paper-files.ts'
import type { PageServices } from '../page-context.ts'
import { apiCalls, registerApi } from './calls.ts'
import { createProofOfWork } from './captcha/proof-of-work.ts'
import { createQuestions } from './captcha/questions.ts'
import { type Config, siteOrigin } from './config.ts'
import { domainSettings } from './domain-settings.ts'
import { registerPostedForms } from './form-handlers.ts'
import { apiText } from './http/api-text.ts'
import { pageOf } from './http/page-of.ts'
import type { ApiServices } from './http/services.ts'
import { beginOutbox } from './integrations/begin-outbox.ts'
import { noSms } from './integrations/console-sms.ts'
import { providerFrom, smsFrom } from './integrations/outside-world.ts'
import { registerHealth } from './operations/health.ts'
import { logOptions } from './operations/log-options.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import type { Secrets } from './operations/secrets.ts'
import { createOrderBooks } from './order-books.ts'
import { integrityOf } from './page-cache/content-security-policy.ts'
import { type DocumentShelf, developmentFinisher, documentFinisher } from './page-cache/finish-document.ts'
import { createFront, keyOf } from './page-cache/front.ts'
import { createPages, type Pages, type Render } from './page-cache/pages.ts'
import { RenderQueue } from './page-cache/render-queue.ts'
import { transportRule } from './page-cache/transport-rule.ts'
import type { CipherKeys } from './sealed-requests/cipher-keys.ts'
import { createCipher } from './sealed-requests/open-request.ts'
import { createSpentNonces } from './sealed-requests/spent-nonces.ts'
import { accountCookie, signInCookie } from './security/account-cookie.ts'
import { boundWork } from './security/bound-work.ts'
import { clientAddressReader } from './security/client-address.ts'
import { hostGate } from './security/host-gate.ts'
import { createLimiter } from './security/limiter.ts'
import { originGate } from './security/origin-gate.ts'
import { requestIds } from './security/request-ids.ts'
import { createOnceTokens } from './security/sessions/once-tokens.ts'
import { createSessionStore } from './security/sessions/session-store.ts'
import { createSharedLimiter } from './security/shared-limiter.ts'
import { shellFacts } from './shell-facts.ts'
import { registerSite } from './site-routes.ts'
import type { StaticFiles } from './static-files/static-files.ts'

export type SiteParts = {
  readonly config: Config
  readonly secrets: Secrets
  readonly cipherKeys: CipherKeys
  readonly db: Db
  readonly render: Render
  readonly files: StaticFiles
  readonly now: () => number
  /** Pages are rendered from their sources: none is kept, and none carries a policy. */
  readonly development?: boolean
}

export type Site = {
  readonly app: FastifyInstance
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

/** Builds the whole site around its parts, without opening a port: tests build it exactly so. */
export async function buildSite(parts: SiteParts): Promise<Site> {
  const { config, db, now, files } = parts
  const limits = config.LIMITS
  const origin = siteOrigin(config)
  const transport = transportRule(config)
  const allowsOrigin = originGate(config)
  const addressOf = clientAddressReader(config.TRUST_PROXY)
  const limiter = createLimiter(limits, now)
  const settings = domainSettings(config, parts.secrets)
  const context = (actor: Actor, requestId: string): Ctx => ({ actor, db, now, requestId, settings })
  const visitor = (address: string): Actor => ({ kind: 'visitor', sessionId: null, address })

  const readings = createReadings(context({ kind: 'system', name: 'readings' }, 'readings'))
  const search = countMisses(
    createSearch(now),
    context({ kind: 'system', name: 'search' }, 'search'),
    (error) => app.log.warn({ err: error }, 'a search without a result was not counted'),
  )
  const network = createNetworkFollower({
    ctx: context({ kind: 'system', name: 'branches' }, 'branches'),
    onChange: () => pages.cache.expire(['branches']),
    onFailure: (error) => app.log.warn({ err: error }, 'branches could not be followed'),
  })
  const items = countUnknownItems(
    createItemAnswers(now),
    context({ kind: 'system', name: 'items' }, 'items'),
    (error) => app.log.warn({ err: error }, 'a thing the list does not know was not counted'),
  )
  const quoting = createQuoting(now, () => network.current())
  const services: PageServices = {
    track: (numbers) => trackNumbers(context(visitor('page'), 'page'), { numbers: [...numbers] }),
    feed: () => feedFreshness(context({ kind: 'system', name: 'page' }, 'page')),
    now,
    views: () => readings.views(),
    search,
    ...quoting,
    carriedQuote: (query, locale) => carryQuote(query, locale, quoting),
    carbon: askFootprint,
    consentVersion: settings.enquiries.consentVersion,
    branches: (question, locale) => answerBranches(network.current(), question, locale, now()),
    networkOverview: (locale) => presentOverview(network.current(), locale),
    coverage: (addresses, locale) =>
      checkAddresses(network.current(), addresses, dayInChina(now())).map((answer) =>
        presentCoverage(answer, locale, now()),
      ),
    coverageOverview: (province, locale) => presentCoverageOverview(network.current(), province, locale),
    items,
    api: (locale) => JSON.parse(apiText(apiCalls, origin, locale)) as ApiDescription,
  }
  const scripts = await files.scriptIndex()
  const shelf: DocumentShelf = {
    scripts,
    keepStyles: (css) => files.addText(css, '.css'),
    keepParts: (text) => files.addText(text, '.html'),
    keepScript: (script) => {
      const url = files.addText(script, '.js')
      scripts.set(url, { integrity: integrityOf(script), imports: [], standsFor: null })
      return url
    },
  }
  let left = false

  const shell = shellFacts(config)
  const pages = createPages({
    render: parts.render,
    finish: parts.development ? developmentFinisher(shelf) : documentFinisher(shelf, transport),
    keeps: !parts.development,
    services,
    limits,
    origin,
    cacheInFront: config.CACHE_IN_FRONT,
    shell,
    mapFrame: config.MAP_FRAME ?? null,
    now,
    onFailure: (key, error) => {
      app.log.error({ err: error, page: key }, 'a page could not be made')
    },
  })
  const metrics = createMetrics(pages, limiter)

  let sampled = 0
  const front = createFront({
    pages: pages.cache,
    files,
    allowHost: hostGate(origin, config.SITE_HOSTS),
    addressOf,
    takePage: (address) => limiter.take('pages', address),
    nextId: requestIds(),
    maxUrl: limits['url.length'],
    orderPortal: shell.orderPortal ?? null,
    observe: (answer) => {
      metrics.countAnswer(answer.kind, answer.status)
      sampled = (sampled + 1) % config.LOG_SAMPLE
      if (sampled === 0) app.log.info({ ...answer, sampled: config.LOG_SAMPLE }, 'answered from memory')
    },
  })

  const app = Fastify({
    logger: logOptions(config.LOG_LEVEL, (path) => files.has(path)),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => String(request.headers['x-request-id']),
    bodyLimit: limits['body.default'],
    // What still comes over an open connection while the last answers go out is answered too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2048 },
    serverFactory: (handler) => {
      const server = createServer(
        {
          maxHeaderSize: limits['headers.bytes'],
          headersTimeout: limits['headers.seconds'] * 1000,
          requestTimeout: limits['request.seconds'] * 1000,
          keepAliveTimeout: limits['keepAlive.seconds'] * 1000,
          connectionsCheckingInterval: 500,
          requireHostHeader: true,
        },
        (request, response) => {
          if (left) response.setHeader('connection', 'close')
          if (!front(request, response)) handler(request, response)
        },
      )
      server.maxConnections = limits.connections
      return server
    },
  })

  // Messages to receivers may take longer than somebody who waits for a code.
  const outside = { now, fetcher: fetch, patienceMs: limits['outside.seconds'] * 1000 }
  const sms = smsFrom(config, { ...outside, patienceMs: limits['sms.wait'] })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  metrics.watchWork(boundWork(app, { limits, clientOf: (request) => addressOf(request.raw) }))
  app.addHook('onSend', async (_request, reply) => {
    if (left) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.countAnswer('routed', reply.statusCode)
    const { url, config } = request.routeOptions
    // One name for all pages: there are hundreds of them.
    const route = config.page ? 'page' : (url ?? 'page')
    metrics.seconds.observe({ route }, reply.elapsedTime / 1000)
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof DomainError) return
    metrics.faults.inc()
  })

  const onceTokens = createOnceTokens(db)
  const captchaLife = {
    key: createHmac('sha256', parts.secrets.linkKey).update('captcha').digest(),
    lifeMs: limits['captcha.life'] * 1000,
    skewMs: settings.clockSkewMs,
    now,
  }
  registerHealth(app, { db, leaving: () => left, feed: services.feed })
  const apiServices: ApiServices = {
    ctxFor: (request, actor) => context(actor ?? visitor(addressOf(request.raw)), request.id),
    sessions: createSessionStore({
      key: parts.secrets.linkKey,
      sessionMs: 24 * 60 * 60 * 1000,
      tokenMs: { 'view-code': 10 * 60 * 1000, enquiry: formLifeMs },
      skewMs: settings.clockSkewMs,
      now,
      onceTokens,
    }),
    accountCookie: accountCookie(origin),
    signInCookie: signInCookie(origin, limits['sign-in.life']),
    identityProvider: providerFrom(config, origin),
    allowsOrigin,
    partnerKeys: config.SENDER_KEYS,
    staffKeys: config.DESK_KEYS,
    captcha: createProofOfWork({
      ...captchaLife,
      cost: limits['captcha.cost'],
      questions: createQuestions({ ...captchaLife, onceTokens }),
    }),
    cipher: {
      keys: parts.cipherKeys.ring,
      open: createCipher({
        keys: parts.cipherKeys.ring,
        nonces: createSpentNonces(createOnceTokens(db)),
        now,
        takeLimit: (address) => limiter.take('cipher', address),
        takeAlone: (address) => limiter.take('cipher-alone', address),
        queue: new RenderQueue({
          parallel: limits['cipher.parallel'],
          waiting: limits['cipher.waiting'],
          waitMs: limits['cipher.seconds'] * 1000,
        }),
        onRefused: (fault) => app.log.info({ fault }, 'a sealed call could not be opened'),
      }),
      plainAllowed: config.PLAIN_INQUIRY,
    },
    sms,
    textsOpen: sms !== noSms,
    raiseAlarm: (alarm) => app.log.error({ alarm }, 'an alarm was raised'),
    takeLimit: limiter.take,
    get linkTags() {
      return linkTags()
    },
    takeSharedLimit: createSharedLimiter(limits, context({ kind: 'system', name: 'limits' }, 'limits')),
    search,
    isCountedPage,
    network: () => network.current(),
    listBodyLimit: limits['body.list'],
    pageOf,
    readPaper,
    items,
    orderBooks: createOrderBooks(now, network.current),
    ingestionBodyLimit: limits['body.ingest'],
    answerMs: limits['answer.seconds'] * 1000,
    ingestionMs: limits['ingestion.seconds'] * 1000,
    publicOrigin: origin,
  }
  registerApi(app, apiServices)
  registerPostedForms(app, { pages, services: apiServices, parentDomain: config.PARENT_DOMAIN, origin })
  registerAccounts(app, { services: apiServices, pages, parentDomain: config.PARENT_DOMAIN })
  registerScanCodes(app, origin)
  registerLandPictures(app, transport)
  registerCoveragePictures(app, () => network.current())
  registerStatements(app, {
    origin,
    take: (request) => limiter.take('carbon', addressOf(request.raw), 4),
  })
  registerFinding(app, { origin, now })
  registerFeeds(app, { origin, now })
  registerSite(app, {
    pages,
    files,
    maxUrl: limits['url.length'],
    openDraft: (request, question) => openDraft(apiServices.ctxFor(request), question),
    take: (rate, request, cost) => limiter.take(rate, addressOf(request.raw), cost),
  })
  beginOutbox(app, context({ kind: 'system', name: 'outbox' }, 'outbox'), {
    config,
    sms: smsFrom(config, outside),
    outside,
    network: network.current,
  })
  const renewal = setInterval(() => {
    parts.cipherKeys.renew().catch((error) => app.log.error({ err: error }, 'cipher keys'))
  }, 3_600_000)
  renewal.unref()
  app.addHook('onClose', async () => clearInterval(renewal))
  forgetHourly(app, context({ kind: 'system', name: 'address books' }, 'books'))
  const follower = createContentFollower({
    ctx: context({ kind: 'system', name: 'content' }, 'content'),
    store: contentStore,
    feed: config.CONTENT_FEED,
    fetcher: fetch,
    everyMs: limits['feed.seconds'] * 1000,
    mostBytes: limits['feed.bytes'],
    onChange: () => pages.cache.expire(['content']),
    onRefused: (refused) => app.log.warn({ refused }, 'content was refused'),
    onFailure: (error) => app.log.warn({ err: error }, 'content could not be followed'),
  })
  app.addHook('onReady', () => network.begin())
  app.addHook('onClose', async () => network.end())
  app.addHook('onReady', () => follower.begin())
  app.addHook('onClose', async () => follower.end())
  app.addHook('onReady', () => readings.begin((error) => app.log.error({ err: error }, 'readings')))
  app.addHook('onClose', async () => readings.end())
  await app.ready()

  const makePage = (key: string) => pages.cache.get(key).catch(() => null)
  const prepare = async (): Promise<void> => {
    // The first question opens the index of the build, or makes that of what has been published since.
    if (!isAsBuilt(now())) await search({ query: '', take: { all: 0 } }, 'zh-CN')
    for (const locale of localeIds) await makePage(keyOf(locale, '/'))
  }
  return {
    app,
    pages,
    metrics,
    leave: () => {
      left = true
    },
    prepare,
  }
}
