import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { limitTable } from '../apps/site/server/limits.ts'
import { builtSite } from '../tools/commands/site-process.ts'
import { root, run } from '../tools/steps/steps.ts'
import { companyKeys } from './company-calls.ts'
import { startTextMessages } from './text-messages.ts'

// `node e2e/serve.ts PORT`, with sample shipments, or by `--scans`, `--branches` and `--rates` with a company's own.
const { values, positionals } = parseArgs({
  options: {
    db: { type: 'string' },
    scans: { type: 'string' },
    branches: { type: 'string' },
    rates: { type: 'string' },
  },
  allowPositionals: true,
})
const [port = '4310'] = positionals
const folder = temporaryFolder('browser')
const database = values.db ?? join(folder, 'site.db')
const keys = database.startsWith('postgres') ? sharedKeys(folder) : {}

// Filled first, so that the first page asked for is the page every test expects.
const filling =
  values.scans === undefined
    ? ['tools/seed/seed.ts', '--shipments', '300']
    : ['tools/load-events/load-events.ts', values.scans]
const branches =
  values.branches === undefined ? [] : [['tools/load-branches/load-branches.ts', values.branches]]
const rates = values.rates === undefined ? [] : [['tools/load-rates/load-rates.ts', values.rates]]
for (const command of [filling, ...branches, ...rates]) {
  const filled = await run(process.execPath, [...command, '--db', database], {
    quiet: true,
    env: { DATA_DIR: folder, ...keys },
  })
  if (filled.code === 0) continue
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`The database could not be filled:\n${filled.output}`)
}

await startTextMessages(Number(port) + 1)
const site = spawn(process.execPath, builtSite, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    SITE_PORT: port,
    METRICS_PORT: '0',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    ALLOWED_ORIGINS: `http://127.0.0.1:${Number(port) + 2}`,
    DATABASE_URL: database,
    DATA_DIR: folder,
    ...keys,
    ...companyKeys,
    LOG_LEVEL: 'error',
    CACHE_IN_FRONT: '1',
    SMS_GATEWAY: 'http',
    SMS_URL: `http://127.0.0.1:${Number(port) + 1}/`,
    SMS_KEY: 'browser-tests',
    SMS_SECRET: 'a secret that only the browser tests know',
    LIMITS: [
      // One machine plays every visitor here.
      ...Object.keys(limitTable)
        .filter((name) => /\.(perMinute|burst)$/.test(name))
        .map((name) => `${name}=100000`),
      ...['code.freeAddressHour', 'code.addressHour', 'code.networkHour'].map((name) => `${name}=100000`),
      'subscription.addressHour=1000,subscription.readers=1000',
      'answer.seconds=60,answer.long=60,threads.perClient=32,threads.wait=30000,threads.run=30000',
      'captcha.cost=1000,drain.seconds=0',
    ].join(','),
  },
})
site.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill('SIGTERM'))
