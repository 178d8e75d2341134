import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from './config.ts'

const stored = z.object({ linkKey: z.string().length(64), tailKey: z.string().length(64) })

/** HMAC keys of this installation, 32 bytes each. */
export type Secrets = { readonly linkKey: Uint8Array; readonly tailKey: Uint8Array }

/**
 * Keys from the settings, else from `<data>/secrets.json`, which the first start writes for its owner alone.
 * Losing that file invalidates open links and unlocked views, and nothing else but stored phone tails.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const file = join(config.DATA_DIR, 'secrets.json')
  const read = () => readFile(file, 'utf8').catch(() => null)
  const fresh = { linkKey: randomBytes(32).toString('hex'), tailKey: randomBytes(32).toString('hex') }
  let kept = await read()
  if (kept === null && (config.LINK_KEY === undefined || config.TAIL_KEY === undefined)) {
    await mkdir(config.DATA_DIR, { recursive: true })
    await writeFile(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' }).catch(ignoreExisting)
    // Another process that starts at the same moment may have been first: then its keys are everybody's.
    kept = await read()
  }
  const keys = kept === null ? fresh : stored.parse(JSON.parse(kept))
  return {
    linkKey: Buffer.from(config.LINK_KEY ?? keys.linkKey, 'hex'),
    tailKey: Buffer.from(config.TAIL_KEY ?? keys.tailKey, 'hex'),
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
