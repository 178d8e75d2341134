/**
 * Every limit of the site in one table: what it is for, how much, and in which unit.
 * `npm run limits` prints it; `LIMITS=name=value,…` overrides single rows.
 * Rates are token buckets: `perMinute` refills, `burst` is the depth.
 */
export const limitTable = {
  'pages.perMinute': { value: 1200, unit: 'requests', about: 'pages and files for one address' },
  'pages.burst': { value: 600, unit: 'requests', about: 'pages and files at once for one address' },
  'missing.perMinute': { value: 60, unit: 'requests', about: 'addresses that do not exist, for one address' },
  'missing.burst': { value: 60, unit: 'requests', about: 'the same, at once' },
  'look-up.perMinute': { value: 30, unit: 'numbers', about: 'tracking numbers looked up by one address' },
  'look-up.burst': { value: 200, unit: 'numbers', about: 'tracking numbers looked up at once' },
  'unlock.perMinute': {
    value: 10,
    unit: 'tries',
    about: 'phone-tail tries of one address, over all shipments',
  },
  'unlock.burst': { value: 10, unit: 'tries', about: 'the same, at once' },
  'session.perMinute': { value: 20, unit: 'sessions', about: 'anonymous sessions opened by one address' },
  'session.burst': { value: 20, unit: 'sessions', about: 'the same, at once' },
  'proof.perMinute': { value: 30, unit: 'calls', about: 'proof-of-delivery calls of one address' },
  'proof.burst': { value: 30, unit: 'calls', about: 'the same, at once' },
  'counter.perMinute': { value: 30, unit: 'calls', about: 'counted clicks of one address' },
  'counter.burst': { value: 30, unit: 'calls', about: 'the same, at once' },
  'content.perMinute': { value: 120, unit: 'calls', about: 'content and notice calls of one address' },
  'content.burst': { value: 120, unit: 'calls', about: 'the same, at once' },
  'search.perMinute': { value: 240, unit: 'searches', about: 'searches and suggestions of one address' },
  'search.burst': { value: 60, unit: 'searches', about: 'the same, at once' },
  'ingestion.perMinute': { value: 6000, unit: 'requests', about: 'signed deliveries of one address' },
  'ingestion.burst': { value: 2000, unit: 'requests', about: 'the same, at once' },
  'code.perMinute': {
    value: 20,
    unit: 'requests',
    about: 'requests for a code by text message of one address',
  },
  'code.burst': { value: 20, unit: 'requests', about: 'the same, at once' },
  'enquiry.perMinute': { value: 20, unit: 'calls', about: 'enquiries sent, shown or changed by one address' },
  'enquiry.burst': { value: 20, unit: 'calls', about: 'the same, at once' },
  'captcha.perMinute': { value: 30, unit: 'calls', about: 'captchas opened by one address' },
  'captcha.burst': { value: 30, unit: 'calls', about: 'the same, at once' },
  'lists.perMinute': { value: 60, unit: 'calls', about: 'lists of the cooperation form for one address' },
  'lists.burst': { value: 60, unit: 'calls', about: 'the same, at once' },
  'quote.perMinute': { value: 60, unit: 'quotes', about: 'quotes asked for by one address' },
  'quote.burst': { value: 60, unit: 'quotes', about: 'the same, at once' },
  'cipher.perMinute': {
    value: 60,
    unit: 'calls',
    about: 'sealed calls of one address that reach the private key',
  },
  'cipher.burst': { value: 60, unit: 'calls', about: 'the same, at once' },
  'cipher.parallel': { value: 2, unit: 'calls', about: 'sealed calls opened with the private key at once' },
  'cipher.waiting': { value: 32, unit: 'calls', about: 'sealed calls waiting for it; more are refused' },
  'cipher.seconds': { value: 2, unit: 'seconds', about: 'longest wait for it' },
  'addresses.perMinute': { value: 240, unit: 'calls', about: 'addresses typed and pasted by one address' },
  'addresses.burst': { value: 120, unit: 'calls', about: 'the same, at once' },
  'desk.perMinute': { value: 600, unit: 'calls', about: 'signed calls of the desk' },
  'desk.burst': { value: 300, unit: 'calls', about: 'the same, at once' },
  'code.life': { value: 300, unit: 'seconds', about: 'how long a code by text message is valid' },
  'code.tries': { value: 5, unit: 'tries', about: 'wrong tries before a code is worthless' },
  'code.wait': { value: 60, unit: 'seconds', about: 'between two codes to one number' },
  'code.numberHour': { value: 5, unit: 'codes', about: 'to one number in an hour, over all processes' },
  'code.numberDay': { value: 10, unit: 'codes', about: 'to one number in 24 hours' },
  'code.sessionHour': { value: 3, unit: 'codes', about: 'for one visit in an hour' },
  'code.addressHour': { value: 10, unit: 'codes', about: 'for one address in an hour' },
  'code.networkHour': { value: 60, unit: 'codes', about: 'for one IPv4 /24 in an hour' },
  'code.everybodyDay': { value: 2000, unit: 'codes', about: 'for everybody in 24 hours; then none are sent' },
  'code.alarmHour': {
    value: 500,
    unit: 'codes',
    about: 'for everybody in an hour before an alarm is raised',
  },
  'code.freeAddressHour': { value: 2, unit: 'codes', about: 'for one address in an hour without captcha' },
  'code.wrongNumberDay': { value: 10, unit: 'tries', about: 'wrong codes for one number in 24 hours' },
  'code.wrongAddressHour': { value: 60, unit: 'tries', about: 'wrong codes from one address in an hour' },
  'captcha.life': { value: 300, unit: 'seconds', about: 'how long a captcha may be solved and used' },
  'captcha.cost': { value: 5000, unit: 'rounds', about: 'of PBKDF2 in one step of the captcha' },
  'enquiry.linkDays': { value: 180, unit: 'days', about: 'how long the private link to an enquiry opens' },
  'unlock.tries': { value: 5, unit: 'tries', about: 'wrong phone tails before a shipment locks' },
  'unlock.lock': { value: 900, unit: 'seconds', about: 'how long it stays locked' },
  'unlock.life': { value: 1800, unit: 'seconds', about: 'how long an unlocked view stays open' },
  'proof.life': { value: 300, unit: 'seconds', about: 'how long a proof-of-delivery link opens' },
  'numbers.perQuery': { value: 50, unit: 'numbers', about: 'numbers in one look-up' },
  'events.perBatch': { value: 1000, unit: 'events', about: 'events in one signed delivery' },
  'body.default': { value: 65_536, unit: 'bytes', about: 'body of a call' },
  'body.ingest': { value: 4_194_304, unit: 'bytes', about: 'body of a signed delivery' },
  'url.length': { value: 2048, unit: 'characters', about: 'path and query of a request' },
  'headers.bytes': { value: 16_384, unit: 'bytes', about: 'all request headers together' },
  'headers.seconds': { value: 5, unit: 'seconds', about: 'time to send the headers' },
  'request.seconds': { value: 10, unit: 'seconds', about: 'time to send a whole request' },
  'keepAlive.seconds': { value: 5, unit: 'seconds', about: 'idle connection kept open' },
  connections: { value: 4000, unit: 'connections', about: 'open connections of one process' },
  'renders.parallel': { value: 4, unit: 'pages', about: 'pages rendered at once' },
  'renders.waiting': {
    value: 64,
    unit: 'requests',
    about: 'requests waiting for a render; more are refused',
  },
  'renders.seconds': { value: 5, unit: 'seconds', about: 'longest wait for a render' },
  'calls.parallel': { value: 256, unit: 'calls', about: 'calls worked on at once; more are refused' },
  'cache.bytes': { value: 67_108_864, unit: 'bytes', about: 'memory for cached pages, all encodings' },
  'shutdown.seconds': { value: 8, unit: 'seconds', about: 'time given to requests in flight at the end' },
} as const satisfies Record<string, { value: number; unit: string; about: string }>

export type LimitName = keyof typeof limitTable
export type Limits = Readonly<Record<LimitName, number>>

/** The table's values with overrides applied. Unknown names are reported by the caller's schema. */
export function limitsWith(overrides: Readonly<Partial<Record<LimitName, number>>>): Limits {
  const entries = Object.entries(limitTable).map(([name, row]) => [
    name,
    overrides[name as LimitName] ?? row.value,
  ])
  return Object.fromEntries(entries) as Limits
}
