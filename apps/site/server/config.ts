import type { z } from 'zod'
import { onlyHere } from './map-frame.ts'
import { StartProblem } from './operations/start-problem.ts'
import { nearlyNamed } from './settings/nearly-named.ts'
import { settings } from './settings/settings.ts'

/** Settings that mean nothing without each other. */
const together = [
  ['DESK_DELIVERY_URL', 'DESK_DELIVERY_SECRET'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['MAIL_URL', 'MAIL_FROM', 'MAIL_TO'],
] as const

/** What a gateway for text messages cannot do without. */
const gatewayNeeds = {
  off: [],
  console: [],
  http: ['SMS_URL', 'SMS_KEY', 'SMS_SECRET'],
  aliyun: ['SMS_KEY', 'SMS_SECRET'],
} as const

const schema = settings.superRefine((config, context) => {
  const refuse = (name: keyof typeof config, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const group of together) {
    const missing = group.filter((name) => config[name] === undefined)
    if (missing.length === 0 || missing.length === group.length) continue
    for (const name of missing) refuse(name, `is needed beside ${group[0]}`)
  }
  if (config.HSTS_PRELOAD && !config.HSTS_SUBDOMAINS) refuse('HSTS_SUBDOMAINS', 'is needed by HSTS_PRELOAD')
  const { SMS_GATEWAY: gateway = 'off' } = config
  for (const name of gatewayNeeds[gateway]) {
    if (config[name] === undefined) refuse(name, `is needed by SMS_GATEWAY=${gateway}`)
  }
  const { MAP_FRAME, METRICS_PORT, PUBLIC_ORIGIN, SITE_PORT } = config
  if (MAP_FRAME && onlyHere(MAP_FRAME) && PUBLIC_ORIGIN?.startsWith('https:')) {
    refuse('MAP_FRAME', 'a public site shows a map over https')
  }
  if (METRICS_PORT === SITE_PORT && SITE_PORT !== 0) {
    refuse('METRICS_PORT', `must be another port than SITE_PORT, which is ${SITE_PORT} too`)
  }
})

/** The settings of one site process. Secrets that are absent are made and kept by `loadSecrets`. */
export type Config = z.infer<typeof schema>

const names = Object.keys(settings.shape)

/**
 * Reads the settings from an environment-like record.
 * @throws StartProblem that names every problem at once, one on each line.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const misspelt = nearlyNamed(environment, names).map(
    ({ name, setting }) => `${name} is no setting; ${setting} is`,
  )
  const parsed = schema.safeParse(
    Object.fromEntries(names.map((name) => [name, environment[name] || undefined])),
  )
  if (parsed.success && misspelt.length === 0) return parsed.data
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  throw new StartProblem(...misspelt, ...wrong)
}

/** Origin that visitors know the site by. */
export function siteOrigin({
  PUBLIC_ORIGIN,
  SITE_PORT,
}: Pick<Config, 'PUBLIC_ORIGIN' | 'SITE_PORT'>): string {
  return PUBLIC_ORIGIN ?? new URL(`http://localhost:${SITE_PORT}`).origin
}
