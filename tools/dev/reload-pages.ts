import type { AstroUserConfig } from 'astro'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

type SourceModule = {
  readonly id: string | null
  readonly file: string | null
  readonly importers: ReadonlySet<SourceModule>
}

/**
 * Reloads the page when a saved module is part of what the server made of it. The framework itself trusts a module
 * that an island has too to be replaced in the browser, and what the server wrote of it around the island would stay.
 */
export const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ modules, server }) {
    if (this.environment.name !== 'ssr') return
    if (modules.some((module) => rendersOutsideIslands(module))) server.ws.send({ type: 'full-reload' })
  },
}

/** Whether a module has a use that no island stands between. Style sheets are replaced where they are. */
function rendersOutsideIslands(saved: SourceModule): boolean {
  if (saved.file?.endsWith('.css')) return false
  const seen = new Set<SourceModule>()
  const follow = (module: SourceModule): boolean => {
    if (seen.has(module) || module.file?.endsWith('.island.tsx')) return false
    seen.add(module)
    return module.importers.size === 0 || [...module.importers].some(follow)
  }
  return follow(saved)
}
