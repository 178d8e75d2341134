/** What an inquiry may hold. Lengths in mm, weights in grams, money in minor units. */
export const quoteLimits = {
  /** Sizes of pieces in one shipment. */
  sizes: 20,
  piecesOfOneSize: 999,
  side: 10_000,
  pieceWeight: 30_000_000,
  shipmentWeight: 300_000_000,
  /** mm³ of the whole shipment: 1,000 m³. */
  shipmentVolume: 1_000_000_000_000,
  declaredValue: 1_000_000_000,
  cashOnDelivery: 30_000_000,
  /** Days ahead for which arrival can be told. */
  daysAhead: 180,
} as const
