import { integrityOf } from '../http/content-security-policy.ts'
import type { ScriptIndex } from '../static-files/built-script.ts'
import type { MadeExtension, StaticFiles } from '../static-files/static-files.ts'

/** A text that stands apart from the document it was made with. */
export type MadeText = { readonly text: string; readonly extension: MadeExtension }

/** Where what is made with a document is kept, beside the files of the build. */
export type GeneratedAssets = {
  /** Every script that a document may name. */
  readonly scripts: ScriptIndex
  /** Keeps a text, known to `scripts` from then on where it is one, and returns its address. */
  readonly keep: (made: MadeText) => string
}

export async function createGeneratedAssets(files: StaticFiles): Promise<GeneratedAssets> {
  const scripts = await files.scriptIndex()
  // The same object is the same text, whose address need not be worked out again.
  const addresses = new WeakMap<MadeText, string>()
  return {
    scripts,
    keep: (made) => {
      const known = addresses.get(made)
      if (known !== undefined && files.has(known)) return known
      const { text, extension } = made
      const url = files.addText(text, extension)
      addresses.set(made, url)
      if (extension === '.js')
        scripts.set(url, { integrity: integrityOf(text), imports: [], standsFor: null })
      return url
    },
  }
}
