import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../commands/steps.ts'

/** Starts the site of the browser tests (own database, sample shipments) and waits until it is ready. */
export async function startBrowserSite(port: number): Promise<ChildProcess> {
  const site = spawn(process.execPath, [join(root, 'e2e/serve.ts'), String(port)], {
    cwd: root,
    stdio: 'inherit',
  })
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return site
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  site.kill('SIGKILL')
  throw new Error('the site did not become ready')
}
