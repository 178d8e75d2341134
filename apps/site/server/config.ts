import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { type LimitName, type Limits, limitsWith, limitTable } from './limits.ts'
import { mapFrame, onlyHere } from './map-frame.ts'

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

const flag = z.enum(['0', '1']).transform((value) => value === '1')

const limits = list.transform((rows, context): Limits => {
  const overrides: Partial<Record<LimitName, number>> = {}
  for (const row of rows) {
    const [name = '', value = ''] = row.split('=')
    if (!(name in limitTable) || !/^\d+$/.test(value)) {
      context.addIssue({
        code: 'custom',
        message: `"${row}" is not name=number with a name of the limits table`,
      })
      continue
    }
    overrides[name as LimitName] = Number(value)
  }
  return limitsWith(overrides)
})

const senderKeys = list.transform((rows, context): Readonly<Record<string, string>> => {
  const keys: Record<string, string> = {}
  for (const row of rows) {
    const at = row.indexOf(':')
    const secret = row.slice(at + 1)
    if (at < 1 || secret.length < 32) {
      context.addIssue({
        code: 'custom',
        message: 'each sender key is id:secret with a secret of 32 characters or more',
      })
      continue
    }
    keys[row.slice(0, at)] = secret
  }
  return keys
})

const secret = z
  .string()
  .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
  .optional()

const settings = z.object({
  SITE_HOST: z.string().default('127.0.0.1'),
  SITE_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  /** Prepares a process before its port opens; the supervisor sets it where another one answers meanwhile. */
  PREPARE_FIRST: flag.default(false),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SITE_HOSTS: list,
  PARENT_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional(),
  ALLOWED_ORIGINS: list,
  TRUST_PROXY: list,
  DATABASE_URL: z
    .string()
    .regex(/^(?:(?:postgres|postgresql|file):|(?!\w+:))/, 'must be a path, file:… or postgres://…')
    .default('data/site.db'),
  DATA_DIR: z.string().default('data'),
  SITE_BUILD: z.string().default('apps/site/dist'),
  CACHE_IN_FRONT: flag.default(false),
  CONTENT_FEED: z.url({ protocol: /^https?$/ }).optional(),
  SENDER_KEYS: senderKeys,
  DESK_KEYS: senderKeys,
  DESK_DELIVERY_URL: z.url({ protocol: /^https?$/ }).optional(),
  DESK_DELIVERY_SECRET: z.string().min(32).optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_SECRET: z.string().min(32).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(200).regex(/@/).optional(),
  MAIL_TO: z.string().max(200).regex(/@/).optional(),
  MAIL_LANGUAGE: z.enum(localeIds).default('zh-CN'),
  SMS_GATEWAY: z.enum(['off', 'console', 'http', 'aliyun']).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: z.string().max(200).optional(),
  SMS_SECRET: z.string().max(200).optional(),
  SMS_SIGN_NAME: z.string().max(40).optional(),
  SMS_TEMPLATE_CODE: z.string().max(40).optional(),
  SMS_TEMPLATE_RECEIPT: z.string().max(40).optional(),
  PRIVACY_VERSION: z.string().min(1).max(40).default('2026-11'),
  CIPHER_KEYS: list,
  PLAIN_INQUIRY: flag.default(false),
  LINK_KEY: secret,
  TAIL_KEY: secret,
  LIMITS: limits,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  LOG_SAMPLE: z.coerce.number().int().min(1).default(100),
  PERSONAL_CENTRE_GRAY: flag.default(false),
  ORDER_PORTAL: z.url({ protocol: /^https?$/ }).optional(),
  SIGN_IN_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_FRAME: mapFrame.optional(),
})

/** Settings that mean nothing without each other. */
const together = [
  ['DESK_DELIVERY_URL', 'DESK_DELIVERY_SECRET'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['MAIL_URL', 'MAIL_FROM', 'MAIL_TO'],
] as const

const schema = settings.superRefine((config, context) => {
  for (const group of together) {
    const missing = group.filter((name) => config[name] === undefined)
    if (missing.length === 0 || missing.length === group.length) continue
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: `is needed beside ${group[0]}` })
    }
  }
  const { MAP_FRAME, PUBLIC_ORIGIN } = config
  if (MAP_FRAME && onlyHere(MAP_FRAME) && PUBLIC_ORIGIN?.startsWith('https:')) {
    const message = 'a public site shows a map over https'
    context.addIssue({ code: 'custom', path: ['MAP_FRAME'], message })
  }
})

/** The settings of one site process. Secrets that are absent are made and kept by `loadSecrets`. */
export type Config = z.infer<typeof schema>

/**
 * Reads the settings from an environment-like record.
 * @throws Error whose message lists every problem at once, one per line.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.fromEntries(
    Object.keys(settings.shape).map((name) => [name, environment[name] || undefined]),
  )
  const parsed = schema.safeParse(known)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
}
