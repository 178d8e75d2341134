/** Parts of the pages for developers that are no group of calls: how to begin, and what codes mean. */
export const guidePart = 'guide'
export const codesPart = 'codes'

/** Groups that the program of a customer needs, in the order it needs them; the others serve pages of this site. */
export const programFamilies: readonly string[] = [
  'quotes',
  'orders',
  'shipments',
  'tracking',
  'track-view',
  'merchants',
  'addresses',
  'coverage',
  'branches',
  'prohibited',
  'carbon',
]

/** Groups whose open calls only read: their examples can be sent from the page. */
export const openFamilies: readonly string[] = [
  'quotes',
  'track-view',
  'addresses',
  'coverage',
  'branches',
  'prohibited',
  'carbon',
]
