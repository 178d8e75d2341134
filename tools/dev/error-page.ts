import type { ViteServer } from './start-framework.ts'

type Located = Error & {
  readonly id?: string
  readonly frame?: string
  readonly plugin?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
}

/** A page that shows an error with file and line, and makes way for the real one once a file is saved. */
export function errorPage(vite: ViteServer, thrown: unknown): string {
  const error: Located = thrown instanceof Error ? thrown : new Error(String(thrown))
  vite.ssrFixStacktrace(error)
  const { name, message, stack = '', id, frame, plugin, loc } = error
  // No text of an error may end the script.
  const shown = JSON.stringify({ message, stack, id, frame, plugin, loc }).replaceAll('<', '\\u003c')
  const script = `import { ErrorOverlay } from '/@vite/client'\ndocument.body.append(new ErrorOverlay(${shown}))`
  return `<!doctype html><html lang="en"><title>${name}</title><body><script type="module">${script}</script></body></html>`
}
