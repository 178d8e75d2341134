import type { Config } from '../../apps/site/server/config.ts'
import {
  checkPort,
  deskAt,
  type ListenAt,
  metricsAt,
  siteAt,
} from '../../apps/site/server/operations/check-port.ts'
import { StartProblem } from '../../apps/site/server/settings/start-problem.ts'
import { type CheckResult, fine, look, wrong } from './check-result.ts'

const patienceMs = 3000

/** The ports of a process: free, or one of ours answers there. */
export async function checkRunning(config: Config): Promise<CheckResult[]> {
  const site = config.ROLES.includes('site') ? [await readySite(config)] : []
  const desk = config.ROLES.includes('desk') ? [await port('desk', deskAt(config))] : []
  return [...site, ...desk, await port('figures', metricsAt(config))]
}

async function readySite(config: Config): Promise<CheckResult> {
  const at = siteAt(config)
  const free = await port('site', at)
  if (free.state === 'fine') return free
  // Whoever listens on every address is asked at our own.
  const host = at.host === '0.0.0.0' ? '127.0.0.1' : at.host
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`
  try {
    const ask = (path: string) => fetch(`${origin}${path}`, { signal: AbortSignal.timeout(patienceMs) })
    const alive = (await (await ask('/healthz')).json()) as { readonly release?: unknown }
    const ready = (await (await ask('/readyz')).json()) as {
      readonly status?: unknown
      readonly feed?: unknown
    }
    const named = `release ${String(alive.release)} at ${origin} is ${String(ready.status)}`
    if (ready.status !== 'ready') return wrong('site', `${named}: ${JSON.stringify(ready)}`)
    return ready.feed === 'delayed'
      ? look('site', `${named}, and nobody has sent events for an hour`)
      : fine('site', named)
  } catch {
    return free
  }
}

async function port(part: string, at: ListenAt): Promise<CheckResult> {
  try {
    await checkPort(at)
    return fine(part, `${at.host}:${at.port} is free`)
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    const says = error.lines.join('; ')
    // A site of ours that runs has them.
    return part === 'site' ? wrong(part, says) : look(part, says)
  }
}
