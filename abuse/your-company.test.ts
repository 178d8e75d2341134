import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import { freePort } from '@hongyan/testing/free-port'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { builtBorealis } from '../tools/company/borealis-site.ts'
import { root } from '../tools/steps/steps.ts'
import { type GuideBlock, guideBlocks, inPlaceOf } from './guide/guide-blocks.ts'
import { type ShellSession, startShell } from './guide/shell-session.ts'
import { startRoundRobin } from './round-robin.ts'

const guide = readFileSync(join(root, 'docs/your-company.md'), 'utf8')
/** Beside the packages, which are linked file by file, for every module that finds itself by its own path. */
const folder = join(root, '.cache/your-company')
const clone = join(folder, 'hongyan')
const site = join(folder, 'site')

const proxies = ['nginx', 'caddy', 'a small proxy of these tests'] as const
const isProxy = ({ needs }: GuideBlock) => proxies.some((name) => name === needs)
const has = (program: string) => spawnSync(program, ['--version']).error === undefined

/** Where the same site is built beside the sources. */
let beside: string
let shell: ShellSession
let blocks: readonly GuideBlock[]
let ports: Readonly<Record<string, string>>
/** What blocks have printed, by the heading they stand under. */
const printed: Record<string, string> = {}

/** What is done to the clone before a block, in place of what would take minutes. */
const before: Readonly<Record<string, () => Promise<void>>> = {
  // The packages of this tree instead of `npm ci`, and the ports of this test in the files of the proxies.
  'npm run company\n': async () => {
    execFileSync('cp', ['-al', join(root, 'node_modules'), join(clone, 'node_modules')])
    for (const file of ['deploy/nginx/hongyan.conf', 'deploy/caddy/Caddyfile']) {
      const path = join(clone, file)
      writeFileSync(path, inPlaceOf(readFileSync(path, 'utf8'), { 3000: port('3000'), 3010: port('3010') }))
    }
  },
  // A build of the same sources: whether it is one is judged by the stamp that every build leaves.
  'mkdir ../site\n': async () => {
    cpSync(join(beside, 'apps/site/dist'), join(clone, 'apps/site/dist'), { recursive: true })
  },
}

const port = (said: string): string => ports[said] ?? ''

beforeAll(async () => {
  beside = await builtBorealis()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'home'), { recursive: true })
  const named = ['3000', '3001', '3010', '9464', '9474', '8080', '8443']
  ports = Object.fromEntries(
    await Promise.all(named.map(async (said) => [said, String(await freePort())] as const)),
  )
  const text = inPlaceOf(guide, {
    'https://git.example.com/hongyan.git': repository(),
    '127.0.0.1:5432': new URL(inject('postgresUrl')).host.replace(/^/, 'postgres@'),
    ...ports,
  })
  blocks = guideBlocks(text)
  shell = startShell(folder, { PATH: pathOfOthers(), HOME: join(folder, 'home'), LANG: 'C.UTF-8' })
  for (const block of blocks.slice(0, blocks.findIndex(isProxy))) await carryOut(block)
}, 600_000)

afterAll(async () => {
  await shell?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The sources as they stand here, changes that nobody has committed among them, in a repository to be cloned. */
function repository(): string {
  const own = join(folder, 'hongyan.git')
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', [`--git-dir=${own}`, `--work-tree=${root}`, ...parameters], { stdio: 'pipe' })
  const ours = (name: string) =>
    execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-path', name], {
      cwd: root,
      encoding: 'utf8',
    })
  execFileSync('git', ['init', '--quiet', '--bare', own])
  // What is known here is neither read nor packed again.
  writeFileSync(join(own, 'objects/info/alternates'), ours('objects'))
  cpSync(ours('index').trim(), join(own, 'index'))
  git('add', '--all')
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message=sources')
  return own
}

/** Where programs are found by somebody who has installed nothing of ours. */
const pathOfOthers = () =>
  (process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')

async function carryOut({ heading, needs, text }: GuideBlock): Promise<string> {
  const [, work] = Object.entries(before).find(([begin]) => text.startsWith(begin)) ?? []
  await work?.()
  if (needs === 'createdb' && !has('createdb')) {
    console.log('createdb is not installed here: the test makes the database')
    await makeDatabase()
    return ''
  }
  const { output, seconds } = await shell.run(text)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${heading}`)
  printed[heading] = (printed[heading] ?? '') + output
  return output
}

async function makeDatabase(): Promise<void> {
  const server = await openDatabase({ url: inject('postgresUrl'), poolSize: 1 })
  await sql.raw('create database borealis').execute(server.query)
  await server.close()
}

function under(heading: string): readonly GuideBlock[] {
  const found = blocks.filter((block) => block.heading.endsWith(heading))
  expect(found.length, heading).toBeGreaterThan(0)
  return found
}

/** Pages that a process has answered. */
async function answered(metrics: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port(metrics)}/metrics`)).text()
  return [...text.matchAll(/^answers_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

test('what is still the sample’s is said, until it is one’s own', () => {
  const [first = '', then = ''] = [printed['1. Get it'], printed['2. Make it yours']]
  expect(first).toMatch(/Still those of the sample: .*names.*mark\.svg/)
  expect(then).toMatch(/Still those of the sample: address/)
  expect(then).not.toMatch(/names|mark\.svg/)
})

test('a build beside the sources is the build in their place', () => {
  expect(printed['3. Build a release']).not.toContain('Building the site')
})

test('all that the settings name is there, and the export is taken as it is written', () => {
  expect(printed['5. Database']).toMatch(/^fine {3}tables +are those of this build$/m)
  expect(printed['5. Database']).not.toMatch(/^wrong/m)
  expect(printed['7. Staff']).toContain(`http://localhost:${port('3001')}/sign-in/link#`)
  expect(printed['8. Your scans']).toContain('6 rows: 6 stored, 0 known already, 0 refused')
})

test.for(proxies)(
  'through %s both processes answer over TLS, and know the parcel',
  async (name, { skip }) => {
    const block = blocks.find(({ needs }) => needs === name)
    if (block !== undefined && !has(name)) skip(`${name} is not installed here`)
    const stop = block === undefined ? await startOwn() : await startProxy(block)
    const began = [await answered('9464'), await answered('9474')]
    let output = ''
    for (const look of under('. Look')) output += await carryOut(look)
    expect(output).toContain('Zugestellt')
    expect(output).toMatch(/^\d+ answers\n\d+ answers$/m)
    const [first = 0, second = 0] = [await answered('9464'), await answered('9474')]
    expect(first - (began[0] ?? 0)).toBeGreaterThan(1)
    expect(second - (began[1] ?? 0)).toBeGreaterThan(1)
    await stop()
  },
)

async function startProxy(block: GuideBlock): Promise<() => Promise<void>> {
  await carryOut(block)
  await shell.run('proxy=$!\n')
  return async () => void (await shell.run('kill $proxy\nwait $proxy || true\n'))
}

async function startOwn(): Promise<() => Promise<void>> {
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((file) => readFileSync(join(site, file)))
  if (key === undefined || cert === undefined) throw new Error('There is no certificate')
  const proxy = await startRoundRobin({ port: Number(port('8443')), certificate: { key, cert } })
  proxy.to([Number(port('3000')), Number(port('3010'))])
  return proxy.stop
}

test('at the end nothing of it runs any more', async () => {
  for (const block of under('. Stop it')) await carryOut(block)
  for (const said of ['3000', '3010', '3001', '9464', '9474', '8443'])
    await expect(fetch(`http://127.0.0.1:${port(said)}/`), said).rejects.toThrow()
})
