import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type AstroIntegration, dev, type IntegrationResolvedRoute } from 'astro'
import { root } from '../steps/steps.ts'
import { followDocuments } from './follow-documents.ts'
import { reloadPages } from './reload-pages.ts'

type Setup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>
/** The development server inside the framework; another one after its settings were saved. */
type ViteServer = Parameters<Setup>[0]['server']

export type Framework = {
  readonly vite: () => ViteServer
  /** Routes of pages, the one that is tried first first. */
  readonly pages: () => readonly IntegrationResolvedRoute[]
  /** Runs a source file, and what it imports, as it is now; rejects with what is wrong with it. */
  readonly load: <T>(file: string) => Promise<T>
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  readonly stop: () => Promise<void>
}

/** Whatever the site and its pages are made of outside the framework's own folder. */
const alsoWatched = ['packages']

/** What scripts in the browser begin with: their packages are prepared before the first page asks for them. */
const entries = ['{blocks,features}/**/*.island.tsx', '{blocks,features}/**/*.client.ts', 'shell/client/*.ts']

/** Ms a file stands still before it counts as saved: until then it may be half written, or a formatter follows. */
const wholeWrites = { stabilityThreshold: 30, pollInterval: 10 }

/**
 * Starts the framework's development server behind `front`, over which browsers hear of saved files. It insists on a
 * port of its own, which is a free one that only this machine reaches and nobody needs.
 */
export async function startFramework(front: Server): Promise<Framework> {
  let vite: ViteServer | null = null
  let pages: readonly IntegrationResolvedRoute[] = []
  const integration: AstroIntegration = {
    name: 'behind-our-server',
    hooks: {
      'astro:config:setup': ({ addMiddleware, injectScript }) => {
        // Components that a page without an island fetches later, such as its dialogs, are replaced in place as well.
        injectScript('page', "import '@vitejs/plugin-react/preamble'")
        addMiddleware({ order: 'pre', entrypoint: new URL('./report-failure.ts', import.meta.url) })
      },
      'astro:routes:resolved': ({ routes }) => {
        pages = routes.filter(({ type }) => type === 'page')
      },
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
      plugins: [followDocuments, reloadPages],
      server: { ws: { server: front }, watch: { awaitWriteFinish: wholeWrites } },
      optimizeDeps: { entries },
    },
  })
  const current = (): ViteServer => {
    if (vite === null) throw new Error('the framework did not start its development server')
    return vite
  }
  return {
    vite: current,
    pages: () => pages,
    load: <T>(file: string) => {
      const { ssr } = current().environments
      if (!('runner' in ssr)) throw new Error('the framework renders pages outside this process')
      return (ssr.runner as { import: (path: string) => Promise<T> }).import(file)
    },
    handle: framework.handle,
    stop: framework.stop,
  }
}
