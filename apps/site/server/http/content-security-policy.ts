import { createHash } from 'node:crypto'
import type { MapTiles } from '../../shell/map-tiles.ts'

/** `sha256-…` of a text or file, as CSP and `integrity` write it. */
export function integrityOf(body: string | Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`
}

type PolicyParts = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The page also links a style sheet of this site; a hash cannot name a linked one. */
  readonly linkedStyles: boolean
  /** Page reached over HTTPS in production; plain HTTP on a developer's machine must not be upgraded. */
  readonly secure: boolean
  /** Origin of the one frame a visitor may open on the page; null for every page without one. */
  readonly frame: string | null
  /** Tiles of the map a visitor may open on the page; null for every page without one. */
  readonly tiles: MapTiles | null
}

/**
 * The policy of one page: nothing but what this page carries, by hash. No host but that of a map the settings name,
 * no nonce, no `unsafe-*`, so equal pages have equal headers and can be kept.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  linkedStyles,
  secure,
  frame,
  tiles,
}: PolicyParts): string {
  const hashes = (values: readonly string[]) =>
    values.length === 0 ? "'none'" : [...new Set(values)].map((value) => `'${value}'`).join(' ')
  return [
    "default-src 'none'",
    `script-src ${hashes(scripts)}`,
    `style-src ${linkedStyles ? "'self' " : ''}${hashes(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${tiles?.kind === 'address' ? ` ${tiles.origin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    ...(tiles === null ? [] : ["worker-src 'self'"]),
    ...(frame === null ? [] : [`frame-src ${frame}`]),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The map's library names its worker by a text: the one policy there lets the address of that file pass.
    `trusted-types ${tiles === null ? "'none'" : 'default'}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
