/** What an address may be the default for. */
export const addressRoles = ['sender', 'recipient'] as const
export type AddressRole = (typeof addressRoles)[number]

/** Characters of each field. */
export const longestFields = { name: 40, company: 60, detail: 200, group: 20 } as const

/** Lines of one file, its heads left out. */
export const mostImportLines = 500

/** Lines that are read and recognised at once. */
export const mostLines = 500

/** What the columns of a file of addresses are taken for. `address` holds area and street in one. */
export const importColumns = [
  'name',
  'company',
  'phone',
  'country',
  'area',
  'province',
  'city',
  'district',
  'detail',
  'address',
  'postcode',
  'group',
] as const
export type ImportColumn = (typeof importColumns)[number]
