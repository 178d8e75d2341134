import type { DeferredPart } from '../../shell/page-needs.ts'

/**
 * The files for what a page has deferred, one for each name: the menus are the same everywhere, and nobody reads them
 * before the page. The shell's script puts each part back by its id (`shell/client/parts.ts`).
 */
export function deferredFiles(parts: readonly DeferredPart[]): readonly string[] {
  const files = new Map<string, string>()
  for (const { file, id, html } of parts)
    files.set(file, `${files.get(file) ?? ''}<div data-part="${id}">${html}</div>`)
  return [...files.values()].map((text) => `<!doctype html><title>-</title>${text}`)
}
