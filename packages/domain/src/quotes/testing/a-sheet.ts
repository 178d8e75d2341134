import type { Band, RateSheet } from '../tariff.ts'

/** A rate sheet without limits: one gram a step, with what is given changed. */
export function aSheet(bands: readonly Band[], limits: Partial<RateSheet['limits']> = {}): RateSheet {
  return {
    validFrom: '2026-01-01',
    divisor: 6000,
    step: 1,
    level: 'shipment',
    sides: 'measured',
    bands: [...bands],
    extras: [],
    limits: {
      least: 0,
      heaviestPieceAtLeast: null,
      pieceWeight: null,
      longestSide: null,
      sumOfSides: null,
      shipmentWeight: null,
      shipmentVolume: null,
      leastDistance: null,
      ...limits,
    },
  }
}

/** One price for every kilogram of what is over one weight and up to another, in the zone called near. */
export function kilograms(kilogram: number, over = 0, upTo: number | null = null, least = 0): Band {
  return { kind: 'per-kilogram', over, upTo, byZone: { near: { kilogram, least } } }
}
