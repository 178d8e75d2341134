import type { FastifyInstance } from 'fastify'
import { release } from '../monitoring/release.ts'
import type { ServiceState } from './service-state.ts'

type HealthParts = {
  readonly state: () => Promise<ServiceState>
  /** True from the moment the process was asked to stop: balancers leave before the port closes. */
  readonly leaving: () => boolean
  /** What is known of the store of pictures; null where they lie in a folder. */
  readonly pictures: (() => 'ok' | 'away' | 'unknown') | null
}

/** `/healthz` says that the process lives; `/readyz` that it can do its work, and what it cannot. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', release }),
  )

  app.get('/readyz', async (_request, reply) => {
    const { database, feed, events } = await parts.state()
    const ready = database === 'ok' && !parts.leaving()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not-ready',
        database,
        feed,
        // What waits is not lost, and another process would not show it either: no reason to leave a balancer.
        events,
        // Pages are served without them: no reason to leave a balancer.
        ...(parts.pictures && { pictures: parts.pictures() }),
        leaving: parts.leaving(),
      })
  })
}
