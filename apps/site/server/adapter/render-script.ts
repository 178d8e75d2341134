import type { SSRResult } from 'astro'
import { siteOf } from './site-of.ts'

/** What the framework's compiler has a page call for each of its scripts: the document names it. */
export async function renderScript(result: SSRResult, id: string): Promise<string> {
  const inline = result.inlinedScripts.get(id)
  if (inline) throw new Error(`the build has put a script into its page: ${id}`)
  if (inline === undefined) siteOf(result).needs.scripts.add(await result.resolve(id))
  return ''
}
