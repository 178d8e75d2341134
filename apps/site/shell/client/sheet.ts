import { bringParts } from './parts.ts'

/** The narrow menu: the page behind it is out of reach while it is open, and it closes when the window grows. */
export function startSheet(sheet: HTMLElement): void {
  // Before, not after: the browser gives the focus back to the button as it closes, and that must not be inert.
  sheet.addEventListener('beforetoggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open'
    if (open) bringParts().catch(() => undefined)
    for (const part of document.body.children) {
      if (part !== sheet && part instanceof HTMLElement && part.tagName !== 'DIALOG') part.inert = open
    }
  })
  sheet.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return
    sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true })
  })
  // Going back a level keeps the place of whoever uses the keyboard.
  sheet.addEventListener('keydown', (event) => {
    const level = (event.target as HTMLElement).closest<HTMLDetailsElement>('details[open]')
    if (event.key !== 'ArrowLeft' || level === null) return
    level.open = false
    level.querySelector('summary')?.focus()
  })
  matchMedia('(min-width: 55.0625em)').addEventListener('change', () => sheet.hidePopover())
  addEventListener('pagehide', () => sheet.hidePopover())
}
