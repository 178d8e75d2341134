import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../steps/steps.ts'
import { sampleIssuer, samplePort } from './sample-accounts.ts'

type SpawnedProvider = {
  readonly process: ChildProcess
  /** The settings by which the site knows it. */
  readonly settings: Readonly<Record<SiteSetting, string>> & Readonly<Partial<Record<StaffSetting, string>>>
}

type SiteSetting = 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_SCOPE'
type StaffSetting = 'STAFF_OIDC_ISSUER' | 'STAFF_OIDC_CLIENT_ID' | 'STAFF_OIDC_CLIENT_SECRET'

/** Starts the sample provider beside a site on this machine, and its desk; null where its port is taken. */
export async function spawnProvider(
  siteOrigin: string,
  deskOrigin: string | null,
): Promise<SpawnedProvider | null> {
  const settings = {
    OIDC_ISSUER: sampleIssuer,
    OIDC_CLIENT_ID: 'hongyan-site',
    OIDC_CLIENT_SECRET: randomBytes(24).toString('base64url'),
    OIDC_SCOPE: 'openid profile phone email',
    ...(deskOrigin === null
      ? {}
      : {
          STAFF_OIDC_ISSUER: sampleIssuer,
          STAFF_OIDC_CLIENT_ID: 'hongyan-desk',
          STAFF_OIDC_CLIENT_SECRET: randomBytes(24).toString('base64url'),
        }),
  }
  const provider = spawn(process.execPath, [join(root, 'tools/identity-provider/serve.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      SITE_ORIGIN: siteOrigin,
      DESK_ORIGIN: deskOrigin ?? '',
      PROVIDER_PORT: String(samplePort),
    },
    // What it says about itself is meant for those who would run it in earnest.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ready = once(provider, 'message').then(() => true)
  const listens = await Promise.race([ready, once(provider, 'exit').then(() => false)])
  return listens ? { process: provider, settings } : null
}
