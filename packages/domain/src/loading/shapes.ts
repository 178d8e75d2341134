/** A consignment of equal pieces. Millimetres and grams, whole. */
export type Piece = {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly weight: number
  readonly count: number
  /** Whether it may lie on another side than its own base. */
  readonly tiltable: boolean
}

/** A piece as it stands in a hold: along the fuselage, across it, upwards. Millimetres. */
export type Orientation = { readonly along: number; readonly across: number; readonly tall: number }

/** Clear opening of a door, and where its front edge is from the nose. Millimetres. */
export type Door = {
  readonly id: string
  readonly at: number
  readonly width: number
  readonly height: number
  readonly side: 'left' | 'right' | 'nose'
}

/** Room for one unit: full width up to the shoulder, narrowing to `topWidth` at `height`. Millimetres, kilograms. */
export type Place = {
  readonly name: string
  readonly base: 'pallet' | 'container' | 'floor'
  readonly at: number
  readonly length: number
  readonly width: number
  readonly height: number
  readonly topWidth: number
  readonly shoulder: number
  /** Highest gross weight, and the weight of pallet and net in it. */
  readonly limit: number
  readonly tare: number
}

/** A deck with what it takes of a single piece: longest side, height, weight; and kilograms per square metre. */
export type Deck = {
  readonly id: string
  readonly doors: readonly Door[]
  readonly positions: readonly Place[]
  readonly piece: { readonly length: number; readonly height: number; readonly weight: number }
  readonly floorLoad: number
}

/** Ways a piece may stand: its own base turned by a quarter, and every side where it may be tilted. Upright first. */
export function orientationsOf({ length, width, height, tiltable }: Piece): readonly Orientation[] {
  const standing = (tall: number, one: number, other: number): Orientation[] => [
    { along: one, across: other, tall },
    { along: other, across: one, tall },
  ]
  const all = standing(height, length, width)
  if (tiltable) all.push(...standing(width, length, height), ...standing(length, width, height))
  const seen = new Set<string>()
  return all.filter(({ along, across, tall }) => {
    const key = `${along} ${across} ${tall}`
    return !seen.has(key) && seen.add(key)
  })
}
