import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskDocuments } from '@hongyan/content/desk-documents'
import { type Db, migrate, openDatabase } from '@hongyan/db'
import type { FileStore } from '@hongyan/domain/media/picture-library'
import { registry } from '@hongyan/domain/registry'
import type { Actor, Ctx, DomainSettings } from '@hongyan/kernel/context'
import { testSettings as productSettings } from '@hongyan/testing'
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import type { LimitName } from '../../calls/limits.ts'
import { apiRoutes, type FeatureServices, familyWords, makeServices, sentencesOf } from '../../features.ts'
import { createProofOfWork } from '../captcha/proof-of-work.ts'
import { createQuestions } from '../captcha/questions.ts'
import { parseConfig } from '../config.ts'
import { createDecryption, type EncryptionFault } from '../encrypted-requests/decrypt-request.ts'
import { readKey } from '../encrypted-requests/encryption-keys.ts'
import { createKeyRing } from '../encrypted-requests/key-ring.ts'
import { createSpentNonces } from '../encrypted-requests/spent-nonces.ts'
import { folderStore } from '../file-stores/folder-store.ts'
import { allowedOrigins } from '../http/allowed-origins.ts'
import { jsonBoundsOf } from '../http/parse-json.ts'
import { createPasskeyCeremonies } from '../integrations/passkey-ceremonies.ts'
import { targetJudge } from '../integrations/public-target.ts'
import { limitsWith } from '../limits.ts'
import { createPublications } from '../publishing/publications.ts'
import { RenderQueue } from '../rendering/render-queue.ts'
import type { RequestServices } from '../requests/services.ts'
import { registerApi } from '../routing/register-api.ts'
import { accountCookie, staffCookie } from '../security/account-cookie.ts'
import { createOnceTokens } from '../security/sessions/once-tokens.ts'
import { createSessionStore } from '../security/sessions/session-store.ts'
import { tokenLives } from '../security/sessions/token-lives.ts'
import { tableBoundsOf } from '../tables/table-bounds.ts'
import { testEncryptionKey } from './encryption-sample.ts'
import { type RecordingTexts, recordingTexts } from './recording-texts.ts'
import { runInline } from './run-inline.ts'

export const ownOrigin = 'https://www.hongyan.example'

/** Noon in China on an ordinary Saturday. */
export const testMoment = Date.UTC(2026, 10, 21, 4)

export const testPartner = { keyId: 'tms-1', secret: 'a secret that only the tests of the API know' }

export const testStaff = { keyId: 'desk-1', secret: 'another secret that only these tests know' }

export const testSettings: DomainSettings = {
  ...productSettings,
  tracking: { ...productSettings.tracking, proofLinkMs: 300_000 },
}

