/** Where a visit came from; goes along to every page of the site. */
const everywhere = ['utm_source', 'utm_term'] as const
/** Goes along to the cooperation pages and forms only. */
const cooperationOnly = ['wuce', 'cooperationId'] as const

/**
 * Address of a link with the campaign parameters of the present page, where the link lacks them; the same string
 * when there is nothing to add. Links to other sites are left alone unless they are cooperation links.
 */
export function carryOver(href: string, present: URL): string {
  if (!URL.canParse(href, present.href)) return href
  const target = new URL(href, present.href)
  const cooperation = isCooperation(target)
  if (!/^https?:$/.test(target.protocol) || (target.origin !== present.origin && !cooperation)) return href
  let added = false
  for (const name of cooperation ? [...everywhere, ...cooperationOnly] : everywhere) {
    const value = present.searchParams.get(name)
    if (value === null || target.searchParams.has(name)) continue
    target.searchParams.set(name, value)
    added = true
  }
  return added ? target.href : href
}

function isCooperation({ pathname }: URL): boolean {
  return /\/cooperation(\/|$)|\/business$/.test(pathname)
}

/** Completes links as they are about to be used, so that pages can be cached without a visitor's parameters. */
export function startCarryOver(): void {
  if (![...everywhere, ...cooperationOnly].some((name) => new URLSearchParams(location.search).has(name)))
    return
  const complete = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || link.getAttribute('href')?.startsWith('#')) return
    const href = carryOver(link.href, new URL(location.href))
    if (href !== link.href) link.href = href
  }
  for (const name of ['pointerover', 'focusin', 'click']) document.addEventListener(name, complete, true)
}
