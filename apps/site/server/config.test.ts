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

test('an empty variable counts as absent', () => {
  expect(parseConfig({ PUBLIC_ORIGIN: '', SITE_PORT: '' }).SITE_PORT).toBe(3000)
})

test.each([
  { MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' },
  { WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: 's'.repeat(32) },
  { DESK_DELIVERY_URL: 'https://desk.example/in', DESK_DELIVERY_SECRET: 's'.repeat(32) },
])('a receiver is set up whole or not at all: %o', (whole) => {
  expect(parseConfig(whole)).toMatchObject(whole)
  for (const missing of Object.keys(whole)) {
    expect(() => parseConfig({ ...whole, [missing]: '' })).toThrowError(`${missing}: is needed beside`)
  }
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
