/** A `<details data-light>` closes like a menu: on Escape, on a click elsewhere, when the focus leaves it. */
export function startLightDetails(): void {
  const open = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-light][open]')]
  document.addEventListener('click', (event) => {
    for (const item of open()) if (!item.contains(event.target as Node)) item.open = false
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const item of open()) {
      item.open = false
      if (item.contains(document.activeElement)) item.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('focusin', (event) => {
    for (const item of open()) if (!item.contains(event.target as Node)) item.open = false
  })
  document.addEventListener(
    'toggle',
    (event) => {
      const item = event.target as HTMLElement
      if (item.matches('details[data-light][open]')) item.querySelector('input')?.focus()
    },
    true,
  )
}
