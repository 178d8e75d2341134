import type { ServerResponse } from 'node:http'
import type { ViteServer } from './start-framework.ts'

type Located = Error & {
  readonly id?: string
  readonly frame?: string
  readonly plugin?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
}

/**
 * Answers while the server's own sources cannot be run: a page that shows the error with file and line, as the
 * framework shows those of pages, and comes back by itself once the file is saved again.
 */
export function answerError(response: ServerResponse, vite: ViteServer, thrown: unknown): void {
  const error: Located = thrown instanceof Error ? thrown : new Error(String(thrown))
  vite.ssrFixStacktrace(error)
  const { message, stack = '', id, frame, plugin, loc } = error
  const shown = { message, stack, id, frame, plugin, loc }
  const script = `import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${JSON.stringify(shown).replaceAll('<', '\\u003c')}))`
  response
    .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(`<!doctype html><title>${error.name}</title><body><script type="module">${script}</script>`)
}
