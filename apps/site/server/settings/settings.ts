import { localeIds, rootId } from '@hongyan/locales'
import { z } from 'zod'
import {
  choice,
  flag,
  key,
  list,
  mailServer,
  origin,
  origins,
  proxies,
  roles,
  sharedKeys,
  sharedSecret,
  text,
  webAddress,
  wholeNumber,
} from './forms.ts'
import { limits } from './read-limits.ts'
import { mapFrame } from './read-map-frame.ts'
import { mapTiles } from './read-map-tiles.ts'

const port = wholeNumber(0, 65_535)

const network = {
  SITE_HOST: text('a host name or an IP address')
    .default('127.0.0.1')
    .describe('Address the site listens on; 0.0.0.0 is every address of the machine.'),
  SITE_PORT: port.default(3000).describe('Port the site listens on; 0 takes any that is free.'),
  METRICS_PORT: port.default(9464).describe('Port of /metrics and /workers; 0 takes any that is free.'),
  METRICS_HOST: text('a host name or an IP address')
    .default('127.0.0.1')
    .describe('Address of /metrics and /workers; never one that visitors reach.'),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe(
      'Origin that visitors type, such as https://www.example.com. Without it the site is http://localhost:SITE_PORT and takes forms and calls from every loopback name.',
    ),
  SITE_HOSTS: list('host or host:port of each, separated by commas')
    .default([])
    .describe('Further hosts the site answers by, besides that of PUBLIC_ORIGIN and the loopback names.'),
  ALLOWED_ORIGINS: origins.describe(
    'Further origins whose pages may call the API and send forms, besides the site itself.',
  ),
  PARENT_DOMAIN: text('a domain in lower case', { pattern: /^[a-z0-9.-]+$/ })
    .optional()
    .describe('Domain that the language cookie is shared on with the other sites of the group.'),
  TRUST_PROXY: proxies.describe('Proxies whose X-Forwarded-For is believed; nobody else’s is.'),
  HSTS_SUBDOMAINS: flag.describe(
    '1 tells browsers to reach every name below that of PUBLIC_ORIGIN by TLS alone, for two years.',
  ),
  HSTS_PRELOAD: flag.describe(
    '1 allows browsers to carry that rule with them (hstspreload.org). Hard to take back; HSTS_SUBDOMAINS must be set too.',
  ),
  DESK_HOST: text('a host name or an IP address')
    .default('127.0.0.1')
    .describe('Address the desk listens on; never one that visitors reach.'),
  DESK_PORT: port.default(3001).describe('Port the desk listens on; 0 takes any that is free.'),
  DESK_ORIGIN: origin
    .optional()
    .describe(
      'Origin that staff type, another than PUBLIC_ORIGIN. Without it the desk is http://localhost:DESK_PORT.',
    ),
  CACHE_IN_FRONT: flag.describe('1 where a cache in front of the site may keep pages.'),
}

const keeping = {
  DATABASE_URL: z
    .string()
    .regex(/^(?:(?:postgres|postgresql|file):|(?!\w+:))/, 'must be a path, file:… or postgres://…')
    .meta({ form: 'a path, file:… or postgres://…' })
    .default('data/site.db')
    .describe('Database: a SQLite file, made where there is none, or Postgres.'),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(?:ql)?:/, 'must be postgres://…')
    .meta({ form: 'postgres://…' })
    .optional()
    .describe(
      'Streaming replica that look-ups of shipments are read from while it is no more than some seconds behind; where it is not, and for whoever is signed in, DATABASE_URL is.',
    ),
  MIGRATIONS: choice(['at-start', 'separate'])
    .default('at-start')
    .describe(
      'When missing migrations are applied: as a process starts, or separately by `npm run migrate`; then one whose database lacks some does not start.',
    ),
  DATA_DIR: text('a path')
    .default('data')
    .describe(
      'Folder of the keys that the site makes for itself, of uploaded pictures, and of pages that it keeps for its next start.',
    ),
  SITE_BUILD: text('a path')
    .default('apps/site/dist')
    .describe(
      'Folder of the build: the files that pages load, and the pages where the server runs from its sources.',
    ),
  LINK_KEY: key
    .optional()
    .describe(
      'Key of private links and sessions, from which the secrets of webhooks follow too, in place of the one in DATA_DIR. The same for every process; needed with Postgres.',
    ),
  TAIL_KEY: key
    .optional()
    .describe(
      'Key under which phone digits are stored, in place of the one in DATA_DIR; needed with Postgres.',
    ),
  CIPHER_KEYS: list('paths, separated by commas')
    .default([])
    .describe(
      'PEM files (PKCS #8, RSA 3072) of the keys that inquiries are sealed with, in place of those in DATA_DIR; the first is in use, the others are still accepted. Needed with Postgres.',
    ),
}

