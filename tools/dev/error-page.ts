import { stripVTControlCharacters } from 'node:util'
import { locateError } from './locate-error.ts'

/** A page that shows an error with file and line, and makes way for the real one once a file is saved. */
export function errorPage(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const place = locateError(error)
  const at = place === null ? '' : `${place.file}:${place.line}:${place.column}\n`
  const shown = {
    name: error.name,
    message: at + stripVTControlCharacters(error.message),
    stack: stripVTControlCharacters(error.stack ?? ''),
    loc: place,
  }
  // No text of an error may end the script.
  const data = JSON.stringify(shown).replaceAll('<', '\\u003c')
  const script = `import { ErrorOverlay } from '/@vite/client'\ndocument.body.append(new ErrorOverlay(${data}))`
  return `<!doctype html><html lang="en"><title>${error.name}</title><body><script type="module">${script}</script></body></html>`
}
