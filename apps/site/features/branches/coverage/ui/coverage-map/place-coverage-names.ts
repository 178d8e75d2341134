import { nameSize } from '../../../../../shell/parts/map/map-label.tsx'
import { placeFurther } from '../../../../../shell/parts/map/place-further.ts'
import { type LabelPlace, type LabelWish, placeLabels } from '../../../../../shell/parts/map/place-labels.ts'
import { project, within } from '../../../../../shell/parts/map/projection.ts'
import type { Spot } from '../../../ui/local-map.ts'
import { freeSpot } from '../../../ui/map-names.ts'
import type { CoverageOverview } from './overview.ts'

/** A part of the area with the place of its name; null where every place covers a district. */
type PlacedPart = { readonly wish: LabelWish; readonly place: LabelPlace | null }

/**
 * Places the names of the parts of an area, and of its neighbours, where they cover no district. Where all of them find
 * no room, those with the fewest districts are left out: the list beside the map has every one.
 * @param widths px of the map's box that names hold at @param dot px that a district takes to each side of its middle
 */
export function placeCoverageNames(
  { window, parts, spots, neighbours }: CoverageOverview,
  widths: readonly number[],
  dot: number,
): { readonly parts: readonly PlacedPart[]; readonly around: readonly LabelWish[] } {
  const spotOf = ({ longitude, latitude }: { readonly longitude: number; readonly latitude: number }) =>
    within(window, project(longitude, latitude))
  const wishes = parts.map((part): LabelWish => {
    const { served, partly, not } = part.districts
    return { ...spotOf(part), text: part.name, radius: dot, weight: served + partly + not }
  })
  const dots = spots.map((spot) => ({ ...spotOf(spot), radius: dot }))
  const setting = {
    frames: widths.map((width) => ({ width, height: (width * window.height) / window.width })),
    fontSize: nameSize,
  }
  const all = [...wishes, ...dots.map((one): LabelWish => ({ ...one, text: '', places: [] }))]
  const places = placeFurther(all, placeLabels(all, setting), setting)
  const placed = wishes.map((wish, index) => ({ wish, place: places[index] ?? null }))
  const names = placed.flatMap(({ wish, place }) => (place ? [{ name: wish.text, wish, place }] : []))
  const around = neighbours.flatMap(({ name, spots: inside }) => {
    const at = inside.map(spotOf)
    const spot = freeSpot(name, [middleOf(at), ...at], dots, names, setting.frames)
    return spot ? [{ text: name, radius: 0, ...spot }] : []
  })
  return { parts: placed, around }
}

function middleOf(spots: readonly Spot[]): Spot {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) }
}
