import { buildSite, type Site, type SiteParts } from '../app.ts'
import { loadEncryptionKeys } from './encrypted-requests/encryption-keys.ts'
import { loadMapping } from './operations/load-mapping.ts'
import { loadSecrets } from './operations/secrets.ts'

/** A site around its own secrets, without a port. */
export type ClosableSite = Site & {
  /** Resolves when the last answer is out and the database is closed. */
  readonly close: () => Promise<void>
}

/** Opens what one site process needs beside its database and its pages; the database is closed with the site. */
export async function createSite(
  parts: Pick<
    SiteParts,
    'config' | 'db' | 'replica' | 'renderer' | 'files' | 'styles' | 'store' | 'desk' | 'tracing'
  >,
): Promise<ClosableSite> {
  const secrets = await loadSecrets(parts.config)
  const encryptionKeys = await loadEncryptionKeys(parts.config, Date.now)
  const mapping = await loadMapping(parts.config.SITE_BUILD)
  const site = await buildSite({ ...parts, mapping, secrets, encryptionKeys, now: Date.now })
  return {
    ...site,
    close: async () => {
      await site.app.close()
      await parts.db.close()
      await parts.replica?.close()
    },
  }
}