export type ApiUnderTest = {
  readonly app: FastifyInstance
  /** What the calls stand on, for doors of another kind. */
  readonly services: RequestServices & FeatureServices
  readonly ctx: Ctx
  /** Text messages that would have been sent. */
  readonly sms: RecordingTexts
  readonly alarms: readonly string[]
  /** What pages said that broke in them. */
  readonly pageFaults: readonly unknown[]
  /** Why sealed calls were not opened, in order. */
  readonly encryptionFaults: readonly EncryptionFault[]
  /** From now on the inquiry may come in the clear. */
  readonly allowPlain: () => void
  /** Moves the clock that every part of the API reads. */
  readonly setNow: (instant: number) => void
  /** What has been taken from the limits, in order. */
  readonly taken: { name: LimitName; key: string; cost: number }[]
  /** From now on this limit refuses. */
  readonly exhaust: (name: LimitName | null) => void
  readonly send: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** A POST as a page of the site sends it. */
  readonly post: (
    url: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

const raise = (error: unknown): never => {
  throw error
}

/**
 * The whole API on a real database that `seed` fills: the one given, else one in memory. `onLateFault` is told what
 * broke behind an answer that was given already; `pictureFiles` keeps pictures elsewhere than in a folder.
 */
export async function createApiUnderTest(
  seed: (ctx: Ctx) => Promise<void>,
  given?: Db,
  onLateFault: (error: unknown) => void = raise,
  pictureFiles: FileStore = folderStore(join(tmpdir(), 'hongyan-test-media')),
): Promise<ApiUnderTest> {
  let now = testMoment
  let exhausted: LimitName | null = null
  const taken: ApiUnderTest['taken'] = []
  const alarms: string[] = []
  const pageFaults: unknown[] = []
  const encryptionFaults: EncryptionFault[] = []
  let plainAllowed = false
  const sms = recordingTexts()
  const db = given ?? (await openDatabase({ url: ':memory:' }))
  await migrate(db)
  const contextOf = (actor: Actor, requestId = 'test'): Ctx => ({
    actor,
    db,
    now: () => now,
    requestId,
    registry: {
      ...registry,
      documents: deskDocuments,
      publications: createPublications({ runInWorker: runInline }),
    },
    settings: testSettings,
  })
  const ctx = contextOf({ kind: 'system', name: 'test' })
  await seed(ctx)

  const encryptionKey = await readKey(Buffer.from(testEncryptionKey, 'base64'), null)
  const jsonBounds = jsonBoundsOf(limitsWith({}))
  const keys = createKeyRing(() => [encryptionKey])
  const services: RequestServices & FeatureServices = {
    ctxFor: (request, actor) =>
      contextOf(actor ?? { kind: 'visitor', sessionId: null, address: request.ip }, request.id),
    sessions: createSessionStore({
      key: new Uint8Array(32).fill(3),
      sessionMs: 86_400_000,
      tokenMs: tokenLives,
      skewMs: 30_000,
      now: () => now,
      onceTokens: createOnceTokens(db),
    }),
    accountCookie: accountCookie(ownOrigin),
    staffCookie: staffCookie(ownOrigin),
    identityProvider: null,
    passkeys: createPasskeyCeremonies({ origin: ownOrigin, onRefused: () => {} }),
    allowsOrigin: allowedOrigins(parseConfig({ PUBLIC_ORIGIN: ownOrigin })),
    partnerKeys: { [testPartner.keyId]: testPartner.secret },
    staffKeys: { [testStaff.keyId]: testStaff.secret },
    captcha: createProofOfWork({
      key: new Uint8Array(32).fill(4),
      lifeMs: 300_000,
      skewMs: 30_000,
      cost: 10,
      now: () => now,
      questions: createQuestions({
        key: new Uint8Array(32).fill(5),
        lifeMs: 300_000,
        skewMs: 30_000,
        now: () => now,
        onceTokens: createOnceTokens(db),
      }),
    }),
    encryption: {
      keys,
      decrypt: createDecryption({
        keys,
        nonces: createSpentNonces(createOnceTokens(db)),
        now: () => now,
        takeLimit: (address) => services.takeLimit('cipher', address),
        takeAlone: (address) => services.takeLimit('cipher-alone', address),
        queue: new RenderQueue({ parallel: 2, waiting: 8, waitMs: 1000 }),
        jsonBounds,
        onRefused: (fault) => encryptionFaults.push(fault),
      }),
      get plainAllowed() {
        return plainAllowed
      },
    },
    words: familyWords,
    sentencesOf,
    sms,
    textsOpen: true,
    raiseAlarm: (name) => alarms.push(name),
    takeLimit(name, key, cost = 1) {
      taken.push({ name, key, cost })
      return name === exhausted ? { allowed: false, retryAfterSeconds: 7 } : { allowed: true }
    },
    takeSharedLimit: async () => ({ allowed: true }),
    ...makeServices({
      pictureFiles,
      now: () => now,
      ctxOf: () => ctx,
      expirePages: () => {},
      doesWork: true,
      signsIn: true,
      aside: null,
      onFailure: onLateFault,
    }),
    runInWorker: runInline,
    settings: testSettings,
    jsonBounds,
    tableBounds: tableBoundsOf(limitsWith({})),
    listBodyLimit: 524_288,
    fileBodyLimit: 3_000_000,
    pictureBodyLimit: 14_000_000,
    noteFault: (fault) => pageFaults.push(fault),
    judgeTarget: targetJudge({ loopback: true, patienceMs: 2000 }),
    ingestionBodyLimit: 4_194_304,
    answerMs: 60_000,
    longAnswerMs: 60_000,
    ingestionMs: 60_000,
    publicOrigin: ownOrigin,
    siteOrigin: ownOrigin,
  }
  const app = Fastify({ bodyLimit: 65_536, routerOptions: { maxParamLength: 2048 } })
  registerApi(app, services, apiRoutes)
  await app.ready()

  return {
    app,
    services,
    ctx,
    sms,
    alarms,
    pageFaults,
    encryptionFaults,
    allowPlain: () => {
      plainAllowed = true
    },
    taken,
    setNow: (instant) => {
      now = instant
    },
    exhaust: (name) => {
      exhausted = name
    },
    send: (request) => app.inject(request),
    post: (url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { origin: ownOrigin, 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      }),
    close: async () => {
      await app.close()
      if (!given) await db.close()
    },
  }
}
