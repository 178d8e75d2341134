import type { boxPresets } from '@hongyan/domain/quotes/box-presets'

type BoxTile = {
  readonly id: (typeof boxPresets)[number]
  readonly name: 'envelope' | 'mini' | 'small' | 'medium' | 'large' | 'pallet'
}

const cartons = [
  { id: 'carton-5', name: 'small' },
  { id: 'carton-3', name: 'medium' },
  { id: 'carton-1', name: 'large' },
] as const satisfies readonly BoxTile[]

/** The boxes that are drawn for a kind of order, or for any shipment, smallest first; one’s own stands beside them. */
export const boxTiles: Readonly<Record<'any' | 'express' | 'heavy' | 'fresh', readonly BoxTile[]>> = {
  // Beside a pallet nothing else could be told from a letter.
  any: [{ id: 'envelope', name: 'envelope' }, { id: 'carton-8', name: 'mini' }, ...cartons],
  express: [{ id: 'envelope', name: 'envelope' }, ...cartons],
  heavy: [...cartons, { id: 'pallet', name: 'pallet' }],
  fresh: [{ id: 'carton-8', name: 'mini' }, ...cartons],
}
