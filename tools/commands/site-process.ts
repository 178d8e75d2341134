import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { processEnvironment, processOptions } from '../../apps/site/server/operations/process-options.ts'
import { isWorkerMessage } from '../../apps/site/server/operations/worker-messages.ts'
import { root } from '../steps/steps.ts'

/** What Node is given to run one process of a site, by the folder of the sources it was built of. */
export function builtSiteOf(sources: string): readonly string[] {
  return [...processOptions, join(sources, 'apps/site/dist/site/main.mjs')]
}

/** The same of the built site here, and the supervisor of several. */
export const builtSite = builtSiteOf(root)
export const builtSupervisor = [join(root, 'apps/site/dist/site/supervisor.mjs')] as const

/** Starts one site process that says when it listens, as `becomesReady` hears. */
export function spawnSite(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, builtSite, {
    cwd: root,
    env: { ...processEnvironment, ...environment },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * True when this very process says that it listens; false when it ends before. Asking its address would believe
 * whoever answers there.
 */
export function becomesReady(site: ChildProcess): Promise<boolean> {
  const ready = new Promise<true>((resolve) => {
    site.on('message', (message) => {
      if (isWorkerMessage(message) && message.kind === 'ready') resolve(true)
    })
  })
  return Promise.race([ready, once(site, 'exit').then(() => false)])
}
