import { setTimeout as delay } from 'node:timers/promises'
import { processorMs, type SiteProcess } from './site-process.ts'

/** Resolves when a site has nothing to do: what it makes and packs at its start is done. */
export async function untilIdle(site: SiteProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const before = processorMs(site.pid)
    await delay(1000)
    if (processorMs(site.pid) - before < 50) return
  }
  throw new Error('the site was still at work after five minutes')
}
