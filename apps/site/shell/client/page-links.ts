import { signInLink } from '../../client/sign-in.ts'
import { countLinkAction } from '../../features/group-links/actions.ts'
import { chatLink } from '../chat-link.ts'
import { rememberedArea } from './area.ts'
import { narrowScreens } from './viewport.ts'

/** Rules for links: back to the top, the footer's rule, the way back after signing in, the area of a chat, counted clicks. */
export function startPageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]')
    if (link === null || event.defaultPrevented) return
    if (link.getAttribute('href') === '#top') {
      event.preventDefault()
      scrollToTop()
      return
    }
    if ('login' in link.dataset) {
      link.href = signInLink(location.pathname + location.search, document.documentElement.dataset.signIn)
    }
    if (link.dataset.tag !== undefined) countClick(link.dataset.tag)
    // A link of the footer has opened its own window; this one goes back to its beginning.
    if (link.target === '_blank' && isSitePage(link) && link.closest('[data-footer]')) scrollToTop()
  })
  for (const name of ['pointerover', 'focusin', 'click']) document.addEventListener(name, sendArea, true)
  foldLongParts()
}

/** Completes a chat's address as it is about to be used: by then the visitor's area may be known. */
function sendArea(event: Event): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-chat]')
  if (link) link.href = chatLink(link.href, rememberedArea())
}

function scrollToTop(): void {
  scrollTo({ top: 0 })
}

function isSitePage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin
}

function countClick(tag: string): void {
  const body = new Blob([JSON.stringify({ tag })], { type: 'application/json' })
  navigator.sendBeacon?.(countLinkAction.path, body)
}

/** On narrow screens the footer's columns and other long parts start closed; without a script they are all open. */
function foldLongParts(): void {
  const narrow = matchMedia(narrowScreens)
  const fold = () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-fold]')) {
      part.open = !narrow.matches
      part.querySelector('summary')?.setAttribute('tabindex', narrow.matches ? '0' : '-1')
    }
  }
  fold()
  narrow.addEventListener('change', fold)
}
