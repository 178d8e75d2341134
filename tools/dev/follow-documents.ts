import { join } from 'node:path'
import type { AstroUserConfig } from 'astro'
import { root } from '../commands/steps.ts'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

const documents = join(root, 'packages/content/documents/')
/** The module that hands out what is written there. */
const reader = join(root, 'packages/content/src/seeds.ts')

/** Documents are files that no module imports: a saved one counts as a change of the module that reads them. */
export const followDocuments: Plugin = {
  name: 'follow-documents',
  hotUpdate({ file, modules }) {
    if (this.environment.name !== 'ssr' || !file.startsWith(documents)) return
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])]
  },
}
