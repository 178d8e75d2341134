import { partsOff, type SitePart } from '@hongyan/locales'

/** What a part of the site sells: products, and ways to work together, by the names that prices, branches and forms have. */
const sold: Readonly<Record<SitePart, readonly string[]>> = {
  air: ['air'],
  freight: ['freight', 'freight-light', 'freight-heavy'],
  bulky: ['bulky'],
  coldChain: ['cold', 'cold-chain'],
  warehousing: ['warehousing'],
  cloudWarehouse: ['cloud-warehouse'],
  technology: ['technology'],
  education: ['education'],
  pharma: ['pharma', 'pharmaceutical'],
  crossBorder: ['cross-border'],
  investors: [],
}

const notOffered = new Set(partsOff.flatMap((part) => sold[part]))

/** Whether the company sells a product or a way to work together: what is of a part that is off, it does not. */
export function isOffered(name: string): boolean {
  return !notOffered.has(name)
}
