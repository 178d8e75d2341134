import { type Ctx, forgetDeletedAddresses } from '@hongyan/domain'
import type { FastifyInstance } from 'fastify'

/** Drops what customers deleted once it cannot be undone, every hour, also in books that nobody opens. */
export function forgetHourly(app: FastifyInstance, ctx: Ctx): void {
  const timer = setInterval(() => {
    forgetDeletedAddresses(ctx).catch((error) => app.log.error({ err: error }, 'address books'))
  }, 3_600_000)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
