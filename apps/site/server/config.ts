import { mostPackages } from '@hongyan/domain/numbers/recognise-number'
import type { z } from 'zod'
import type { ShellFacts } from '../shell/shell-facts.ts'
import { nearlyNamed } from './settings/nearly-named.ts'
import { onlyHere } from './settings/read-map-frame.ts'
import { readSettingFiles } from './settings/setting-files.ts'
import { settings } from './settings/settings.ts'
import { StartProblem } from './settings/start-problem.ts'

/** Settings that mean nothing without each other. */
const together = [
  ['DESK_DELIVERY_URL', 'DESK_DELIVERY_SECRET'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['INTAKE_URL', 'INTAKE_SECRET'],
  ['MAIL_URL', 'MAIL_FROM', 'MAIL_TO'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

/** What a gateway for text messages cannot do without. */
const gatewayNeeds = [
  ['http', 'SMS_URL'],
  ['http', 'SMS_KEY'],
  ['http', 'SMS_SECRET'],
  ['aliyun', 'SMS_KEY'],
  ['aliyun', 'SMS_SECRET'],
] as const

type Refuse = (name: keyof z.infer<typeof settings>, message: string) => void

/** What is wrong between settings. A value that is wrong by itself stands here as it was written. */
function compareSettings(config: z.infer<typeof settings>, refuse: Refuse): void {
  for (const group of together) {
    const missing = group.filter((name) => config[name] === undefined)
    if (missing.length === 0 || missing.length === group.length) continue
    const [given] = group.filter((name) => config[name] !== undefined)
    for (const name of missing) refuse(name, `is needed beside ${given}`)
  }
  if (config.HSTS_PRELOAD === true && !config.HSTS_SUBDOMAINS)
    refuse('HSTS_SUBDOMAINS', 'is needed by HSTS_PRELOAD')
  for (const [gateway, name] of gatewayNeeds) {
    if (config.SMS_GATEWAY === gateway && config[name] === undefined)
      refuse(name, `is needed by SMS_GATEWAY=${gateway}`)
  }
  const { LIMITS, MAP_FRAME, METRICS_PORT, PUBLIC_ORIGIN, SITE_PORT } = config
  if (MAP_FRAME && onlyHere(MAP_FRAME) && PUBLIC_ORIGIN?.startsWith('https:')) {
    refuse('MAP_FRAME', 'a public site shows a map over https')
  }
  if (config.WEBHOOK_LOOPBACK && PUBLIC_ORIGIN?.startsWith('https:')) {
    refuse('WEBHOOK_LOOPBACK', 'a public site tells nobody anything on its own machine')
  }
  if (LIMITS && (LIMITS['order.pieces'] < 1 || LIMITS['order.pieces'] > mostPackages)) {
    refuse('LIMITS', `order.pieces must be 1 to ${mostPackages}`)
  }
  if (LIMITS && LIMITS['order.labels'] < mostPackages) {
    refuse('LIMITS', `order.labels must be ${mostPackages} or more: an order has one file`)
  }
  if (config.DATABASE_REPLICA_URL !== undefined && !/^postgres/.test(config.DATABASE_URL))
    refuse('DATABASE_REPLICA_URL', 'is for a Postgres in DATABASE_URL')
  if (METRICS_PORT === SITE_PORT && SITE_PORT > 0) {
    refuse('METRICS_PORT', `must be another port than SITE_PORT, which is ${SITE_PORT} too`)
  }
  for (const name of ['SITE_PORT', 'METRICS_PORT'] as const)
    if (config.ROLES?.includes('desk') && config.DESK_PORT > 0 && config.DESK_PORT === config[name])
      refuse('DESK_PORT', `must be another port than ${name}, which is ${config[name]} too`)
  if (config.STAFF_SIGN_IN !== undefined) {
    const { provider, passkeys } = staffSignIn(config)
    if (provider && config.STAFF_OIDC_ISSUER === undefined)
      refuse('STAFF_OIDC_ISSUER', `is needed by STAFF_SIGN_IN=${config.STAFF_SIGN_IN}`)
    if (passkeys && config.DESK_ORIGIN !== undefined && !holdsPasskeys(config.DESK_ORIGIN))
      refuse('DESK_ORIGIN', 'must be an https origin with a host name, or localhost, for passkeys')
  }
  compareBucket(config, refuse)
  // A cookie of one would be sent to the other, and a page of one could read the other.
  if (config.DESK_ORIGIN !== undefined && config.DESK_ORIGIN === PUBLIC_ORIGIN)
    refuse('DESK_ORIGIN', 'must be another origin than PUBLIC_ORIGIN')
}

/** What is wrong with how a bucket is named. */
function compareBucket(config: z.infer<typeof settings>, refuse: Refuse): void {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_PATH_STYLE } = config
  if (S3_ENDPOINT === undefined) {
    if (S3_REGION !== undefined) refuse('S3_ENDPOINT', 'is needed beside S3_REGION')
    if (S3_PATH_STYLE) refuse('S3_ENDPOINT', 'is needed beside S3_PATH_STYLE')
    return
  }
  // As a part of the host, the bucket would need a name there, and one that certificates of the service cover.
  const { hostname, protocol } = new URL(S3_ENDPOINT)
  if (S3_PATH_STYLE) return
  if (isAddress(hostname)) refuse('S3_PATH_STYLE', 'must be 1 where S3_ENDPOINT is a bare address')
  if (protocol === 'https:' && S3_BUCKET?.includes('.'))
    refuse('S3_PATH_STYLE', 'must be 1 for a bucket with a dot in its name, over https')
}

/** Whether a host is an address without a name. */
function isAddress(hostname: string): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
}

const schema = settings.superRefine(
  (config, context) =>
    compareSettings(config, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
  // Whatever else is wrong: every problem at once.
  { when: () => true },
)

/** The settings of one site process. Secrets that are absent are made and kept by `loadSecrets`. */
export type Config = z.infer<typeof schema>

const names = Object.keys(settings.shape)

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from an environment-like record, and from the files that it names.
 * @throws StartProblem that names every problem at once, one on each line.
 */
export function parseConfig(given: Environment): Config {
  const { environment, problems } = withSettingFiles(given)
  const misspelt = nearlyNamed(environment, names).map(
    ({ name, setting }) => `${name} is no setting; ${setting} is`,
  )
  const parsed = schema.safeParse(
    Object.fromEntries(names.map((name) => [name, environment[name] || undefined])),
  )
  if (parsed.success && misspelt.length === 0 && problems.length === 0) return parsed.data
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  throw new StartProblem(...misspelt, ...problems, ...wrong)
}

/** The environment with every setting in it that stands in a file; `parseConfig` says what could not be read. */
export function withSettingFiles(environment: Environment) {
  return readSettingFiles(environment, names)
}

/** Origin that visitors know the site by. */
export function siteOrigin({
  PUBLIC_ORIGIN,
  SITE_PORT,
}: Pick<Config, 'PUBLIC_ORIGIN' | 'SITE_PORT'>): string {
  return PUBLIC_ORIGIN ?? new URL(`http://localhost:${SITE_PORT}`).origin
}

/** Origin that staff know the desk by; null where this process has none. */
export function deskOrigin(config: Pick<Config, 'ROLES' | 'DESK_ORIGIN' | 'DESK_PORT'>): string | null {
  return config.ROLES.includes('desk') ? deskAddress(config) : null
}

/** The same, whichever process has the desk: where links to it lead. */
export function deskAddress({ DESK_ORIGIN, DESK_PORT }: Pick<Config, 'DESK_ORIGIN' | 'DESK_PORT'>): string {
  return DESK_ORIGIN ?? new URL(`http://localhost:${DESK_PORT}`).origin
}

/** How staff sign in: at an identity provider, by passkeys, or either. */
export function staffSignIn({
  STAFF_SIGN_IN,
  STAFF_OIDC_ISSUER,
}: Pick<Config, 'STAFF_SIGN_IN' | 'STAFF_OIDC_ISSUER'>): {
  readonly provider: boolean
  readonly passkeys: boolean
} {
  const ways = STAFF_SIGN_IN ?? (STAFF_OIDC_ISSUER === undefined ? 'passkeys' : 'provider')
  return { provider: ways !== 'passkeys', passkeys: ways !== 'provider' }
}

/** Whether browsers make passkeys for an origin: by TLS or on a machine of one's own, and never for a bare address. */
export function holdsPasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return !isAddress(hostname) && (protocol === 'https:' || /^(?:.*\.)?localhost$/.test(hostname))
}

/** What pages need of the settings; what is not set leaves the page's own default. */
export function shellFacts(config: Config): ShellFacts {
  const { ORDER_PORTAL, PERSONAL_CENTRE_GRAY, SIGN_IN_URL, PARENT_DOMAIN, OIDC_ISSUER } = config
  return {
    ...(ORDER_PORTAL
      ? { orderPortal: { gray: PERSONAL_CENTRE_GRAY ? '1' : '0', origin: ORDER_PORTAL } }
      : {}),
    ...(OIDC_ISSUER ? { signsIn: true } : {}),
    ...(SIGN_IN_URL ? { signInUrl: SIGN_IN_URL } : {}),
    ...(PARENT_DOMAIN ? { parentDomain: PARENT_DOMAIN } : {}),
  }
}
