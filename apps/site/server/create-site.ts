import { buildSite, type Site, type SiteParts } from '../app.ts'
import { loadSecrets } from './operations/secrets.ts'
import { loadCipherKeys } from './sealed-requests/cipher-keys.ts'

/** A site around its own secrets, without a port. */
export type ClosableSite = Site & {
  /** Resolves when the last answer is out and the database is closed. */
  readonly close: () => Promise<void>
}

/** Opens what one site process needs beside its database and its pages; the database is closed with the site. */
export async function createSite(
  parts: Pick<SiteParts, 'config' | 'db' | 'render' | 'files' | 'styles' | 'store'>,
): Promise<ClosableSite> {
  const secrets = await loadSecrets(parts.config)
  const cipherKeys = await loadCipherKeys(parts.config, Date.now)
  const site = await buildSite({ ...parts, secrets, cipherKeys, now: Date.now })
  return {
    ...site,
    close: async () => {
      await site.app.close()
      await parts.db.close()
    },
  }
}
