import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { apiCalls } from '../../apps/site/features.ts'
import { root } from '../../tools/steps/steps.ts'
import { signingKeys } from './ask-calls.ts'
import { type Asked, json } from './asked.ts'
import { addressText, districtName, fill } from './long-texts.ts'

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** What the router answers besides calls, in one language where there are three; by the pattern it is registered with. */
export function askedFiles(registered: readonly string[]): readonly Asked[] {
  const texts = registered.filter((route) => !route.includes(':') && /\.(?:xml|json|txt|svg)$/.test(route))
  const get = (path: Asked['path'], route: string, name = route): Asked => ({
    name: `GET ${name}`,
    route,
    method: 'GET',
    path,
  })
  return [
    ...texts.map((route) => get(route, route)),
    get('/openapi.json?lang=zh-CN', '/openapi.json', '/openapi.json?lang=zh-CN'),
    get('/healthz', '/healthz'),
    get('/readyz', '/readyz'),
    // Another window each time, as large as one may be.
    get(
      (turn) => `/img/land/${-17000 + turn}_-8000_36000_16000.svg`,
      '/img/land/:file',
      'land, the whole world',
    ),
    get(
      (turn) => `/img/land/${10000 + turn}_3000_500_400.svg`,
      '/img/land/:file',
      'land, the smallest window',
    ),
    get((turn) => `/img/land/${10000 + turn}_-8000_4000_16000.svg`, '/img/land/:file', 'land, the tallest'),
    get('/img/land/x.svg', '/img/land/:file', 'land, no window'),
    get('/scan/wechat.svg', '/scan/:file', 'a scan code'),
    get(
      '/carbon/statement.pdf?from=110100&to=310100&w=10',
      '/carbon/statement.pdf',
      'a carbon statement (PDF)',
    ),
    get(
      '/carbon/statement.pdf?from=510100&to=510100&w=1000&van=electric&set=2025-11',
      '/carbon/statement.pdf',
      'a carbon statement of an older set',
    ),
    get('/carbon/statement.pdf', '/carbon/statement.pdf', 'a carbon statement of nothing'),
    get((turn) => `/nothing/${turn}`, 'missing', 'an address there is not'),
    get((turn) => `/%ZZ${turn}`, 'refused', 'an address nobody can read'),
    get('/contactUs', 'redirect', 'an address that moved'),
    get((turn) => `/_assets/${String(turn).padStart(12, '0')}.css`, 'missing', 'a made file there is not'),
    ...madeFile,
    ...files(),
    ...forms(registered),
    ...refusals,
  ]
}

/** A file that another process would have made: the page that asks for it is made to see. */
const madeFile: readonly Asked[] = ['/news?turn=', '/serve-range?turn=', '/'].map((page) => ({
  name: `GET a made file, for ${page}`,
  route: 'missing',
  method: 'GET',
  path: (turn) => `/_assets/${String(turn).padStart(12, 'a')}.css`,
  headers: { referer: `http://127.0.0.1${page}` },
}))

/** The largest file of each kind. */
function files(): readonly Asked[] {
  const client = join(root, 'apps/site/dist/client')
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  return ['.js', '.css', '.svg', '.avif', '.webp', '.png', '.woff2', '.json'].flatMap((kind) => {
    const name = names.find((one) => one.endsWith(kind))
    return name === undefined
      ? []
      : [{ name: `GET a file ${kind}`, route: 'file', method: 'GET', path: `/${name}` } as const]
  })
}

/** Every form without a script: empty, and with more than it takes. */
function forms(registered: readonly string[]): readonly Asked[] {
  const calls = new Set(apiCalls.map(({ path }) => path))
  const paths = registered.filter((route) => /^\/(?!en\/|hk\/)/.test(route) && !calls.has(route))
  const submitted = paths.filter(
    (route) => !route.includes(':') && !/\.\w+$/.test(route) && !/z$/.test(route),
  )
  const list = fill(500, (at) => `${districtName(at)}鸿雁路 ${at} 号`).join('\n')
  const form = (route: string, name: string, fields: Record<string, string>): Asked => ({
    name: `POST ${route} · ${name}`,
    route,
    method: 'POST',
    path: route,
    headers: urlencoded,
    body: new URLSearchParams(fields).toString(),
  })
  return [
    ...submitted.flatMap((route) => [
      form(route, 'nothing', {}),
      form(route, 'too much', {
        remark: '好'.repeat(6000),
        companyName: addressText(1000),
        detailAddr: addressText(1000),
      }),
    ]),
    ...['/network', '/serve-range'].flatMap((route) => [
      form(route, '500 addresses', { list }),
      form(route, '500 addresses as CSV', { list, as: 'csv' }),
      form(route, '500 addresses as a workbook', { list, as: 'xlsx' }),
      form(route, 'an address nobody knows', { address: 'x'.repeat(300) }),
      form(route, 'a long address', { to: addressText(300) }),
    ]),
  ]
}

/** What is turned away, with as much as may be sent. */
const refusals: readonly Asked[] = [
  {
    name: 'POST /v1/events · 4 MB with a wrong signature',
    route: '/v1/events',
    method: 'POST',
    path: '/v1/events',
    headers: {
      'content-type': 'application/json',
      'x-hongyan-key': signingKeys.partner.keyId,
      'x-hongyan-time': '1795233600',
      'x-hongyan-signature': '0'.repeat(64),
    },
    body: Buffer.alloc(4_194_304, 0x20),
  },
  {
    name: 'POST /v1/coverage/batch · 500 kB of brackets',
    route: '/v1/coverage/batch',
    method: 'POST',
    path: '/v1/coverage/batch',
    headers: { 'content-type': 'application/json' },
    body: '['.repeat(500_000),
  },
  {
    name: 'POST /v1/coverage/batch · 500 kB of unknown fields',
    route: '/v1/coverage/batch',
    method: 'POST',
    path: '/v1/coverage/batch',
    ...json(Object.fromEntries(fill(40_000, (at) => [`f${at}`, 1]))),
  },
  {
    name: 'POST /v1/search · a method nobody serves',
    route: 'refused',
    method: 'POST',
    path: '/v1/search',
    ...json({}),
  },
]
