/** Prints the result with all of its arithmetic; what was closed closes again. */
export function printResult(): void {
  const closed = new Set<HTMLDetailsElement>()
  document.addEventListener('click', (event) => {
    if ((event.target as HTMLElement).closest('[data-print]')) window.print()
  })
  window.addEventListener('beforeprint', () => {
    for (const step of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
      closed.add(step)
      step.open = true
    }
  })
  window.addEventListener('afterprint', () => {
    for (const step of closed) step.open = false
    closed.clear()
  })
}
