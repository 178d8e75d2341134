import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { compareKeys, type Db, type KeyFingerprint, readKeyFingerprints } from '@hongyan/db'
import { currency } from '@hongyan/locales'
import type { Config } from '../config.ts'
import { StartProblem } from '../settings/start-problem.ts'
import { loadSecrets, readSecrets, type Secrets } from './secrets.ts'

/** The name that the currency is noted by. */
const moneyName = 'CURRENCY'

/** What tells the keys of this process from others, without giving them away; and the money that its amounts are in. */
export function keyFingerprints({ linkKey, tailKey }: Secrets): readonly KeyFingerprint[] {
  return [
    { name: 'LINK_KEY', fingerprint: fingerprintOf(linkKey) },
    { name: 'TAIL_KEY', fingerprint: fingerprintOf(tailKey) },
    { name: moneyName, fingerprint: currency },
  ]
}

const losses: Readonly<Record<string, string>> = {
  LINK_KEY: 'sessions, private links and the secrets of webhooks would end',
  TAIL_KEY: 'no shipment could be unlocked by the digits of a phone',
}

/**
 * The keys of this installation, when its database was filled under them; a new database is noted to be.
 * @throws StartProblem that names each key which is another one, or the file that is missing
 */
export async function loadKnownSecrets(
  config: Pick<Config, 'DATA_DIR' | 'LINK_KEY' | 'TAIL_KEY'>,
  db: Db,
  now: number,
): Promise<Secrets> {
  const kept = await readSecrets(config)
  if (kept === null && (await readKeyFingerprints(db)).length > 0) {
    throw new StartProblem(
      `DATA_DIR: ${join(config.DATA_DIR, 'secrets.json')} is missing, and the database was filled under its keys; put it back from where its copy is kept, or begin with new ones: npm run keys -- --accept all`,
    )
  }
  const secrets = kept ?? (await loadSecrets(config))
  const others = await compareKeys(db, keyFingerprints(secrets), now)
  if (others.length === 0) return secrets
  throw new StartProblem(
    ...others.map(
      ({ name, fingerprint }) =>
        `${name}: the database was filled ${under(name, fingerprint)}; put that one back, or say that it was changed on purpose: npm run keys -- --accept ${name}`,
    ),
  )
}

function under(name: string, fingerprint: string): string {
  return name === moneyName
    ? `with amounts in ${fingerprint}, and company.yaml says ${currency}: every price and sum would be read as other money`
    : `under another key (${fingerprint}): ${losses[name]}`
}

function fingerprintOf(key: Uint8Array): string {
  return createHmac('sha256', key).update('fingerprint of a key').digest('hex').slice(0, 12)
}
