/** Buttons of a tool that nothing but its script answers: forms reach the server without, popovers open by themselves. */
const answered = 'astro-island[ssr] button[type=button]:not([popovertarget], [data-copy])'

/** Keeps a press on a button whose tool is still asleep, and presses it once more when the tool is awake. */
export function keepEarlyPresses(): void {
  const kept = new Map<Element, HTMLElement>()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(answered) : null
    const tool = button?.closest('astro-island')
    if (button && tool) kept.set(tool, button)
  })
  const press = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    kept.get(target)?.click()
    kept.delete(target)
  }
  // What an island tells does not rise to the document: it is heard on its way down.
  document.addEventListener('astro:hydrate', press, { capture: true })
}
