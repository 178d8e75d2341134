import { createHmac } from 'node:crypto'
import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import type { Ctx } from '@hongyan/kernel/context'
import type { FastifyBaseLogger } from 'fastify'
import { createProofOfWork } from '../captcha/proof-of-work.ts'
import { createQuestions } from '../captcha/questions.ts'
import { type Config, siteOrigin } from '../config.ts'
import type { EncryptionServices } from '../encrypted-requests/decrypt-call.ts'
import { createDecryption } from '../encrypted-requests/decrypt-request.ts'
import type { EncryptionKeys } from '../encrypted-requests/encryption-keys.ts'
import { createSpentNonces } from '../encrypted-requests/spent-nonces.ts'
import { allowedOrigins } from '../http/allowed-origins.ts'
import { jsonBoundsOf } from '../http/parse-json.ts'
import { noSms } from '../integrations/console-sms.ts'
import type { Secrets } from '../operations/secrets.ts'
import { RenderQueue } from '../rendering/render-queue.ts'
import type { RequestServices } from '../requests/services.ts'
import { accountCookie } from '../security/account-cookie.ts'
import type { Limiter } from '../security/limiter.ts'
import { createOnceTokens } from '../security/sessions/once-tokens.ts'
import { createSessionStore } from '../security/sessions/session-store.ts'
import { createSharedLimiter } from '../security/shared-limiter.ts'
import { tableBoundsOf } from '../tables/table-bounds.ts'
import type { CodeServices } from '../text-codes/send-text-code.ts'
import { runInWorkerOf } from '../threads/run-in-worker.ts'
import type { ThreadPool } from '../threads/thread-pool.ts'

type ServiceParts = {
  readonly config: Config
  readonly secrets: Secrets
  readonly encryptionKeys: EncryptionKeys
  readonly ctxFor: RequestServices['ctxFor']
  readonly ctxOf: (name: string) => Ctx
  readonly limiter: Limiter
  readonly sms: SmsGateway
  /** How long a token for each kind of work is good, ms. */
  readonly tokenMs: Parameters<typeof createSessionStore>[0]['tokenMs']
  readonly threads: ThreadPool
  readonly log: FastifyBaseLogger
}

/** What calls and forms stand on, whatever they are about. */
export function createServices(
  parts: ServiceParts,
): Omit<RequestServices, 'words' | 'sentencesOf'> &
  CodeServices &
  EncryptionServices & { readonly textsOpen: boolean } {
  const { config, secrets, encryptionKeys, ctxFor, ctxOf, limiter, sms, tokenMs, threads, log } = parts
  const limits = config.LIMITS
  const origin = siteOrigin(config)
  const { db, now, settings } = ctxOf('services')
  const jsonBounds = jsonBoundsOf(limits)
  const onceTokens = createOnceTokens(db)
  const captchaLife = {
    key: createHmac('sha256', secrets.linkKey).update('captcha').digest(),
    lifeMs: limits['captcha.life'] * 1000,
    skewMs: settings.clockSkewMs,
    now,
  }
  return {
    ctxFor,
    sessions: createSessionStore({
      key: secrets.linkKey,
      sessionMs: 24 * 60 * 60 * 1000,
      tokenMs,
      skewMs: settings.clockSkewMs,
      now,
      onceTokens,
    }),
    accountCookie: accountCookie(origin),
    staffCookie: null,
    allowsOrigin: allowedOrigins(config),
    partnerKeys: config.SENDER_KEYS,
    staffKeys: config.DESK_KEYS,
    captcha: createProofOfWork({
      ...captchaLife,
      cost: limits['captcha.cost'],
      questions: createQuestions({ ...captchaLife, onceTokens }),
    }),
    encryption: {
      keys: encryptionKeys.ring,
      decrypt: createDecryption({
        keys: encryptionKeys.ring,
        nonces: createSpentNonces(onceTokens),
        now,
        takeLimit: (address) => limiter.take('cipher', address),
        takeAlone: (address) => limiter.take('cipher-alone', address),
        queue: new RenderQueue({
          parallel: limits['cipher.parallel'],
          waiting: limits['cipher.waiting'],
          waitMs: limits['cipher.seconds'] * 1000,
        }),
        jsonBounds,
        onRefused: (fault) => log.info({ fault }, 'a sealed call could not be opened'),
      }),
      plainAllowed: config.PLAIN_INQUIRY,
    },
    sms,
    textsOpen: sms !== noSms,
    raiseAlarm: (alarm) => log.error({ alarm }, 'an alarm was raised'),
    takeLimit: limiter.take,
    takeSharedLimit: createSharedLimiter(limits, ctxOf('limits')),
    runInWorker: runInWorkerOf(threads),
    settings,
    jsonBounds,
    tableBounds: tableBoundsOf(limits),
    listBodyLimit: limits['body.list'],
    fileBodyLimit: limits['body.file'],
    pictureBodyLimit: limits['body.picture'],
    ingestionBodyLimit: limits['body.ingest'],
    answerMs: limits['answer.seconds'] * 1000,
    longAnswerMs: limits['answer.long'] * 1000,
    ingestionMs: limits['ingestion.seconds'] * 1000,
    publicOrigin: origin,
  }
}
