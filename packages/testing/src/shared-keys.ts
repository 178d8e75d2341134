import { generateKeyPairSync } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Settings of the keys that processes with Postgres share, as long as they are given the same folder: the file with
 * the cipher key is written there once.
 */
export function sharedKeys(folder: string) {
  const file = join(folder, 'cipher.pem')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  return { LINK_KEY: '1'.repeat(64), TAIL_KEY: '2'.repeat(64), CIPHER_KEYS: file } as const
}
