import type { AircraftType } from '@hongyan/content'
import type { Deck, Floor } from './geometry.ts'

/** A sheet lies flat with the nose at the left; on a phone it stands upright with the nose up. */
type Sheet = 'flat' | 'upright'
type Spot = { readonly x: number; readonly y: number }
type Rect = Spot & { readonly width: number; readonly height: number }

/** One deck, or all holds of one level, drawn inside its own outline of the fuselage. */
export type Row = {
  readonly kind: Deck['kind']
  readonly decks: readonly Deck[]
  /** Middle line of the fuselage, in units of the sheet. */
  readonly middle: number
}

export type PlanLayout = {
  readonly sheet: Sheet
  readonly width: number
  readonly height: number
  /** Half of the fuselage, in units. */
  readonly half: number
  readonly rows: readonly Row[]
  /** Where a place of a row lies on the sheet. Millimetres from the nose, and from the middle to the right. */
  readonly spot: (row: Row, along: number, across: number) => Spot
  readonly rect: (row: Row, floor: Floor) => Rect
}

const flatWidth = 1104
const margin = 24
/** Room over the first outline for its name, and under each for the names of doors and the tips of wings. */
const head = 56
const foot = 56
const lastFoot = 56
const uprightWidth = 66
const uprightMargin = 6
const uprightScale = 0.014

/** Plans of an aircraft at one scale, millimetres to units of the drawing, which are px. */
export function planLayout(aircraft: AircraftType, sheet: Sheet): PlanLayout {
  const { length, diameter, decks } = aircraft
  const scale =
    sheet === 'flat' ? (flatWidth - 2 * margin) / length : Math.min(uprightScale, uprightWidth / diameter)
  const half = round((diameter / 2) * scale)
  const step = sheet === 'flat' ? 2 * half + head + foot : 2 * half + 10
  const first = sheet === 'flat' ? head + half : uprightMargin + half
  const rows = (['main', 'lower'] as const)
    .map((kind) => ({ kind, decks: decks.filter((deck) => deck.kind === kind) }))
    .filter((row) => row.decks.length > 0)
    .map((row, index): Row => ({ ...row, middle: first + index * step }))
  const last = rows.at(-1)?.middle ?? first
  const start = sheet === 'flat' ? margin : uprightMargin
  const spot: PlanLayout['spot'] = (row, along, across) =>
    // The crew's right is up on the flat sheet and right on the upright one.
    sheet === 'flat'
      ? { x: round(start + along * scale), y: round(row.middle - across * scale) }
      : { x: round(row.middle + across * scale), y: round(start + along * scale) }
  const rect: PlanLayout['rect'] = (row, { at, across, length: long, width }) => {
    const [a, b] = [spot(row, at, across), spot(row, at + long, across + width)]
    return {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: round(Math.abs(a.x - b.x)),
      height: round(Math.abs(a.y - b.y)),
    }
  }
  const end = round(start + length * scale) + start
  const side = sheet === 'flat' ? last + half + lastFoot : last + half + uprightMargin
  return {
    sheet,
    half,
    rows,
    spot,
    rect,
    width: sheet === 'flat' ? flatWidth : round(side),
    height: sheet === 'flat' ? round(side) : end,
  }
}

/** Outline of the fuselage seen from above: a round nose, straight sides, a long tail. */
export function fuselagePath(layout: PlanLayout, row: Row, { length, diameter }: AircraftType): string {
  const r = diameter / 2
  const at = (along: number, across: number) => {
    const { x, y } = layout.spot(row, along, across)
    return `${x} ${y}`
  }
  const tail = length - 2.4 * diameter
  return (
    `M${at(0, 0)}C${at(0, r * 0.5)} ${at(diameter * 0.6, r)} ${at(diameter * 1.5, r)}L${at(tail, r)}` +
    `C${at(length - diameter, r)} ${at(length - diameter * 0.3, r * 0.3)} ${at(length, 0)}` +
    `C${at(length - diameter * 0.3, -r * 0.3)} ${at(length - diameter, -r)} ${at(tail, -r)}` +
    `L${at(diameter * 1.5, -r)}C${at(diameter * 0.6, -r)} ${at(0, -r * 0.5)} ${at(0, 0)}Z`
  )
}

/** Where the wings leave the fuselage: two short strokes on each side. */
export function wingPath(layout: PlanLayout, row: Row, { length, diameter }: AircraftType): string {
  const r = diameter / 2
  const stroke = (root: number, sweep: number, side: 1 | -1) => {
    const [from, to] = [layout.spot(row, root, r * side), layout.spot(row, root + sweep, r * 1.7 * side)]
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  }
  return ([1, -1] as const)
    .map(
      (side) => stroke(length * 0.34, diameter * 0.42, side) + stroke(length * 0.52, diameter * 0.14, side),
    )
    .join('')
}

/** Mark of a door on the edge of the fuselage: from and to. */
export function doorEnds(
  layout: PlanLayout,
  row: Row,
  { at, width, side }: Deck['doors'][number],
  diameter: number,
): readonly [Spot, Spot] {
  const r = diameter / 2
  if (side === 'nose')
    return [layout.spot(row, diameter * 0.12, -r * 0.42), layout.spot(row, diameter * 0.12, r * 0.42)]
  const across = side === 'left' ? -r : r
  return [layout.spot(row, at, across), layout.spot(row, at + width, across)]
}

/** To a tenth of a unit of the sheet: finer is not seen, and costs bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
