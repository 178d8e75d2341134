import type { ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { becomesReady, spawnSite } from './site-process.ts'
import { buildPages, root } from './steps.ts'

const watched = [
  'apps/site/src',
  'apps/site/client',
  'apps/site/server',
  'apps/site/api',
  'packages',
  'apps/site/public',
]
const environment = {
  ...process.env,
  DATABASE_URL: process.env.DATABASE_URL ?? join(root, 'data/site.db'),
}
let site: ChildProcess | null = null
let again = false
let busy = false

async function refresh(): Promise<void> {
  if (busy) {
    again = true
    return
  }
  busy = true
  await buildPages().catch((error: Error) => console.error(error.message))
  await stopSite()
  site = spawnSite(environment)
  if (await becomesReady(site)) {
    console.log(
      `Serving http://localhost:${process.env.SITE_PORT || '3000'}/ – saved files are built and served again.`,
    )
  }
  busy = false
  if (again) {
    again = false
    await refresh()
  }
}

function stopSite(): Promise<void> {
  const running = site
  if (running === null || running.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    running.once('exit', () => resolve())
    running.kill('SIGTERM')
  })
}

let timer: NodeJS.Timeout | null = null
for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || /node_modules|\.test\.|(^|\/)dist|~$/.test(file)) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => void refresh(), 150)
  })
}
process.on('SIGINT', () => void stopSite().then(() => process.exit(0)))
await refresh()
