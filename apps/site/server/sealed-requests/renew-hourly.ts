import type { FastifyInstance } from 'fastify'
import type { CipherKeys } from './cipher-keys.ts'

/** Has the keys of sealed calls renewed where it is time, every hour. */
export function renewHourly(app: FastifyInstance, keys: CipherKeys): void {
  const timer = setInterval(() => {
    keys.renew().catch((error) => app.log.error({ err: error }, 'cipher keys'))
  }, 3_600_000)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
