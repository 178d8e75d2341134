import { campaignOf } from '../campaign.ts'
import { shared } from './state.ts'

/** Where a visit came from; goes along to every page of the site. */
const everywhere = ['utm_source', 'utm_term'] as const
/** Goes along to the cooperation pages and forms only. */
const cooperationOnly = ['wuce', 'cooperationId'] as const

const key = 'hongyan:campaign'

/**
 * The campaign query of a visit: what the present address says, else what this tab remembers. Forms, searches and
 * tools write addresses of their own, with a part of the values or none, so the address alone would forget them.
 */
export function campaignQuery(search: string, kept: Pick<Storage, 'getItem' | 'setItem'>): string {
  const campaign = Object.entries(campaignOf(search))
  const present = new URLSearchParams(campaign).toString()
  try {
    const remembered = new URLSearchParams(campaignOf(kept.getItem(key) ?? ''))
    if (campaign.every(([name, value]) => remembered.get(name) === value)) return remembered.toString()
    kept.setItem(key, present)
  } catch {
    // A browser that keeps nothing still has the address.
  }
  return present
}

/**
 * Address of a link with the campaign values of the visit, where the link lacks them; the same string when there is
 * nothing to add. Links to other sites are left alone unless they are cooperation links.
 */
export function carryOver(href: string, present: URL, campaign: URLSearchParams): string {
  if (!URL.canParse(href, present.href)) return href
  const target = new URL(href, present.href)
  const cooperation = isCooperation(target)
  if (!/^https?:$/.test(target.protocol) || (target.origin !== present.origin && !cooperation)) return href
  let added = false
  for (const name of cooperation ? [...everywhere, ...cooperationOnly] : everywhere) {
    const value = campaign.get(name)
    if (value === null || target.searchParams.has(name)) continue
    target.searchParams.set(name, value)
    added = true
  }
  return added ? target.href : href
}

function isCooperation({ pathname }: URL): boolean {
  return /\/cooperation(\/|$)|\/business$/.test(pathname)
}

/** Completes links and forms as they are about to be used, so that pages can be cached without a visitor's values. */
export function startCarryOver(): void {
  const campaign = new URLSearchParams(shared.get().wuceQueryString)
  if (campaign.size === 0) return
  const complete = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || link.getAttribute('href')?.startsWith('#')) return
    const href = carryOver(link.href, new URL(location.href), campaign)
    if (href !== link.href) link.href = href
  }
  for (const name of ['pointerover', 'focusin', 'click']) document.addEventListener(name, complete, true)
  document.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement
    if (form.method !== 'get' || new URL(form.action).origin !== location.origin) return
    for (const name of everywhere) {
      const value = campaign.get(name)
      if (value === null || form.elements.namedItem(name) !== null) continue
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name, value })
      form.append(field)
    }
  })
}
