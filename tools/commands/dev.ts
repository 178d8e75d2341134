import { join } from 'node:path'
import { developSite } from '../dev/develop-site.ts'
import { root } from './steps.ts'

const began = Date.now()
const host = process.env.SITE_HOST ?? '127.0.0.1'
const port = Number(process.env.SITE_PORT ?? '3000')
const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`

/** Longest wait for what is still open, ms. */
const patienceMs = 3000

const asked = Promise.withResolvers<void>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.resolve())
// Whoever started this may end without a word.
process.on('disconnect', () => asked.resolve())
void asked.promise.then(() => setTimeout(() => process.exit(1), patienceMs).unref())

const site = await developSite(
  {
    ...process.env,
    SITE_PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: process.env.DATABASE_URL ?? join(root, 'data/site.db'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
  { host, port },
)
const seconds = ((Date.now() - began) / 1000).toFixed(1)
console.log(`Serving ${origin}/ after ${seconds} s – what you save is on screen at once. Ctrl-C stops.`)

await asked.promise
await site.stop()
process.exit(0)
