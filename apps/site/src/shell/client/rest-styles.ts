import { goToNamedPlace } from './named-place.ts'

/** Turns on the style sheet of what stands below the first screenful, once it has come. */
export function startRestStyles(link: HTMLLinkElement): void {
  const apply = () => {
    link.media = 'all'
    document.documentElement.removeAttribute('data-rest')
    goToNamedPlace()
  }
  if (link.sheet === null) {
    link.addEventListener('load', apply, { once: true })
    // Without its styles the rest of the page is plain; hidden it would be of no use at all.
    link.addEventListener('error', apply, { once: true })
  } else apply()
}
