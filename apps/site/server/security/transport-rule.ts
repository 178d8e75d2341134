import type { Config } from '../config.ts'

/** Two years, the least that the list of browsers takes is one. */
const seconds = 63_072_000

type Rule = Pick<Config, 'PUBLIC_ORIGIN' | 'HSTS_SUBDOMAINS' | 'HSTS_PRELOAD'>

/**
 * Value of `strict-transport-security`, or null for a site without TLS. What it says of names beside the site's own
 * cannot be taken back for two years, so it says no more than the settings ask for.
 */
export function transportRule({ PUBLIC_ORIGIN, HSTS_SUBDOMAINS, HSTS_PRELOAD }: Rule): string | null {
  if (!PUBLIC_ORIGIN?.startsWith('https:')) return null
  return [
    `max-age=${seconds}`,
    ...(HSTS_SUBDOMAINS ? ['includeSubDomains'] : []),
    ...(HSTS_PRELOAD ? ['preload'] : []),
  ].join('; ')
}
