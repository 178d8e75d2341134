import { textWidth } from '../../shell/parts/map/text-size.ts'

type Named = { readonly x: number; readonly value: string; readonly label: string }

/** Where a name stands under its reading: begun, centred or ended there, in which line from 0. */
type Placed<Item> = Item & { readonly anchor: 'start' | 'middle' | 'end'; readonly line: number }

/** The narrowest drawing that has names under it, and the sizes of their letters; px. */
const narrowest = 820
const sizes = { value: 17, label: 15 }
const apart = 14

/** Names under the readings they belong to, one line further down where they would touch the one before. */
export function placeNames<Item extends Named>(named: readonly Item[]): readonly Placed<Item>[] {
  const ends: number[] = []
  return named.map((one) => {
    const width = Math.max(textWidth(one.value) * sizes.value, textWidth(one.label) * sizes.label)
    const at = one.x * narrowest
    const anchor = at < width / 2 ? 'start' : at + width / 2 > narrowest ? 'end' : 'middle'
    const from = at - { start: 0, middle: width / 2, end: width }[anchor]
    const free = ends.findIndex((end) => from > end + apart)
    const line = free === -1 ? ends.length : free
    ends[line] = from + width
    return { ...one, anchor, line }
  })
}
