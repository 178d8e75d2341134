import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@hongyan/testing/free-port'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterEach, expect, inject, test } from 'vitest'
import { makeCertificate } from '../../bench/certificate.ts'
import { root } from '../../tools/steps/steps.ts'
import { liftedLimits } from '../lifted-limits.ts'
import { type SiteProcess, startSite } from '../site-process.ts'
import { startLoad } from '../steady-load.ts'

const restarts = 20
const folder = temporaryFolder('proxies')
let proxy: ChildProcess | null = null
let sites: SiteProcess[] = []
afterEach(async () => {
  proxy?.kill('SIGKILL')
  await Promise.all(sites.map((site) => site.stop()))
})

type Ports = Readonly<Record<'proxy' | 'plain' | 'first' | 'second', number>>

/** The shipped file of a proxy with the ports and the certificate of this test. */
const proxies = {
  nginx: (ports: Ports) => {
    const shipped = readFileSync(join(root, 'deploy/nginx/hongyan.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.proxy} ssl http2;`)
      .replace('/etc/ssl/hongyan/fullchain.pem', join(folder, 'cert.pem'))
      .replace('/etc/ssl/hongyan/privkey.pem', join(folder, 'key.pem'))
      .replace('127.0.0.1:3000', `127.0.0.1:${ports.first}`)
      .replace('127.0.0.1:3010', `127.0.0.1:${ports.second}`)
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('\n')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; pid ${join(folder, 'pid')}; error_log stderr;\nevents {}\nhttp { access_log off; ${own}\n${shipped} }\n`,
    )
    return ['-c', file, '-e', 'stderr']
  },
  caddy: (ports: Ports) => {
    const shipped = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8')
      .replace(
        'www.example.com {',
        `https://localhost:${ports.proxy} {\n\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`,
      )
      .replace('127.0.0.1:3000', `127.0.0.1:${ports.first}`)
      .replace('127.0.0.1:3010', `127.0.0.1:${ports.second}`)
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${shipped}`)
    return ['run', '--adapter', 'caddyfile', '--config', file]
  },
} as const

/** Asks through the proxy, on a connection of its own; its outcome is its status. */
function ask(port: number, path: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
        servername: 'localhost',
        rejectUnauthorized: false,
        headers: {
          host: `localhost:${port}`,
          origin: `https://localhost:${port}`,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (answer) =>
        answer
          .on('error', reject)
          .on('end', () => resolve(String(answer.statusCode)))
          .resume(),
    )
    asking.on('error', reject).end(body)
  })
}

test.each(['nginx', 'caddy'] as const)(
  `behind %s, ${restarts} restarts lose nothing`,
  async (name) => {
    if (spawnSync(name, ['-v']).error !== undefined)
      return console.log(`${name} is not here: nothing was tried`)
    const fresh = await freshDatabase('postgres', inject('postgresUrl'))
    makeCertificate(folder)
    const ports = {
      proxy: await freePort(),
      plain: await freePort(),
      first: await freePort(),
      second: await freePort(),
    }
    const start = (port: number) =>
      startSite({
        settings: {
          DATABASE_URL: fresh.url,
          DATA_DIR: folder,
          SITE_PORT: String(port),
          PUBLIC_ORIGIN: `https://localhost:${ports.proxy}`,
          TRUST_PROXY: '127.0.0.1',
          LOG_LEVEL: 'warn',
          LIMITS: liftedLimits(''),
        },
        port,
      })
    sites = [await start(ports.first), await start(ports.second)]
    proxy = spawn(name, proxies[name](ports), { stdio: 'ignore', env: { ...process.env, HOME: folder } })
    await expect.poll(() => ask(ports.proxy, '/readyz').catch(() => ''), { timeout: 20_000 }).toBe('200')
    const paths = ['/en', '/', '/hk/track?no=HY1', '/en/search?q=ice', '/robots.txt']
    // Nobody is signed in: a body that arrives is answered 401.
    const list = JSON.stringify({ pageNum: 1 })
    const load = startLoad(30, (index) =>
      index % 6 === 5
        ? ask(ports.proxy, '/waybill/listWaybill', list)
        : ask(ports.proxy, paths[index % paths.length] ?? '/'),
    )
    for (let turn = 0; turn < restarts; turn += 1) {
      const at = turn % 2
      sites[at]?.signal('SIGTERM')
      await sites[at]?.ended
      sites[at] = await start(at === 0 ? ports.first : ports.second)
      await delay(1500)
    }
    const outcomes = Object.fromEntries(await load.stop())
    expect(outcomes).toEqual({ 200: expect.any(Number), 401: expect.any(Number) })
    await Promise.all(sites.map((site) => site.stop()))
    sites = []
    await fresh.drop()
    rmSync(join(folder, 'pid'), { force: true })
  },
  600_000,
)