const pictures = {
  S3_ENDPOINT: origin
    .optional()
    .describe(
      'S3-compatible service that keeps the files of uploaded pictures, without the bucket, such as https://s3.eu-central-1.amazonaws.com. Without it they lie in the folder media of DATA_DIR.',
    ),
  S3_REGION: text('letters, digits and hyphens', { most: 60, pattern: /^[A-Za-z0-9-]+$/ })
    .optional()
    .describe(
      'Region that requests are signed for. Without it us-east-1, which most services of one’s own take.',
    ),
  S3_BUCKET: text('3 to 63 lower-case letters, digits, dots and hyphens', {
    pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  })
    .optional()
    .describe('Bucket of the pictures; they stand at its top.'),
  S3_PATH_STYLE: flag.describe(
    '1 names the bucket in the path of an address, as services of one’s own mostly want it, instead of in front of the host.',
  ),
  S3_ACCESS_KEY_ID: text('up to 200 characters', { most: 200 })
    .optional()
    .describe('Name of the key that may read, write and delete objects there and list the bucket.'),
  S3_SECRET_ACCESS_KEY: text('up to 200 characters', { most: 200 }).optional().describe('The key itself.'),
}

const running = {
  ROLES: roles.describe(
    'What a process does: site answers visitors, worker does what nobody waits for (messages, releases that are due, retention), desk answers staff, on a port of its own.',
  ),
  WORKERS: wholeNumber(1, 64).default(1).describe('Processes that share the port under `npm run serve`.'),
  PREPARE_FIRST: flag.describe(
    'Prepares a process before its port opens; the supervisor sets it where another one answers meanwhile.',
  ),
  LOG_LEVEL: choice(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('The least important line that is logged.'),
  LOG_SAMPLE: wholeNumber(1).default(100).describe('One of so many answers from memory is logged.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      'Collector of OpenTelemetry that spans are sent to, by OTLP over HTTP (/v1/traces below it). Without it nothing of that is loaded.',
    ),
  TRACE_SAMPLE: wholeNumber(1)
    .default(1)
    .describe('One of so many requests, deliveries and projections is traced, where spans are sent.'),
  LIMITS: limits.describe('Single limits changed; `npm run limits` prints all.'),
}

const content = {
  CONTENT_FEED: webAddress.optional().describe('Address of the desk’s published content.'),
  PRIVACY_VERSION: text('1 to 40 characters', { most: 40, pattern: /./ })
    .default('2026-11')
    .describe('Version of the privacy statement that consent is recorded for.'),
  TERMS_VERSION: text('1 to 40 characters', { most: 40, pattern: /./ })
    .default('2026-10')
    .describe('Version of the terms of carriage that orders are placed under.'),
  MAP_FRAME: mapFrame
    .meta({ form: 'an https:// address with {lat} and {lng}' })
    .optional()
    .describe(
      'A provider’s map, shown at a visitor’s request: https://maps.example.com/embed?center={lat},{lng}&zoom={zoom}&language={language}.',
    ),
  MAP_TILES: mapTiles
    .meta({ form: 'a path, or an https:// address' })
    .optional()
    .describe(
      'Archive of vector tiles (PMTiles 3, layers named as in Protomaps’ basemaps) of the map that visitors may open; a file is served by the site itself, and its roads lie under the drawn map. Without it there is only the drawn map.',
    ),
  MAP_TILES_BY: z
    .string()
    .max(200)
    .meta({ form: 'a text' })
    .optional()
    .describe(
      'Whose data MAP_TILES is, as a visitor reads it under the map. Without it, what the archive says of itself.',
    ),
  ORDER_PORTAL: webAddress.optional().describe('Where orders are placed.'),
  PERSONAL_CENTRE_GRAY: flag.describe('1 sends links to order pages to ORDER_PORTAL.'),
  SIGN_IN_URL: webAddress.optional().describe('Where customers sign in.'),
}

const partners = {
  SENDER_KEYS: sharedKeys.describe('Keys of those who send shipment events.'),
  DESK_KEYS: sharedKeys.describe('Keys of the desk, for its calls to the site.'),
  WEBHOOK_LOOPBACK: flag.describe(
    '1 lets webhooks of merchants lead to this machine, by plain HTTP and on any port: for development alone.',
  ),
  PLAIN_INQUIRY: flag.describe('1 takes price inquiries in the clear too, for hosts without WebCrypto.'),
}

const deliveries = {
  DESK_DELIVERY_URL: webAddress.optional().describe('Desk that enquiries are delivered to.'),
  DESK_DELIVERY_SECRET: sharedSecret.optional().describe('Signs what is delivered to the desk.'),
  WEBHOOK_URL: webAddress.optional().describe('Webhook that enquiries are delivered to.'),
  WEBHOOK_SECRET: sharedSecret.optional().describe('Signs what is delivered to the webhook.'),
  INTAKE_URL: webAddress
    .optional()
    .describe(
      'The company’s system that takes orders on. Without it a sample depot plays its part; with a PUBLIC_ORIGIN of https orders wait.',
    ),
  INTAKE_SECRET: sharedSecret.optional().describe('Signs what is sent to that system.'),
  MAIL_URL: mailServer
    .optional()
    .describe('Mail server that enquiries, and notices to those who follow a shipment, are sent through.'),
  MAIL_FROM: text('an e-mail address', { most: 200, pattern: /@/ })
    .optional()
    .describe('Sender of that mail.'),
  MAIL_TO: text('an e-mail address', { most: 200, pattern: /@/ })
    .optional()
    .describe('Mailbox that enquiries are sent to.'),
  MAIL_LANGUAGE: choice(localeIds)
    .meta({ form: 'a language of the site' })
    .default(rootId)
    .describe('Language of that mail.'),
}

const signingIn = {
  OIDC_ISSUER: webAddress
    .optional()
    .describe(
      'Identity provider (OpenID Connect) at which customers sign in, by its own name: docs/sign-in.md. Without it nobody can.',
    ),
  OIDC_CLIENT_ID: text('up to 200 characters', { most: 200 })
    .optional()
    .describe('Name of this site at the provider.'),
  OIDC_CLIENT_SECRET: text('up to 500 characters', { most: 500 })
    .optional()
    .describe('Secret of this site at the provider.'),
  OIDC_SCOPE: text('scopes, separated by spaces', { most: 200, pattern: /(^| )openid( |$)/ })
    .default('openid profile')
    .describe(
      'What the provider is asked for. openid is needed; email for companies, since an invitation is taken by its verified mailbox; phone for shipments that name somebody’s verified number.',
    ),
}

const staffSigningIn = {
  STAFF_SIGN_IN: choice(['provider', 'passkeys', 'both'])
    .optional()
    .describe(
      'How staff sign in to the desk: at the identity provider, by passkeys, or either. Without it at STAFF_OIDC_ISSUER, and by passkeys where that is not set.',
    ),
  STAFF_OIDC_ISSUER: webAddress
    .optional()
    .describe(
      'Identity provider (OpenID Connect) at which staff sign in to the desk, by its own name: docs/desk.md. It vouches for their mail address, and asks for a second factor.',
    ),
  STAFF_OIDC_CLIENT_ID: text('up to 200 characters', { most: 200 })
    .optional()
    .describe('Name of the desk at that provider: another than that of the site.'),
  STAFF_OIDC_CLIENT_SECRET: text('up to 500 characters', { most: 500 })
    .optional()
    .describe('Secret of the desk at that provider.'),
}

const textMessages = {
  SMS_GATEWAY: choice(['off', 'console', 'http', 'aliyun'])
    .optional()
    .describe(
      'How codes go out by text message. Without it they are printed on the console; with a PUBLIC_ORIGIN of https none are sent.',
    ),
  SMS_URL: webAddress.optional().describe('Address of the gateway; needed for http.'),
  SMS_KEY: text('up to 200 characters', { most: 200 }).optional().describe('Name of the key at the gateway.'),
  SMS_SECRET: text('up to 200 characters', { most: 200 }).optional().describe('The key itself.'),
  SMS_SIGN_NAME: text('up to 40 characters', { most: 40 })
    .optional()
    .describe('Signature of the messages (aliyun).'),
  SMS_TEMPLATE_CODE: text('up to 40 characters', { most: 40 })
    .optional()
    .describe('Template of a message with a code (aliyun).'),
  SMS_TEMPLATE_RECEIPT: text('up to 40 characters', { most: 40 })
    .optional()
    .describe('Template of a receipt (aliyun).'),
  SMS_TEMPLATE_ORDER: text('up to 40 characters', { most: 40 })
    .optional()
    .describe('Template of the receipt of an order without an account (aliyun), with number and link.'),
  SMS_TEMPLATE_STATUS: text('up to 40 characters', { most: 40 })
    .optional()
    .describe('Template of a notice about a shipment (aliyun), with number, status and stop.'),
}

/** Every setting by what it is about, in the order of the list in `docs/settings.md`. */
export const settingGroups = {
  'Addresses and ports': network,
  'Data and keys': keeping,
  'Uploaded pictures': pictures,
  'The process': running,
  'Content and links': content,
  'Who may send what': partners,
  'Where enquiries and orders go': deliveries,
  'Text messages': textMessages,
  'Signing in': signingIn,
  'Signing in to the desk': staffSigningIn,
} as const

/** Every setting of a site process: what it means, how it is written, and its default. */
export const settings = z.object({
  ...network,
  ...keeping,
  ...pictures,
  ...running,
  ...content,
  ...partners,
  ...deliveries,
  ...textMessages,
  ...signingIn,
  ...staffSigningIn,
})
