/**
 * Puts the name where the person icon was; it opens the menu, whose last entry signs out. Where there is no room for a
 * name the icon stays, called by it.
 */
export function showName({ name }: { readonly name: string | null }): { readonly restore: () => void } {
  const menu = document.getElementById('account-menu')
  const place = menu?.querySelector<HTMLElement>('[data-account-name]')
  const link = document.querySelector<HTMLAnchorElement>('a[data-login]')
  if (!menu || !place || !link) return { restore: () => undefined }
  const called = name ?? place.dataset.greeting ?? ''
  place.textContent = called
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.dataset.account = ''
  const shown = document.createElement('span')
  shown.textContent = called
  button.append(...[...link.children].map((icon) => icon.cloneNode(true)), shown)
  button.setAttribute('aria-label', (place.dataset.accountName ?? '').replace('{name}', called))
  button.popoverTargetElement = menu
  link.replaceWith(button)
  menu.addEventListener('toggle', () => {
    const { bottom, right } = button.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    menu.style.insetBlockStart = `${bottom + 8}px`
    // Under the end of the name, and on the screen however near its other side that is.
    const end = Math.min(clientWidth - right, clientWidth - menu.offsetWidth - 8)
    menu.style.insetInlineEnd = `${Math.max(8, end)}px`
  })
  return {
    restore: () => {
      menu.hidePopover()
      place.textContent = ''
      button.replaceWith(link)
    },
  }
}
