import { join } from 'node:path'
import type { ClosableSite } from '../../apps/site/server/create-site.ts'
import { root } from '../steps/steps.ts'
import { rendererOf } from './render-page.ts'
import type { Framework } from './start-framework.ts'

type Sources = {
  readonly open: typeof import('../../apps/site/server/create-site.ts')
  readonly config: typeof import('../../apps/site/server/config.ts')
  readonly database: typeof import('../../apps/site/server/operations/open-site-database.ts')
  readonly files: typeof import('../../apps/site/server/static-files/static-files.ts')
}

const sources = join(root, 'apps/site')

/** What a developer's many visits would run into, and renders that begin with reading sources. */
const limits =
  'answer.seconds=60,renders.seconds=60,renders.perMinute=100000,renders.burst=100000,missing.perMinute=100000,missing.burst=100000'

/** The site as its sources are now. */
type FollowedSite = {
  /** Opens it anew when one of its sources was saved since; rejects while they cannot be run. */
  readonly current: () => Promise<ClosableSite>
  readonly close: () => Promise<void>
}

/**
 * Opens the site out of the framework's own modules, so that pages and calls see the same content, and what was saved
 * takes effect without a process of its own. Sources that stand give the same module, and so the same site.
 */
export function followSite(framework: Framework, environment: NodeJS.ProcessEnv): FollowedSite {
  let known: { readonly module: Sources['open']; readonly site: ClosableSite } | null = null
  let turn: Promise<unknown> = Promise.resolve()

  const load = <T>(file: string): Promise<T> => framework.load(join(sources, file))

  const follow = async (): Promise<ClosableSite> => {
    const module = await load<Sources['open']>('server/create-site.ts')
    if (known?.module === module) return known.site
    const { parseConfig } = await load<Sources['config']>('server/config.ts')
    const { openSiteDatabase } = await load<Sources['database']>('server/operations/open-site-database.ts')
    const { StaticFiles } = await load<Sources['files']>('server/static-files/static-files.ts')
    const config = parseConfig({
      ...environment,
      LIMITS: [limits, environment.LIMITS ?? []].flat().join(','),
    })
    const files = await StaticFiles.open(join(root, 'apps/site/public'), null)
    const before = known
    const db = await openSiteDatabase(config)
    const renderer = rendererOf(framework)
    const none = { replica: null, styles: null, store: null, desk: null }
    const site = await module.createSite({ config, db, renderer, files, ...none })
    known = { module, site }
    await before?.site.close()
    return site
  }

  return {
    current: () => {
      const next = turn.then(follow)
      turn = next.catch(() => undefined)
      return next
    },
    close: async () => {
      await turn
      await known?.site.close()
    },
  }
}
