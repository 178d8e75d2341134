import type { Db } from '@hongyan/db'
import type { FastifyInstance } from 'fastify'

export type HealthParts = {
  readonly db: Db
  /** True from the moment the process was asked to stop: balancers leave before the door closes. */
  readonly leaving: () => boolean
  readonly feed: () => Promise<{
    readonly state: 'current' | 'delayed'
    readonly newestReceivedAt: string | null
  }>
}

/** `/healthz` says that the process lives; `/readyz` that it can do its work, and what it cannot. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', async (_request, reply) => {
    const database = await parts.db.ping().then(
      () => 'ok' as const,
      () => 'down' as const,
    )
    const feed = database === 'ok' ? (await parts.feed()).state : 'unknown'
    const ready = database === 'ok' && !parts.leaving()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not-ready', database, feed, leaving: parts.leaving() })
  })
}
