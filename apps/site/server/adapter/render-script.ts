import type { SSRResult } from 'astro'
import { needsOfPage } from './needs-of-page.ts'

/** What the framework's compiler has a page call for each of its scripts: the document names it. */
export async function renderScript(result: SSRResult, id: string): Promise<string> {
  const inline = result.inlinedScripts.get(id)
  if (inline) throw new Error(`the build has put a script into its page: ${id}`)
  if (inline === undefined) needsOfPage(result).scripts.add(await result.resolve(id))
  return ''
}
