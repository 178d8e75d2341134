import type { Config } from '../config.ts'

/** Whether a page of an origin, as it stands in the header `Origin`, may send forms and calls. */
export type AllowedOrigins = (origin: string | undefined) => origin is string

/** Names by which a machine reaches itself. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * The site itself and the origins that the settings add; compared exactly. A site without a public origin is on
 * somebody's own machine, whatever name they call that by; one that has an origin gets nothing beside it.
 */
export function allowedOrigins(
  config: Pick<Config, 'PUBLIC_ORIGIN' | 'SITE_PORT' | 'ALLOWED_ORIGINS'>,
): AllowedOrigins {
  return ownOrigins(config.PUBLIC_ORIGIN, config.SITE_PORT, config.ALLOWED_ORIGINS)
}

/** The desk itself, and nothing beside it. */
export function deskOrigins(config: Pick<Config, 'DESK_ORIGIN' | 'DESK_PORT'>): AllowedOrigins {
  return ownOrigins(config.DESK_ORIGIN, config.DESK_PORT, [])
}

function ownOrigins(origin: string | undefined, port: number, others: readonly string[]): AllowedOrigins {
  const own =
    origin === undefined ? loopback.map((name) => new URL(`http://${name}:${port}`).origin) : [origin]
  const origins = new Set([...own, ...others])
  return (origin): origin is string => origin !== undefined && origins.has(origin)
}

/** What whoever runs the site needs to know of a refusal; it repeats nothing of the request. */
export const refusedOrigin =
  'Nothing is taken from pages of this origin. The settings PUBLIC_ORIGIN and ALLOWED_ORIGINS name those that may send.'
