/** What the calls about areas and branches have in common. */
export const siteCall = {
  family: 'branches',
  shape: 'spec',
  credentials: true,
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'coverage',
} as const

/** The point of the spec: the middle of Beijing. */
export const beijing = { longitude: 116.4038, latitude: 39.9149 }
export const atSea = { longitude: 150, latitude: 20 }
