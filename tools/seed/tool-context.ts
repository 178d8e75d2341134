import { randomBytes } from 'node:crypto'
import { type Db, migrate, openDatabase } from '@hongyan/db'
import { registry } from '@hongyan/domain/registry'
import type { EventMapping } from '@hongyan/domain/tracking/event-mapping'
import type { Ctx } from '@hongyan/kernel/context'
import { type Config, parseConfig } from '../../apps/site/server/config.ts'
import { domainSettings } from '../../apps/site/server/domain-settings.ts'
import { loadKnownSecrets } from '../../apps/site/server/operations/known-keys.ts'
import { readSecrets } from '../../apps/site/server/operations/secrets.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'

type ToolContext = { readonly ctx: Ctx; readonly db: Db; readonly config: Config }

/**
 * The context of a command: the site's own settings and secrets, so that phone digits stored by a command can be
 * checked by the site. `now` stands still when it is given.
 */
export async function openToolContext(options: {
  readonly name: string
  readonly databaseUrl?: string | undefined
  readonly now?: number | undefined
  readonly mapping?: EventMapping | undefined
}): Promise<ToolContext> {
  const config = parseConfig(process.env)
  const db = await openDatabase({ url: options.databaseUrl ?? config.DATABASE_URL })
  await migrate(db)
  const secrets = await startOrSay(() => loadKnownSecrets(config, db, Date.now()))
  const { now } = options
  const ctx: Ctx = {
    actor: { kind: 'system', name: options.name },
    db,
    now: now === undefined ? Date.now : () => now,
    requestId: options.name,
    registry,
    settings: domainSettings(config, secrets, options.mapping),
  }
  return { ctx, db, config }
}

/** The context of a command that keeps nothing: where the site has no keys yet, keys of the moment stand for them. */
export async function passingContext(db: Db, name: string, mapping?: EventMapping): Promise<Ctx> {
  const config = parseConfig(process.env)
  const secrets = (await readSecrets(config)) ?? { linkKey: randomBytes(32), tailKey: randomBytes(32) }
  return {
    actor: { kind: 'system', name },
    db,
    now: Date.now,
    requestId: name,
    registry,
    settings: domainSettings(config, secrets, mapping),
  }
}
