import { acquireRetentionLock } from '@hongyan/domain/retention/acquire-retention-lock'
import { carryOutRetention } from '@hongyan/domain/retention/carry-out-retention'
import type { Ctx } from '@hongyan/kernel/context'
import { timeAtHome } from '@hongyan/kernel/home-time'
import type { FastifyInstance } from 'fastify'

/** How often it is looked whether the hour has come, in ms. */
const lookEveryMs = 600_000

/** Removes what has been kept long enough, once a night over every process, and says in the log what it was. */
export function retainNightly(app: FastifyInstance, ctx: Ctx, hour: number): void {
  let running: Promise<void> | null = null
  const closing = new AbortController()
  const look = async (): Promise<void> => {
    if (Number(timeAtHome(ctx.now()).slice(0, 2)) !== hour || !(await acquireRetentionLock(ctx))) return
    const removed = await carryOutRetention(ctx, closing.signal)
    app.log.info(
      { removed: Object.fromEntries(removed.map(({ item, count }) => [item, count])) },
      'retention',
    )
  }
  const timer = setInterval(() => {
    running ??= look()
      .catch((error) => app.log.error({ err: error }, 'retention'))
      .finally(() => {
        running = null
      })
  }, lookEveryMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
