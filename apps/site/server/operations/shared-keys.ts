import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartProblem } from '../settings/start-problem.ts'

type Keys = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'LINK_KEY' | 'TAIL_KEY' | 'CIPHER_KEYS'>

/** Whether an address names Postgres, to which processes of several machines can be joined. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url)
}

/**
 * With Postgres the keys are settings: one that a process made for itself would be unknown to the next, on whose
 * machine links would open nothing, phone digits unlock nothing and sealed inquiries stay shut.
 * @throws StartProblem that names every key that is missing
 */
export function checkSharedKeys(config: Keys): void {
  if (!isPostgres(config.DATABASE_URL)) return
  const kept = (field: string) =>
    `take ${field} of ${join(config.DATA_DIR, 'secrets.json')} where the site has run already, else make one: openssl rand -hex 32`
  const needed = {
    LINK_KEY: kept('linkKey'),
    TAIL_KEY: kept('tailKey'),
    CIPHER_KEYS:
      'make a file and name it: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out cipher.pem',
  } as const
  const isSet = { LINK_KEY: config.LINK_KEY, TAIL_KEY: config.TAIL_KEY, CIPHER_KEYS: config.CIPHER_KEYS[0] }
  const lines = (['LINK_KEY', 'TAIL_KEY', 'CIPHER_KEYS'] as const)
    .filter((name) => isSet[name] === undefined)
    .map((name) => `${name}: is needed with Postgres, the same for every process; ${needed[name]}`)
  if (lines.length > 0) throw new StartProblem(...lines)
}
