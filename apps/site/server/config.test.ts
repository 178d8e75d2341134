import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { domainSettings } from './domain-settings.ts'

test('nothing set is a working configuration', () => {
  expect(parseConfig({})).toMatchObject({ SITE_PORT: 3000, SITE_HOST: '127.0.0.1', SENDER_KEYS: {} })
})

test('every problem is named at once', () => {
  const wrong = {
    SITE_PORT: 'many',
    LIMITS: 'pages.burst=x,nothing=1',
    SENDER_KEYS: 'short:secret',
    PUBLIC_ORIGIN: 'ftp://x',
  }
  expect(() => parseConfig(wrong)).toThrowError(
    expect.objectContaining({
      message: expect.stringMatching(/SITE_PORT[\s\S]*PUBLIC_ORIGIN|PUBLIC_ORIGIN[\s\S]*SITE_PORT/),
    }),
  )
  expect(() => parseConfig(wrong)).toThrowError(/pages\.burst=x[\s\S]*nothing=1/)
  expect(() => parseConfig(wrong)).toThrowError(/32 characters/)
})

test('single limits are overridden, the others keep their value', () => {
  const { LIMITS } = parseConfig({ LIMITS: 'pages.burst=7' })
  expect(LIMITS['pages.burst']).toBe(7)
  expect(LIMITS['unlock.tries']).toBe(5)
})

test.each([
  ['order.pieces=0', 'order.pieces must be 1 to 99'],
  ['order.pieces=100', 'order.pieces must be 1 to 99'],
  ['order.labels=98', 'order.labels must be 99 or more: an order has one file'],
])('a limit that the numbers of packages do not allow is refused: %s', (LIMITS, said) => {
  expect(() => parseConfig({ LIMITS })).toThrowError(said)
  expect(parseConfig({ LIMITS: 'order.pieces=20,order.labels=99' }).LIMITS).toMatchObject({
    'order.pieces': 20,
    'order.labels': 99,
  })
})

test('a setting stands in a file where its variable says so, without the line break at its end', () => {
  const folder = temporaryFolder('settings')
  const file = join(folder, 'secret')
  writeFileSync(file, `${'s'.repeat(32)} \r\n`)
  const read = parseConfig({ WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET_FILE: file })
  expect(read).toMatchObject({ WEBHOOK_SECRET: `${'s'.repeat(32)} ` })
  expect(parseConfig({ WEBHOOK_SECRET_FILE: '', LOG_FILE: file })).toEqual(parseConfig({}))
})

test('a file of settings goes before the variables, and what is wrong with it is named', () => {
  const folder = temporaryFolder('settings')
  const [file, secret] = [join(folder, 'settings.env'), join(folder, 'secret')]
  writeFileSync(secret, 's'.repeat(32))
  writeFileSync(
    file,
    `# ours\nSITE_PORT=4000\nWEBHOOK_URL="https://crm.example/in"\nWEBHOOK_SECRET_FILE=${secret}\n`,
  )
  const read = parseConfig({ SETTINGS_FILE: file, SITE_PORT: '3999', LOG_LEVEL: 'warn' })
  expect(read).toMatchObject({ SITE_PORT: 4000, LOG_LEVEL: 'warn', WEBHOOK_SECRET: 's'.repeat(32) })
  writeFileSync(file, 'SITE_PORTS=4000\nSITE_PORT=no')
  expect(() => parseConfig({ SETTINGS_FILE: file })).toThrow(
    /SETTINGS_FILE: SITE_PORTS is no setting.*SITE_PORT: /s,
  )
  expect(() => parseConfig({ SETTINGS_FILE: join(folder, 'none') })).toThrow('there is no such file')
})

test('an empty variable counts as absent', () => {
  expect(parseConfig({ PUBLIC_ORIGIN: '', SITE_PORT: '' }).SITE_PORT).toBe(3000)
})

