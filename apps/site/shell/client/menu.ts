import { bringParts } from './parts.ts'

const openDelay = 80
const closeDelay = 200

/**
 * The wide menu: a pointer over an entry and a press of its button open it, the focus alone does not; Escape, leaving
 * and a click elsewhere close it.
 */
export function startMenu(nav: HTMLElement): void {
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-entry]')].filter((entry) => buttonOf(entry))
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAt = 0

  let wish: HTMLElement | null = null

  const show = (wanted: HTMLElement | null) => {
    clearTimeout(timer)
    wish = wanted
    if (wanted !== null && isEmpty(wanted)) {
      // Whoever has gone on by then wants it no more; without a connection the entry's link still leads on.
      const then = () => wish === wanted && !isEmpty(wanted) && show(wanted)
      bringParts().then(then, () => undefined)
      return
    }
    for (const entry of entries) {
      const open = entry === wanted
      if (open !== isOpen(entry)) {
        entry.toggleAttribute('data-open', open)
        buttonOf(entry)?.setAttribute('aria-expanded', String(open))
        if (open) openedAt = performance.now()
      }
    }
  }
  const later = (entry: HTMLElement | null, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(entry), delay)
  }

  for (const entry of entries) {
    entry.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return
      later(entry, entries.some(isOpen) ? 0 : openDelay)
    })
    entry.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') later(null, closeDelay)
    })
    entry.addEventListener('focusout', (event) => {
      if (!entry.contains(event.relatedTarget as Node | null) && !entry.matches(':hover')) show(null)
    })
    buttonOf(entry)?.addEventListener('click', ({ detail }) => {
      // A pointer that has just opened the panel by hovering must not close it with the same gesture.
      const settled = detail === 0 || performance.now() - openedAt > 300
      show(isOpen(entry) && settled ? null : entry)
    })
    // The first touch opens the panel, the second follows the link.
    entry.querySelector('a')?.addEventListener('click', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch' || isOpen(entry)) return
      event.preventDefault()
      show(entry)
    })
  }
  document.addEventListener('keydown', (event) => {
    const open = entries.find(isOpen)
    if (event.key !== 'Escape' || open === undefined) return
    if (open.contains(document.activeElement)) buttonOf(open)?.focus()
    show(null)
  })
  document.addEventListener('pointerdown', (event) => {
    if (!nav.contains(event.target as Node)) show(null)
  })
  addEventListener('pagehide', () => show(null))
  nav.dataset.live = ''
}

function buttonOf(entry: HTMLElement): HTMLButtonElement | null {
  return entry.querySelector('button[aria-expanded]')
}

function isEmpty(entry: HTMLElement): boolean {
  return entry.querySelector('[data-deferred]:empty') !== null
}

function isOpen(entry: HTMLElement): boolean {
  return entry.hasAttribute('data-open')
}
