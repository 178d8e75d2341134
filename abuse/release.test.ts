import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { folderOnDisk } from '@hongyan/testing/temporary-folder'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeRelease } from '../tools/commands/make-release.ts'
import { root } from '../tools/steps/steps.ts'
import { askSite } from './ask-site.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { readPage, startLoad } from './steady-load.ts'

const folder = folderOnDisk('release')
const first = join(folder, 'hongyan-1')
const node = join(first, 'bin/node')
const launcher = join(first, 'hongyan.mjs')

let site: SiteProcess
beforeAll(() => makeRelease(first))
afterEach(() => site?.stop())
afterAll(() => rmSync(folder, { recursive: true }))

/** What a command of the release prints, and how it ends. */
function command(...parameters: readonly string[]): {
  readonly code: number | null
  readonly printed: string
} {
  const env = { DATA_DIR: folder, DATABASE_URL: join(folder, 'own.db'), SITE_PORT: '0', METRICS_PORT: '0' }
  const { status, stdout, stderr } = spawnSync(node, [launcher, ...parameters], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { code: status, printed: stdout + stderr }
}

test('a release runs where there is neither source nor package manager', async () => {
  site = await startSite({ program: [launcher, 'serve'], settings: { WORKERS: '1' } })
  for (const path of [
    '/',
    '/hk',
    '/en',
    '/en/track?no=HY1',
    '/en/developers',
    '/openapi.json',
    '/robots.txt',
  ])
    expect([path, (await askSite(site, path)).status]).toEqual([path, 200])
  const statement = await fetch(site.url('/en/carbon/statement.pdf?from=110100&to=310100&w=10&mode=rail'))
  expect(
    Buffer.from(await statement.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(await (await fetch(site.url('/healthz'))).json()).toEqual({ status: 'ok', release: '0.1.0' })
})

test('its commands are those of the sources, by their names', () => {
  const { code, printed } = command('nothing')
  expect(code).toBe(2)
  const names = printed.match(/^ {2}[a-z-]+$/gm)?.map((line) => line.trim()) ?? []
  expect(names).toContain('serve')
  expect(command('migrate')).toMatchObject({ code: 0 })
  expect(command('doctor').printed).toMatch(/^fine {3}tables +are those of this build$/m)
  const events = join(import.meta.dirname, '../tools/load-events/example.csv')
  expect(command('load-events', events, '--db', join(folder, 'own.db')).printed).toMatch(/\b0 refused/)
  for (const name of ['keys', 'outbox', 'retention', 'staff', 'search-misses', 'unknown-items', 'feedback'])
    expect([name, command(name)]).toEqual([name, expect.objectContaining({ code: 0 })])
  const copy = join(folder, 'own.backup')
  expect(command('backup', copy)).toMatchObject({ code: 0 })
  expect(command('restore', copy, '--db', join(folder, 'again.db')).printed).toContain(
    'restored and read back',
  )
})

/** Another root for a process takes rights that not every machine gives. */
const chroot = ['/usr/sbin/chroot', '/usr/bin/chroot'].find((path) => existsSync(path)) ?? 'chroot'
const mayChangeRoot = spawnSync(chroot, ['--userspec=10001:10001', '/', '/bin/true']).status === 0

test.runIf(mayChangeRoot)(
  'the file system of the image holds all it needs, and nothing in it but its own folder is written',
  async () => {
    const image = join(folder, 'image')
    execFileSync(join(root, 'deploy/container/make-root.sh'), [first, image])
    const megabytes = Number(/^\d+/.exec(execFileSync('du', ['-sm', image], { encoding: 'utf8' }))?.[0])
    expect(megabytes).toBeLessThanOrEqual(250)
    const inside = [
      '--userspec=10001:10001',
      image,
      '/opt/hongyan/bin/node',
      '/opt/hongyan/hongyan.mjs',
      'serve',
    ]
    site = await startSite({
      runner: chroot,
      program: inside,
      settings: { DATA_DIR: '/var/lib/hongyan', DATABASE_URL: '/var/lib/hongyan/site.db' },
    })
    expect((await askSite(site, '/hk')).status).toBe(200)
    const written = execFileSync('find', [image, '-newer', join(image, 'etc/group'), '-type', 'f'], {
      encoding: 'utf8',
    })
    expect(written.split('\n').filter((path) => !path.startsWith(join(image, 'var/lib/hongyan')))).toEqual([
      '',
    ])
  },
)

test('pictures are encoded there', () => {
  const script =
    "import('sharp').then(({ default: sharp }) => sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).avif().toBuffer()).then((bytes) => console.log(bytes.length > 99))"
  expect(execFileSync(node, ['-e', script], { cwd: first, encoding: 'utf8' })).toBe('true\n')
})

test('a link that leads to the next release and SIGHUP replace it, and nobody who asks notices', async () => {
  const second = join(folder, 'hongyan-2')
  cpSync(first, second, { recursive: true })
  nameRelease(second, '0.2.0')
  const link = join(folder, 'current')
  symlinkSync(first, link)
  const kept = ['--preserve-symlinks', '--preserve-symlinks-main']
  site = await startSite({
    program: [...kept, join(link, 'hongyan.mjs'), 'serve'],
    settings: { WORKERS: '2', LIMITS: 'drain.seconds=1,pages.perMinute=1000000,pages.burst=1000000' },
  })
  const paths = ['/en', '/hk', '/', '/healthz', '/robots.txt', '/en/fee']
  const load = startLoad(40, (index) => readPage(site.url(paths[index % paths.length] ?? '/')))
  symlinkSync(second, `${link}.next`)
  renameSync(`${link}.next`, link)
  site.signal('SIGHUP')
  await expect.poll(() => site.output(), { timeout: 90_000 }).toContain('every worker was replaced')
  expect([...(await load.stop()).keys()]).toEqual(['200'])
  expect(await (await fetch(site.url('/healthz'))).json()).toMatchObject({ release: '0.2.0' })
})

/** Makes a copy of a release another one. */
function nameRelease(copy: string, release: string): void {
  const own = /(name:"@hongyan\/site",version:)"[\d.]+"/
  for (const file of globSync(join(copy, 'apps/site/dist/site/*.mjs'))) {
    const text = readFileSync(file, 'utf8')
    if (own.test(text)) writeFileSync(file, text.replace(own, `$1"${release}"`))
  }
}
