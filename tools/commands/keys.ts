import { parseArgs } from 'node:util'
import { acceptKey, compareKeys, migrate, openDatabase } from '@hongyan/db'
import { parseConfig } from '../../apps/site/server/config.ts'
import { keyFingerprints } from '../../apps/site/server/operations/known-keys.ts'
import { loadSecrets } from '../../apps/site/server/operations/secrets.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'

// Compares the keys of this installation with those that its database was filled under. No key is printed, only what
// tells it from another one.
const usage = `npm run keys [-- --accept LINK_KEY | TAIL_KEY | CURRENCY | all]

  --accept  says that a key was changed on purpose: processes start with the one they have now; or the company’s currency
`
const accepted = acceptedName()
await startOrSay(async () => {
  const config = parseConfig(process.env)
  const keys = keyFingerprints(await loadSecrets(config))
  const db = await openDatabase({ url: config.DATABASE_URL })
  await migrate(db)
  const now = Date.now()
  for (const key of keys) if (accepted === 'all' || accepted === key.name) await acceptKey(db, key, now)
  const others = await compareKeys(db, keys, now)
  await db.close()
  for (const { name, fingerprint } of keys) {
    const other = others.find((one) => one.name === name)
    console.log(
      `${name}  ${fingerprint}  ${other ? `the database was filled under ${other.fingerprint}` : 'known'}`,
    )
  }
  if (others.length > 0) process.exitCode = 1
})

function acceptedName(): string | null {
  try {
    const { accept = null } = parseArgs({ options: { accept: { type: 'string' } } }).values
    if (accept === null || ['LINK_KEY', 'TAIL_KEY', 'CURRENCY', 'all'].includes(accept)) return accept
  } catch {}
  process.stderr.write(usage)
  process.exit(2)
}