const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test.each([
  { MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' },
  { WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: 's'.repeat(32) },
  { DESK_DELIVERY_URL: 'https://desk.example/in', DESK_DELIVERY_SECRET: 's'.repeat(32) },
  bucket,
])('a receiver is set up whole or not at all: %o', (whole) => {
  expect(parseConfig(whole)).toMatchObject(whole)
  for (const missing of Object.keys(whole)) {
    expect(() => parseConfig({ ...whole, [missing]: '' })).toThrowError(`${missing}: is needed beside`)
  }
})

test.each([
  ['a region alone', { S3_REGION: 'eu-1' }, 'S3_ENDPOINT: is needed beside S3_REGION'],
  ['a path style alone', { S3_PATH_STYLE: '1' }, 'S3_ENDPOINT: is needed beside S3_PATH_STYLE'],
  [
    'a bucket in the endpoint',
    { ...bucket, S3_ENDPOINT: 'https://s3.example/pictures' },
    'S3_ENDPOINT: must be',
  ],
  ['no name of a bucket', { ...bucket, S3_BUCKET: 'My_Pictures' }, 'S3_BUCKET: must be 3 to 63'],
  ['a host of an address', { ...bucket, S3_ENDPOINT: 'http://10.0.0.7:9000' }, 'S3_PATH_STYLE: must be 1'],
  ['a dot before a certificate', { ...bucket, S3_BUCKET: 'my.pictures' }, 'S3_PATH_STYLE: must be 1 for a'],
])('a bucket that cannot be reached so is refused: %s', (_, settings, message) => {
  expect(() => parseConfig(settings)).toThrowError(message)
  if ('S3_BUCKET' in settings && message.startsWith('S3_PATH_STYLE'))
    expect(parseConfig({ ...settings, S3_PATH_STYLE: '1' })).toMatchObject({ S3_PATH_STYLE: true })
})

test('an enquiry is for the desk and who asked, and for every receiver that is set up', () => {
  const secrets = { linkKey: new Uint8Array(32), tailKey: new Uint8Array(32) }
  const targets = (settings: Record<string, string>) =>
    domainSettings(parseConfig(settings), secrets).enquiries.targets
  expect(targets({})).toEqual(['desk', 'receipt'])
  expect(targets({ WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: 's'.repeat(32) })).toContain(
    'webhook',
  )
  expect(
    targets({ MAIL_URL: 'smtp://m.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' }),
  ).toContain('mail')
})

test.each([
  'data/site.db',
  'file:site.db',
  ':memory:',
  'postgres://127.0.0.1/hongyan',
  'postgresql://db/hongyan',
])('a database is a path or an address of Postgres: %s', (DATABASE_URL) => {
  expect(parseConfig({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
})

test.each(['sqlite:site.db', 'sqlite:///site.db', 'mysql://db/hongyan'])(
  'an address nobody here understands is refused, not taken for the name of a file: %s',
  (DATABASE_URL) => {
    expect(() => parseConfig({ DATABASE_URL })).toThrowError(/DATABASE_URL/)
  },
)

test.each([
  ['PUBLC_ORIGIN', 'PUBLIC_ORIGIN'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SITE_PROT', 'SITE_PORT'],
  ['LIMIT', 'LIMITS'],
  ['METRICSPORT', 'METRICS_PORT'],
])('%s is named for what it was meant to be', (name, setting) => {
  expect(() => parseConfig({ [name]: '1', WORKERS: 'x' })).toThrowError(
    new RegExp(`^${name} is no setting; ${setting} is\nWORKERS: must be a whole number from 1 to 64$`),
  )
})

test('what other programs read is no misspelt setting', () => {
  const usual = [
    ...[
      'PATH',
      'HOME',
      'PORT',
      'HOST',
      'HOSTNAME',
      'CI',
      'LANG',
      'SHELL',
      'TERM',
      'MAIL',
      'LS_COLORS',
      'PWD',
    ],
    ...['NODE_ENV', 'NODE_OPTIONS', 'npm_config_cache', 'npm_lifecycle_event', 'DEBUG', 'EDITOR', 'SSH_KEY'],
    ...['XDG_DATA_DIRS', 'DATABASE_HOST', 'DB_URL', 'LOG_FILE', 'MAILTO', 'ASTRO_TELEMETRY_DISABLED', 'TZ'],
  ]
  expect(parseConfig(Object.fromEntries(usual.map((name) => [name, 'x'])))).toEqual(parseConfig({}))
})

test('a name like that of a setting that is set is something else', () => {
  expect(parseConfig({ SITE_PORT: '3001', SITES_PORT: 'tcp://10.0.0.1:80' }).SITE_PORT).toBe(3001)
})

test('an unknown limit is told the nearest one', () => {
  expect(() => parseConfig({ LIMITS: 'pages.brust=7,toString=1' })).toThrowError(
    /"pages\.brust=7" names no limit; the nearest is pages\.burst .*\n.*"toString=1" names no limit/,
  )
})

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://WWW.Example.com:443', 'https://www.example.com'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('an origin is kept as browsers send it: %s', (PUBLIC_ORIGIN, sent) => {
  expect(parseConfig({ PUBLIC_ORIGIN, ALLOWED_ORIGINS: PUBLIC_ORIGIN })).toMatchObject({
    PUBLIC_ORIGIN: sent,
    ALLOWED_ORIGINS: [sent],
  })
})

test.each([
  { PUBLIC_ORIGIN: 'https://www.example.com/site' },
  { PUBLIC_ORIGIN: 'https://name:word@www.example.com' },
  { PUBLIC_ORIGIN: 'www.example.com' },
  { ALLOWED_ORIGINS: 'https://a.example,b.example' },
  { TRUST_PROXY: 'balancer' },
  { SITE_PORT: '0x50' },
  { SITE_PORT: '70000' },
  { SITE_PORT: '3000', METRICS_PORT: '3000' },
  { CACHE_IN_FRONT: 'yes' },
  { SMS_GATEWAY: 'http', SMS_URL: 'https://sms.example', SMS_KEY: 'k' },
])('a value that would not do what it says is refused in one line: %o', (wrong) => {
  expect(() => parseConfig(wrong)).toThrowError(/^[A-Z_]+: (?:must be|is needed) [^\n]+$/)
})

test('what is wrong between settings is named beside what is wrong in one', () => {
  const wrong = {
    SMS_GATEWAY: 'pigeon',
    MAIL_URL: 'mail.example',
    HSTS_PRELOAD: 'yes',
    SITE_PORT: 'x',
    METRICS_PORT: 'x',
    MAP_FRAME: 'x',
    WEBHOOK_URL: 'https://crm.example',
  }
  expect(() => parseConfig(wrong)).toThrowError(/WEBHOOK_SECRET: is needed beside WEBHOOK_URL/)
  expect(() => parseConfig(wrong)).toThrowError(/MAIL_TO: is needed beside MAIL_URL/)
  expect(() => parseConfig(wrong)).not.toThrowError(/SMS_KEY|HSTS_SUBDOMAINS|another port/)
})
