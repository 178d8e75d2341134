import { MeshStandardMaterial } from 'three'

/** One finish: a flat colour with a roughness. Shared, so that meshes of one finish merge into one draw call. */
export type Paint = MeshStandardMaterial

const mixed = new Map<string, Paint>()

/** The finish for a CSS colour; `rough` is 0 (mirror) to 1 (chalk). Same arguments give the same object. */
export function mix(colour: string, rough = 0.78): Paint {
  const key = `${colour}/${rough}`
  const found = mixed.get(key)
  if (found) return found
  const made = new MeshStandardMaterial({ color: colour, roughness: rough, metalness: 0 })
  mixed.set(key, made)
  return made
}

/** The colours of the miniature world. Red and ink are the brand's; wood and leaf belong to the things themselves. */
export const paint = {
  red: mix('#e1251b'),
  redDeep: mix('#b3170f'),
  redSoft: mix('#ee5a4f'),
  ink: mix('#262a35'),
  inkSoft: mix('#3b404d'),
  white: mix('#fffdfb'),
  shell: mix('#fffdfb', 0.45),
  sand: mix('#faf5ef'),
  sandDeep: mix('#e9dfd5'),
  grey: mix('#c4c7cc'),
  greyDeep: mix('#8e939d'),
  steel: mix('#e4e7eb', 0.55),
  steelDeep: mix('#c6cbd3', 0.55),
  wood: mix('#d8a063'),
  woodLight: mix('#e3b47c'),
  tape: mix('#f1d6ac'),
  pallet: mix('#b98550'),
  glass: mix('#6fa9cf', 0.22),
  glassDark: mix('#2c3b4d', 0.22),
  blue: mix('#2f6fa8'),
  ice: mix('#cfe6f3'),
  navy: mix('#39506f'),
  road: mix('#50545e'),
  leaf: mix('#7fae6b'),
  leafDeep: mix('#6a9a5b'),
  trunk: mix('#8a6a4a'),
  solar: mix('#2b4a86', 0.28),
  skin: mix('#e9b994'),
  lamp: mix('#fff0c2'),
  pine: mix('#2b7a5b'),
  amber: mix('#f2b632'),
  orange: mix('#f07a2a'),
} as const
