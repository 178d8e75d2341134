import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../steps/steps.ts'
import { sampleIssuer, samplePort } from './sample-accounts.ts'

type SpawnedProvider = {
  readonly process: ChildProcess
  /** The settings by which the site knows it. */
  readonly settings: Readonly<
    Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_SCOPE', string>
  >
}

/** Starts the sample provider beside a site on this machine; null where its port is taken. */
export async function spawnProvider(siteOrigin: string): Promise<SpawnedProvider | null> {
  const settings = {
    OIDC_ISSUER: sampleIssuer,
    OIDC_CLIENT_ID: 'hongyan-site',
    OIDC_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    OIDC_SCOPE: 'openid profile phone email',
  }
  const provider = spawn(process.execPath, [join(root, 'tools/identity-provider/serve.ts')], {
    cwd: root,
    env: { ...process.env, ...settings, SITE_ORIGIN: siteOrigin, PROVIDER_PORT: String(samplePort) },
    // What it says about itself is meant for those who would run it in earnest.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ready = once(provider, 'message').then(() => true)
  const listens = await Promise.race([ready, once(provider, 'exit').then(() => false)])
  return listens ? { process: provider, settings } : null
}
