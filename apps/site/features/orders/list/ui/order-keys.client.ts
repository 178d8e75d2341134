/** Walks the orders by keys: arrows move between them, Enter follows the link as ever, Space ticks the order. */
export function bindOrderKeys(): void {
  for (const hint of document.querySelectorAll('[data-keys]')) hint.removeAttribute('hidden')
  document.addEventListener('keydown', (event) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.matches('[data-opener]')) return
    const openers = [...document.querySelectorAll<HTMLAnchorElement>('[data-opener]')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) openers[openers.indexOf(event.target) + step]?.focus()
    else if (event.key === ' ') event.target.closest('li')?.querySelector('input')?.click()
    else return
    event.preventDefault()
  })
}
