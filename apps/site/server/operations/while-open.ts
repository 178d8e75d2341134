import type { FastifyInstance } from 'fastify'

/** Work that goes on beside requests for as long as a site is open. */
type BesideRequests = {
  readonly begin: () => void | Promise<void>
  readonly end: () => void | Promise<void>
}

/** Begins work when the site is ready, and ends it with the site. */
export function whileOpen(app: FastifyInstance, { begin, end }: BesideRequests): void {
  app.addHook('onReady', async () => begin())
  app.addHook('onClose', async () => end())
}

/** Does work every hour for as long as a site is open; a failure is logged under `name`. */
export function everyHour(app: FastifyInstance, name: string, work: () => Promise<unknown>): void {
  const timer = setInterval(() => {
    work().catch((error) => app.log.error({ err: error }, name))
  }, 3_600_000)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
