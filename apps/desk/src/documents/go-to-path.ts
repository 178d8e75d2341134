import { flushSync } from 'react-dom'
import { pathKey } from './form/form-context.ts'

/** Opens what a part of the form is folded into, brings it into view and puts the cursor there. */
export function goToPath(path: readonly (string | number)[]): void {
  for (let depth = 1; depth <= path.length; depth += 1) {
    const folded = document.querySelector<HTMLElement>(
      `[data-opens="${CSS.escape(pathKey(path.slice(0, depth)))}"][aria-expanded="false"]`,
    )
    if (folded !== null) flushSync(() => folded.click())
  }
  for (let depth = path.length; depth > 0; depth -= 1) {
    const key = CSS.escape(pathKey(path.slice(0, depth)))
    const field =
      document.querySelector<HTMLElement>(`#${key}`) ??
      document.querySelector<HTMLElement>(`[data-path="${key}"]`)
    if (field === null) continue
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    return
  }
}
