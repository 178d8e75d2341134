import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type AstroIntegration, dev } from 'astro'
import { root } from '../commands/steps.ts'
import { reloadPages } from './reload-pages.ts'

type Setup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>
/** The development server inside the framework; another one after its settings were saved. */
export type ViteServer = Parameters<Setup>[0]['server']

export type Framework = {
  readonly vite: () => ViteServer
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  readonly stop: () => Promise<void>
}

/** Whatever the site and its pages are made of outside the framework's own folder. */
const alsoWatched = ['packages']

/** What scripts in the browser begin with: their packages are prepared before the first page asks for them. */
const entries = ['src/**/*.island.tsx', 'src/**/*.client.ts', 'src/shell/client/*.ts']

/** Ms a file stands still before it counts as saved: until then it may be half written, or a formatter follows. */
const wholeWrites = { stabilityThreshold: 30, pollInterval: 10 }

/**
 * Starts the framework's development server behind `front`, over which browsers hear of saved files. It insists on a
 * port of its own, which is a free one that only this machine reaches and nobody needs.
 */
export async function startFramework(front: Server): Promise<Framework> {
  let vite: ViteServer | null = null
  const integration: AstroIntegration = {
    name: 'behind-our-server',
    hooks: {
      'astro:server:setup': ({ server }) => {
        vite = server
        // Folders, not the single files that pages import: a file that another is renamed over stays watched.
        server.watcher.add(alsoWatched.map((folder) => join(root, folder)))
      },
    },
  }
  const framework = await dev({
    root: join(root, 'apps/site'),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
    integrations: [integration],
    vite: {
      plugins: [reloadPages],
      server: { ws: { server: front }, watch: { awaitWriteFinish: wholeWrites } },
      optimizeDeps: { entries },
    },
  })
  return {
    vite: () => {
      if (vite === null) throw new Error('the framework did not start its development server')
      return vite
    },
    handle: framework.handle,
    stop: framework.stop,
  }
}
