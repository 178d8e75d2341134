import { migrate, openDatabase } from '@hongyan/db'
import { buildSite, type Site, type SiteParts } from './app.ts'
import { loadCipherKeys } from './cipher-keys.ts'
import type { Config } from './config.ts'
import { loadSecrets } from './secrets.ts'

/** A site around its own secrets and database, without a port. */
export type OpenSite = Site & {
  /** Resolves when the last answer is out and the database is closed. */
  readonly close: () => Promise<void>
}

/** Opens what one site process needs beside its pages: secrets, keys, and the database brought up to date. */
export async function openSite(
  config: Config,
  pages: Pick<SiteParts, 'render' | 'files' | 'development'>,
): Promise<OpenSite> {
  const secrets = await loadSecrets(config)
  const cipherKeys = await loadCipherKeys(config, Date.now)
  const db = await openDatabase({
    url: config.DATABASE_URL,
    statementMs: config.LIMITS['database.statement'],
    lockWaitMs: config.LIMITS['database.wait'],
    maxWaiting: config.LIMITS['database.waiting'],
  })
  await migrate(db)
  const site = await buildSite({ config, secrets, cipherKeys, db, ...pages, now: Date.now })
  return {
    ...site,
    close: async () => {
      await site.app.close()
      await db.close()
    },
  }
}
