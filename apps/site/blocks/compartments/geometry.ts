import type { AircraftType } from '@hongyan/content'

export type Deck = AircraftType['decks'][number]
export type Position = Deck['positions'][number]

/** Where a position lies on its deck, in millimetres: from the nose, and from the middle line to the right. */
export type Floor = {
  readonly at: number
  readonly across: number
  readonly length: number
  readonly width: number
}

/**
 * Positions on the floor. Those that stand at the same place along the deck stand side by side, from left to right
 * as seen by the crew.
 */
export function floorsOf(positions: readonly Position[]): readonly Floor[] {
  const meets = (a: Position, b: Position) => a.at < b.at + b.length && b.at < a.at + a.length
  return positions.map((position) => {
    const row = positions.filter((other) => meets(position, other))
    const whole = row.reduce((sum, { width }) => sum + width, 0)
    const before = row.slice(0, row.indexOf(position)).reduce((sum, { width }) => sum + width, 0)
    return {
      at: position.at,
      length: position.length,
      width: position.width,
      across: before - whole / 2,
    }
  })
}

/** Positions next to each other in the list that take the same unit up to the same limits. */
export type Group = {
  readonly key: string
  readonly deck: Deck
  readonly positions: readonly Position[]
  readonly floors: readonly Floor[]
}

const sameAs = (a: Position, b: Position) =>
  a.unit === b.unit &&
  a.limit === b.limit &&
  a.length === b.length &&
  a.width === b.width &&
  a.height === b.height &&
  a.topWidth === b.topWidth &&
  a.shoulder === b.shoulder

/** The rows of the table of limits: equal neighbours are one. */
export function groupsOf(deck: Deck): readonly Group[] {
  const floors = floorsOf(deck.positions)
  const groups: { key: string; deck: Deck; positions: Position[]; floors: Floor[] }[] = []
  for (const [index, position] of deck.positions.entries()) {
    const floor = floors[index]
    const last = groups.at(-1)
    const previous = last?.positions.at(-1)
    if (!floor) continue
    if (last && previous && sameAs(previous, position)) {
      last.positions.push(position)
      last.floors.push(floor)
    } else {
      groups.push({ key: `${deck.id}-${position.name}`, deck, positions: [position], floors: [floor] })
    }
  }
  return groups
}

/** What a group is called: `5`, or its first and last name. */
export function groupName({ positions }: Group): string {
  const [first, last] = [positions[0]?.name ?? '', positions.at(-1)?.name ?? '']
  // Word joiners: a range is never broken at its dash.
  return positions.length === 1 ? first : `${first}\u2060–\u2060${last}`
}
