/** Turns on the style sheet of what stands below the first screenful, once it has come. */
export function startRestStyles(link: HTMLLinkElement): void {
  const apply = () => {
    link.media = 'all'
  }
  if (link.sheet === null) link.addEventListener('load', apply, { once: true })
  else apply()
}
