import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../commands/steps.ts'

/** Starts a site for browser tests (own database, sample shipments, `settings` over them) and waits until it is ready. */
export async function startBrowserSite(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const site = spawn(process.execPath, [join(root, 'e2e/serve.ts'), String(port)], {
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
