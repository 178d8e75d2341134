import { setTimeout as delay } from 'node:timers/promises'
import { parseConfig } from './config.ts'
import { startSite } from './start-site.ts'

const asked = Promise.withResolvers<NodeJS.Signals>()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => asked.resolve(signal))

const config = parseConfig(process.env)
const site = await startSite(config)
process.send?.({ kind: 'ready' })

const signal = await asked.promise
site.leave(signal)
// Whoever presses Ctrl-C has no balancer that needs to see it coming.
if (signal === 'SIGTERM') await delay(config.LIMITS['drain.seconds'] * 1000)
setTimeout(() => process.exit(1), config.LIMITS['shutdown.seconds'] * 1000).unref()
await site.close()
process.exit(0)
