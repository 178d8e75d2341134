import type { Place } from './shapes.ts'

/** One place, or pallets in a row joined for a long piece: the room over all of them, and what they bear together. */
export type Block = Omit<Place, 'name' | 'base'> & {
  readonly names: readonly string[]
  /** From its front edge to its last place: a shorter piece stands on fewer places. */
  readonly least: number
}

/** Pallets further apart than this are not joined. */
const widestGap = 100

/** Every run of places that a piece may stand on, single places first, in the order of the deck. */
export function blocksOf(places: readonly Place[]): readonly Block[] {
  const lanes = lanesOf(places)
  const longest = Math.max(0, ...lanes.map((lane) => lane.length))
  const blocks: Block[] = []
  for (let count = 1; count <= longest; count += 1) {
    const runs: Block[] = []
    for (const lane of lanes) {
      for (let from = 0; from + count <= lane.length; from += 1) {
        runs.push(join(lane.slice(from, from + count)))
      }
    }
    blocks.push(...runs.sort((one, other) => one.at - other.at))
  }
  return blocks
}

/** Clear width of a block at a height over its floor, in millimetres; none above its roof. */
export function widthAt({ width, topWidth, shoulder, height }: Block, tall: number): number {
  if (tall > height) return 0
  if (tall <= shoulder) return width
  return width - ((width - topWidth) * (tall - shoulder)) / (height - shoulder)
}

/** Places one behind the other that can be joined. Containers and floors stand alone, as does what lies apart. */
function lanesOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const lanes: Place[][] = []
  for (const place of places) {
    const abreast = (one: Place) => places.filter(({ at }) => at === one.at)
    const lane = lanes.find((one) => {
      const last = one.at(-1)
      if (last === undefined || place.base !== 'pallet' || last.base !== 'pallet') return false
      const gap = place.at - last.at - last.length
      const sideBySide = abreast(place)
      return (
        gap >= 0 &&
        gap <= widestGap &&
        sideBySide.length === abreast(last).length &&
        sideBySide.indexOf(place) === abreast(last).indexOf(last)
      )
    })
    if (lane === undefined) lanes.push([place])
    else lane.push(place)
  }
  return lanes
}

function join(places: readonly Place[]): Block {
  const [first] = places
  const last = places.at(-1)
  const before = places.at(-2)
  if (first === undefined || last === undefined) throw new Error('a block has at least one place')
  const least = (of: (place: Place) => number) => Math.min(...places.map(of))
  const sum = (of: (place: Place) => number) => places.reduce((total, place) => total + of(place), 0)
  return {
    names: places.map(({ name }) => name),
    at: first.at,
    least: before === undefined ? 0 : before.at + before.length - first.at,
    length: last.at + last.length - first.at,
    width: least(({ width }) => width),
    height: least(({ height }) => height),
    topWidth: least(({ topWidth }) => topWidth),
    shoulder: least(({ shoulder }) => shoulder),
    limit: sum(({ limit }) => limit),
    tare: sum(({ tare }) => tare),
  }
}
