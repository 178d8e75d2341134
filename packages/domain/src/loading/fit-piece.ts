import { type Block, blocksOf, widthAt } from './blocks.ts'
import { type Entry, entryOf } from './door-entry.ts'
import { type Deck, type Door, type Orientation, orientationsOf, type Piece } from './shapes.ts'

/** What may stop a piece, in the order in which it is met. */
const fitLimits = [
  'piece-weight',
  'piece-length',
  'piece-height',
  'door-height',
  'door-width',
  'turn',
  'place-length',
  'place-height',
  'contour',
  'place-weight',
] as const
type FitLimit = (typeof fitLimits)[number]

/** The worst limit of the nearest miss: what it allows and what the piece needs, millimetres, or grams for a weight. */
export type Shortfall = {
  readonly limit: FitLimit
  readonly allowed: number
  readonly needed: number
  /** How it was tried when it came nearest. */
  readonly orientation: Orientation
  readonly door: Door
  readonly block: Block
}

export type Fit = {
  readonly orientation: Orientation
  readonly door: Door
  readonly entry: 'straight' | 'slanted'
  /** Every run of places that takes it so; the first is drawn. */
  readonly blocks: readonly Block[]
  /** Square millimetres its weight must be spread over, or null where the floor bears it as it is. */
  readonly spread: number | null
  /** Pieces of the consignment that find room on this deck in one layer, by space and weight of its places. */
  readonly capacity: number
}

export type HoldFit =
  | { readonly kind: 'fits'; readonly deck: Deck; readonly fit: Fit }
  | { readonly kind: 'no'; readonly deck: Deck; readonly shortfall: Shortfall }

export type AircraftFit = {
  readonly holds: readonly HoldFit[]
  /** Whether the whole consignment is within what the aircraft may carry. */
  readonly withinPayload: boolean
}

/** Whether a piece goes into an aircraft: each of its decks, with what takes it or the limit that fails. */
export function fitAircraft(
  piece: Piece,
  aircraft: { readonly payload: number; readonly decks: readonly Deck[] },
): AircraftFit {
  return {
    holds: aircraft.decks.map((deck) => fitHold(piece, deck)),
    withinPayload: piece.weight * piece.count <= aircraft.payload * 1000,
  }
}

/** One way of standing, by one door. */
type Way = {
  readonly orientation: Orientation
  readonly door: Door
  readonly entry: Entry['kind']
}

function fitHold(piece: Piece, deck: Deck): HoldFit {
  const blocks = blocksOf(deck.positions)
  const fits: Fit[] = []
  let nearest: Shortfall | null = null
  for (const orientation of orientationsOf(piece)) {
    for (const door of deck.doors) {
      const entry = entryOf(orientation, door, deck)
      const taking: Block[] = []
      for (const block of blocks) {
        const short = shortfallOf(piece, { orientation, door, entry: entry.kind }, deck, block)
        if (short === null) taking.push(block)
        else if (nearest === null || excess(short) < excess(nearest)) nearest = short
      }
      const fit = fitOf(piece, { orientation, door, entry: entry.kind }, deck, taking)
      if (fit !== null) fits.push(fit)
    }
  }
  const best = fits.reduce<Fit | null>((one, other) => (one && !isBetter(other, one) ? one : other), null)
  if (best !== null) return { kind: 'fits', deck, fit: best }
  if (nearest === null) throw new Error('a deck has a door and a place')
  return { kind: 'no', deck, shortfall: nearest }
}

/** The limit most exceeded by one way of standing, door and run of places, or null where none is. */
function shortfallOf(
  { weight }: Piece,
  { orientation, door, entry }: Way,
  deck: Deck,
  block: Block,
): Shortfall | null {
  const { along, across, tall } = orientation
  const clear = widthAt(block, tall)
  const checks: readonly (readonly [limit: FitLimit, fails: boolean, allowed: number, needed: number])[] = [
    ['piece-weight', weight > deck.piece.weight * 1000, deck.piece.weight * 1000, weight],
    ['piece-length', Math.max(along, across) > deck.piece.length, deck.piece.length, Math.max(along, across)],
    ['piece-height', tall > deck.piece.height, deck.piece.height, tall],
    ['door-height', entry === 'height', door.height, tall],
    ['door-width', entry === 'width', door.width, Math.min(along, across)],
    ['turn', entry === 'turn', door.width, Math.max(along, across)],
    ['place-length', along > block.length, block.length, along],
    ['place-height', tall > block.height, block.height, tall],
    ['contour', tall <= block.height && across > clear, Math.floor(clear), across],
    ['place-weight', weight > (block.limit - block.tare) * 1000, (block.limit - block.tare) * 1000, weight],
  ]
  return checks
    .filter(([, fails]) => fails)
    .map(([limit, , allowed, needed]) => ({ limit, allowed, needed, orientation, door, block }))
    .reduce<Shortfall | null>((worst, one) => (worst && excess(worst) >= excess(one) ? worst : one), null)
}

/** How many times what is allowed the piece needs: lengths and weights compare with each other. */
function excess({ needed, allowed }: Shortfall): number {
  return needed / Math.max(1, allowed)
}

function fitOf(
  piece: Piece,
  { orientation, door, entry }: Way,
  deck: Deck,
  taking: readonly Block[],
): Fit | null {
  const [first] = taking
  if (first === undefined || (entry !== 'straight' && entry !== 'slanted')) return null
  // Runs longer than need be would only block places.
  const blocks = taking.filter(({ names }) => names.length === first.names.length)
  const { along, across } = orientation
  return {
    orientation,
    door,
    entry,
    blocks,
    spread: spreadOf(piece.weight, { along, across }, deck.floorLoad, first.least),
    capacity: capacityOf(piece, orientation, blocks),
  }
}

/**
 * Square millimetres that boards must carry a piece over, where its own base is too small for the floor, or too short
 * for the places that together bear it. Grams × 1000 on square millimetres are kilograms on square metres.
 */
function spreadOf(
  weight: number,
  { along, across }: { readonly along: number; readonly across: number },
  floorLoad: number,
  least: number,
): number | null {
  const bearing = Math.ceil((weight * 1000) / floorLoad)
  if (bearing <= along * across && along > least) return null
  return Math.max(bearing, Math.max(along, least + 1) * across)
}

/** Pieces in one layer on runs of places that do not share a place. */
function capacityOf(piece: Piece, { along, across, tall }: Orientation, blocks: readonly Block[]): number {
  const used = new Set<string>()
  let pieces = 0
  for (const block of blocks) {
    if (block.names.some((name) => used.has(name))) continue
    for (const name of block.names) used.add(name)
    const room = Math.floor(block.length / along) * Math.floor(widthAt(block, tall) / across)
    pieces += Math.min(room, Math.floor(((block.limit - block.tare) * 1000) / piece.weight))
  }
  return pieces
}

/** Better: no spreading, fewer places, straight in, upright as it was given, more pieces. */
function isBetter(one: Fit, other: Fit): boolean {
  const rank = ({ spread, blocks, entry, capacity }: Fit) => [
    spread === null ? 0 : 1,
    blocks[0]?.names.length ?? 0,
    entry === 'straight' ? 0 : 1,
    -capacity,
  ]
  const [a, b] = [rank(one), rank(other)]
  const at = a.findIndex((value, index) => value !== b[index])
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0)
}
