import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { readOwnFile, writeNewFile } from '../settings/own-files.ts'

const key = z.string().regex(/^[0-9a-f]{64}$/)
const stored = z.object({ linkKey: key, tailKey: key })
const fileName = 'secrets.json'

type Place = Pick<Config, 'DATA_DIR' | 'LINK_KEY' | 'TAIL_KEY'>

/** HMAC keys of this installation, 32 bytes each. */
export type Secrets = { readonly linkKey: Uint8Array; readonly tailKey: Uint8Array }

/**
 * Keys from the settings, else from `<data>/secrets.json`, which the first start writes for its owner alone.
 * Losing that file invalidates open links, unlocked views and the secrets of webhooks, and nothing else but stored phone
 * tails.
 */
export async function loadSecrets(config: Place): Promise<Secrets> {
  const kept = await readSecrets(config)
  if (kept !== null) return kept
  const fresh = { linkKey: randomBytes(32).toString('hex'), tailKey: randomBytes(32).toString('hex') }
  await writeNewFile(config.DATA_DIR, fileName, JSON.stringify(fresh))
  // Another process that starts at the same moment may have been first: then its keys are everybody's.
  const written = await readSecrets(config)
  if (written === null) throw new Error(`${fileName} was written and is gone`)
  return written
}

/** The keys as they are now, or null where some are still to be made. The file is not asked for what the settings say. */
export async function readSecrets(config: Place): Promise<Secrets | null> {
  const { LINK_KEY, TAIL_KEY } = config
  const bytes = (linkKey: string, tailKey: string): Secrets => ({
    linkKey: Buffer.from(linkKey, 'hex'),
    tailKey: Buffer.from(tailKey, 'hex'),
  })
  if (LINK_KEY !== undefined && TAIL_KEY !== undefined) return bytes(LINK_KEY, TAIL_KEY)
  const kept = await readOwnFile(config.DATA_DIR, fileName, stored)
  return kept && bytes(LINK_KEY ?? kept.linkKey, TAIL_KEY ?? kept.tailKey)
}
