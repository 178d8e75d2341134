/** What a claim is about. */
export const claimKinds = ['damaged', 'lost', 'missing-items', 'late', 'other'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Why the company does not pay. */
export const claimRefusals = ['not-our-fault', 'not-proven', 'too-late', 'other'] as const
export type ClaimRefusal = (typeof claimRefusals)[number]

/** What a claim can hold: characters, minor units of money, files and their bytes, days since the shipment moved last. */
export const claimLimits = {
  story: 1_000,
  amount: 1_000_000_000,
  files: 6,
  fileBytes: 2_097_152,
  fileName: 80,
  days: 90,
} as const

/** What a proof may be. */
export const claimMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type ClaimMediaType = (typeof claimMediaTypes)[number]
