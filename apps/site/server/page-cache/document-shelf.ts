import type { StaticFiles } from '../static-files/static-files.ts'
import { integrityOf } from './content-security-policy.ts'
import type { DocumentShelf } from './finish-document.ts'

/** Where the files that are made with a page are kept: beside those of the build. */
export async function openShelf(files: StaticFiles): Promise<DocumentShelf> {
  const scripts = await files.scriptIndex()
  return {
    scripts,
    keepParts: (text) => files.addText(text, '.html'),
    keepScript: (script) => {
      const url = files.addText(script, '.js')
      scripts.set(url, { integrity: integrityOf(script), imports: [], standsFor: null })
      return url
    },
  }
}
