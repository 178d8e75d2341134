import type { Sides } from './quote-input.ts'

/**
 * Boxes people send without measuring them, smallest first. Cartons by their numbers of the Chinese postal standard,
 * outer sides rounded up to whole centimetres.
 */
export const boxPresets = [
  'envelope',
  'carton-12',
  'carton-8',
  'shoe-box',
  'carton-5',
  'carton-4',
  'carton-3',
  'carton-2',
  'carton-1',
  'pallet',
] as const
type BoxPreset = (typeof boxPresets)[number]

/** Sides of the boxes in mm; a pallet is loaded to the height a truck takes twice. */
export const boxSides: Readonly<Record<BoxPreset, Sides>> = {
  envelope: { length: 340, width: 240, height: 10 },
  'carton-12': { length: 130, width: 80, height: 90 },
  'carton-8': { length: 210, width: 110, height: 140 },
  'shoe-box': { length: 330, width: 200, height: 120 },
  'carton-5': { length: 290, width: 170, height: 190 },
  'carton-4': { length: 350, width: 190, height: 230 },
  'carton-3': { length: 430, width: 210, height: 270 },
  'carton-2': { length: 530, width: 230, height: 290 },
  'carton-1': { length: 530, width: 290, height: 370 },
  pallet: { length: 1200, width: 1000, height: 1200 },
}
