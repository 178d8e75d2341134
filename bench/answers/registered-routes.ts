import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@hongyan/db'
import { buildSite } from '../../apps/site/app.ts'
import { parseConfig } from '../../apps/site/server/config.ts'
import { loadEncryptionKeys } from '../../apps/site/server/encrypted-requests/encryption-keys.ts'
import { loadSecrets } from '../../apps/site/server/operations/secrets.ts'
import { StaticFiles } from '../../apps/site/server/static-files/static-files.ts'
import { root } from '../../tools/steps/steps.ts'

/** Every route of the site's router that answers GET or POST, as the router itself lists them. */
export async function registeredRoutes(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const config = parseConfig({ DATABASE_URL: ':memory:', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  const site = await buildSite({
    config,
    secrets: await loadSecrets(config),
    encryptionKeys: await loadEncryptionKeys(config, Date.now),
    db,
    replica: null,
    renderer: { render: async () => new Response(''), answerOf: async () => null },
    files: await StaticFiles.open(join(root, 'apps/site/dist/client'), null),
    styles: null,
    store: null,
    desk: null,
    now: Date.now,
  })
  const printed = site.app.printRoutes({ commonPrefix: false })
  await site.app.close()
  await db.close()
  rmSync(folder, { recursive: true, force: true })
  return readTree(printed)
}

/** Reads the router's drawing: each level is four characters further in and continues the path above it. */
function readTree(printed: string): readonly string[] {
  const above: string[] = []
  const routes: string[] = []
  for (const line of printed.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (.*) \((.*)\)$/.exec(line) ?? []
    if (part === '') continue
    const depth = indent.length / 4
    const path = (depth === 0 ? '' : (above[depth - 1] ?? '')) + part
    above[depth] = path
    if (/GET|POST/.test(methods)) routes.push(path)
  }
  return routes
}
