// Door of the subpath `@hongyan/domain/loading`: pure geometry, imports nothing else of the domain.
export { type Block, blocksOf, widthAt } from './loading/blocks.ts'
export { type Entry, entryOf } from './loading/door-entry.ts'
export {
  type AircraftFit,
  type Fit,
  type FitLimit,
  fitAircraft,
  type HoldFit,
  type Shortfall,
} from './loading/fit-piece.ts'
export type { Deck, Door, Orientation, Piece, Place } from './loading/shapes.ts'
