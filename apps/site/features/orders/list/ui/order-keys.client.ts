/**
 * Walks the orders by keys: arrows move between them, Enter follows the link as ever, Space ticks the order. The bar
 * over the list says how many are ticked.
 */
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
  countPicked()
}

function countPicked(): void {
  const place = document.querySelector<HTMLElement>('[data-picked]')
  const form = place?.closest('form')
  if (!place || !form) return
  const ticks = [...form.elements].filter((one): one is HTMLInputElement => one.matches('[name^="pick."]'))
  const all = [...document.querySelectorAll<HTMLInputElement>('[data-pick-all]')]
  const labels = form.querySelector<HTMLButtonElement>('[data-labels]')
  const count = () => {
    const picked = ticks.filter(({ checked }) => checked)
    for (const one of all) {
      one.checked = picked.length === ticks.length
      one.indeterminate = picked.length > 0 && !one.checked
    }
    place.textContent = (place.dataset.picked ?? '').replace('{count}', String(picked.length))
    // An order that nobody has accepted has no label yet.
    if (labels) labels.disabled = picked.length > 0 && !picked.some((one) => 'hasLabel' in one.dataset)
  }
  for (const tick of ticks) tick.addEventListener('change', count)
  for (const one of all) {
    one.hidden = false
    one.addEventListener('change', () => {
      for (const tick of ticks) tick.checked = one.checked
      count()
    })
  }
  form.addEventListener('reset', () => {
    // What the server ticked after a form that failed is let go as well.
    for (const tick of ticks) tick.defaultChecked = false
    for (const one of all) Object.assign(one, { checked: false, indeterminate: false })
  })
  count()
}
