import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../steps/steps.ts'

/**
 * Starts a site for browser tests (sample shipments in a file of its own or in `database`, `settings` over the
 * usual ones) and waits until it is ready. It also takes the port after `port`, for text messages.
 */
export async function startBrowserSite(
  port: number,
  settings: Readonly<Record<string, string>> = {},
  database?: string,
): Promise<ChildProcess> {
  const filled = database === undefined ? [] : ['--db', database]
  const parameters = [join(root, 'e2e/serve.ts'), String(port), ...filled]
  const site = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return site
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  site.kill('SIGKILL')
  throw new Error('the site did not become ready')
}
