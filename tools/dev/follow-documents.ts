import { join } from 'node:path'
import type { AstroUserConfig } from 'astro'
import { root } from '../steps/steps.ts'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

type Publisher = typeof import('../../packages/content/src/written/put-in-force.ts')
type Runner = { readonly import: <T>(file: string) => Promise<T> }

const documents = join(root, 'packages/content/documents/')
/** The module that hands out what is written there. */
const reader = join(root, 'packages/content/src/seeds.ts')

/** The module by which the site is opened. It cannot be loaded while a document that routes come from has a mistake. */
const site = join(root, 'apps/site/server/create-site.ts')
/** Publishes a saved document to the modules that render pages, where that is enough. */
const publisher = join(root, 'packages/content/src/written/put-in-force.ts')

/**
 * Documents are files that no module imports. One whose text was saved is published to the running site; every other one
 * counts as a change of the module that reads them, after which the site is opened anew, or says what is wrong.
 */
export const followDocuments: Plugin = {
  name: 'follow-documents',
  async hotUpdate({ file, type, modules, server }) {
    const { environment } = this
    if (environment.name !== 'ssr' || !file.startsWith(documents)) return
    if (type === 'update' && 'runner' in environment) {
      if (await isPut(environment.runner as Runner, file.slice(documents.length))) {
        server.ws.send({ type: 'full-reload' })
        return []
      }
    }
    return [...modules, ...(environment.moduleGraph.getModulesByFile(reader) ?? [])]
  },
}

/** A document that cannot be read is shown with its mistakes by the module that reads it. */
async function isPut(runner: Runner, file: string): Promise<boolean> {
  try {
    await runner.import(site)
    const { putInForce } = await runner.import<Publisher>(publisher)
    return putInForce(file, Date.now())
  } catch {
    return false
  }
}
