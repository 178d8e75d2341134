import { flushSync } from 'react-dom'
import { pathKey } from './form/form-context.ts'

const entered = 'textarea, input, button, [tabindex="0"]'

/** Opens a part of the form and puts the cursor into its first field. */
export function enterPart(path: readonly (string | number)[]): void {
  goToPath(path)
  const head = document.activeElement?.closest(`[data-opens="${CSS.escape(pathKey(path))}"]`)
  head?.closest('li')?.querySelector<HTMLElement>('fieldset :is(textarea, input, select, button)')?.focus()
}

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
    const part = ['#KEY', '[data-opens="KEY"]', '[data-path="KEY"]']
      .map((selector) => document.querySelector<HTMLElement>(selector.replace('KEY', key)))
      .find((one) => one !== null)
    if (part === undefined || part === null) continue
    const field = part.matches(entered) ? part : (part.querySelector<HTMLElement>(entered) ?? part)
    // A part that has several fields is read from its beginning.
    part.scrollIntoView({ block: part === field && !part.hasAttribute('data-opens') ? 'center' : 'start' })
    field.focus({ preventScroll: true })
    return
  }
}
