import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sampleList } from '../seed/sample-numbers.ts'
import { buildPages, root } from './steps.ts'

const began = Date.now()
const port = process.env.SITE_PORT ?? '3000'
const database = process.env.DATABASE_URL ?? join(root, 'data/site.db')
const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`

await buildPages()

const fresh = process.env.DATABASE_URL === undefined && !existsSync(database)
const environment = {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  SITE_PORT: port,
  DATABASE_URL: database,
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
}
const children: ChildProcess[] = []
const start = (file: string, parameters: readonly string[] = []): ChildProcess => {
  const child = spawn(process.execPath, [join(root, file), ...parameters], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  })
  children.push(child)
  return child
}

const site = start('apps/site/server/main.ts')
site.on('exit', (code) => leave(code ?? 1))
await answering(`http://127.0.0.1:${port}/healthz`)
console.log(`The site answers after ${((Date.now() - began) / 1000).toFixed(1)} s.`)

// Sample shipments live on: the same process that makes them adds what has happened since.
if (process.env.DATABASE_URL === undefined) {
  if (fresh) console.log('Making sample shipments with events up to now …')
  start('tools/seed/seed.ts', ['--db', database, '--keep-living'])
}

console.log(`
  简体中文    ${origin}/
  繁體中文    ${origin}/hk
  English     ${origin}/en
  Tracking    ${origin}/en/track
  API         ${origin}/developers  ·  ${origin}/openapi.json

  Sample numbers, one for each status (phone tail in brackets):`)
for (const sample of sampleList)
  console.log(
    `    ${sample.number.padEnd(22)} ${sample.about}${sample.phoneTail ? ` [${sample.phoneTail}]` : ''}`,
  )
console.log('\n  Ctrl-C stops everything.\n')

let leaving = false
function leave(code: number): void {
  if (leaving) return
  leaving = true
  for (const child of children) child.kill('SIGTERM')
  let open = children.filter((child) => child.exitCode === null && child.signalCode === null).length
  if (open === 0) process.exit(code)
  for (const child of children) {
    child.on('exit', () => {
      open -= 1
      if (open === 0) process.exit(code)
    })
  }
}
process.on('SIGINT', () => leave(0))
process.on('SIGTERM', () => leave(0))

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  console.error(`The site did not answer at ${url} within a minute.`)
  leave(1)
}
