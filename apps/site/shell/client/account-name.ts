import { withStorages } from '../../client/clear-device.ts'

/** Who is shown in the header. */
type Shown = { readonly name: string | null; readonly company?: string | null }

/** In the storage of a window, which is cleared when somebody leaves. */
const nameStored = 'hongyan.name'

let shown: { readonly link: HTMLAnchorElement; readonly button: HTMLButtonElement } | null = null

/** Shows at once whom the page was made for, or who was shown on the page before: no icon turns into a name. */
export function showSavedName(): void {
  let name = document.documentElement.dataset.accountName ?? null
  withStorages((storage) => {
    name ??= storage.getItem(nameStored)
  })
  if (name !== null) place(name)
}

/**
 * Puts the name where the person icon was; it opens the menu, whose last entry signs out. Where there is no room for a
 * name its first letter stands there, called by it.
 */
export function showName({ name, company = null }: Shown): void {
  const menu = document.getElementById('account-menu')
  if (!menu) return
  const called = name ?? menu.dataset.greeting ?? ''
  place(called)
  const named = menu.querySelector<HTMLElement>('[data-account-name]')
  if (named) {
    named.textContent = called
    named.closest('[data-who]')?.setAttribute('data-account', initialsOf(called))
  }
  const of = menu.querySelector<HTMLElement>('[data-account-company]')
  if (of && company !== null) {
    of.textContent = company
    of.hidden = false
  }
  if (name === null) return
  try {
    sessionStorage.setItem(nameStored, name)
  } catch {}
}

/** Nobody is there any more: the icon stands where it was. */
export function hideName(): void {
  const menu = document.getElementById('account-menu')
  menu?.hidePopover()
  for (const place of menu?.querySelectorAll(
    '[data-account-name], [data-account-phone], [data-account-company], [data-again-to], [data-again-goods]',
  ) ?? [])
    place.textContent = ''
  shown?.button.replaceWith(shown.link)
  shown = null
}

function place(called: string): void {
  const menu = document.getElementById('account-menu')
  const link = shown?.link ?? document.querySelector<HTMLAnchorElement>('a[data-login]')
  if (!menu || !link) return
  const button = shown?.button ?? document.createElement('button')
  button.dataset.account = initialsOf(called)
  button.setAttribute('aria-label', (menu.dataset.label ?? '').replace('{name}', called))
  const text = document.createElement('span')
  text.textContent = shortOf(called)
  button.replaceChildren(text)
  if (shown !== null) return
  button.type = 'button'
  button.className = link.className
  button.popoverTargetElement = menu
  link.replaceWith(button)
  shown = { link, button }
  menu.addEventListener('toggle', () => {
    const { bottom, right } = button.getBoundingClientRect()
    menu.style.insetBlockStart = `${bottom + 8}px`
    // Under the end of the name, and on the screen however near its other side that is.
    menu.style.insetInlineStart = `${Math.max(8, right - menu.offsetWidth)}px`
  })
}

/** Robin for Robin Sample: a name in letters has no room for all of it; a Chinese one stays whole. */
function shortOf(name: string): string {
  return /^\p{Script=Latin}/u.test(name) ? (name.trim().split(/\s+/)[0] ?? name) : name
}

/** 宋, or RS for Robin Sample. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  const initials = [first, last].map((word) => [...word][0] ?? '').join('')
  return /^[\p{Script=Latin}]/u.test(initials) ? initials.toUpperCase() : ([...initials][0] ?? '')
}
