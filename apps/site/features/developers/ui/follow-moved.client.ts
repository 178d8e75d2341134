/** Goes on to where a part of the page has moved, when the address names it; without a script its link is there. */
export function followMoved(): void {
  const link = document.querySelector<HTMLAnchorElement>(
    `[data-moved][id="${CSS.escape(location.hash.slice(1))}"]`,
  )
  if (link) location.replace(link.href)
}
