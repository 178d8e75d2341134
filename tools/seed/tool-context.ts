import { type Db, migrate, openDatabase } from '@hongyan/db'
import type { Ctx } from '@hongyan/domain'
import { parseConfig } from '../../apps/site/server/config.ts'
import { domainSettings } from '../../apps/site/server/domain-settings.ts'
import { loadSecrets } from '../../apps/site/server/secrets.ts'

export type ToolContext = { readonly ctx: Ctx; readonly db: Db }

/**
 * The context of a command: the site's own settings and secrets, so that phone digits stored by a command can be
 * checked by the site. `now` stands still when it is given.
 */
export async function openToolContext(options: {
  readonly name: string
  readonly databaseUrl?: string | undefined
  readonly now?: number | undefined
}): Promise<ToolContext> {
  const config = parseConfig(process.env)
  const secrets = await loadSecrets(config)
  const db = await openDatabase({ url: options.databaseUrl ?? config.DATABASE_URL })
  await migrate(db)
  const { now } = options
  const ctx: Ctx = {
    actor: { kind: 'system', name: options.name },
    db,
    now: now === undefined ? Date.now : () => now,
    requestId: options.name,
    settings: domainSettings(config, secrets),
  }
  return { ctx, db }
}
