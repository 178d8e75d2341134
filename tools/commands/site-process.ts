import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isWorkerMessage } from '../../apps/site/server/operations/worker-messages.ts'
import { root } from './steps.ts'

/** Starts one site process that says when it listens, as `becomesReady` hears. */
export function spawnSite(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [join(root, 'apps/site/server/main.ts')], {
    cwd: root,
    env: environment,
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
