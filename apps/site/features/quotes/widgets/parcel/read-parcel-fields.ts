import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import { type AddOn, addOns } from '@hongyan/domain/quotes/vocabulary'
import { emptySize, usualSize, withBox } from './box-choice.ts'

/** No entry is kept longer than this. */
export const longestEntry = 60
const rowFields = { length: 'l', width: 'w', height: 'h', weight: 'kg', count: 'n' } as const

/**
 * The sizes as their fields are sent without a script, one after the other, with the box that was chosen for each: of
 * a list `box`, or of drawn ones `box.<place>`.
 */
export function readSizeRows(values: URLSearchParams): readonly SizeDraft[] {
  const columns = Object.entries(rowFields).map(
    ([field, name]) => [field, values.getAll(name).slice(0, quoteLimits.sizes)] as const,
  )
  const boxes = values.getAll('box')
  const rows = Math.max(0, ...columns.map(([, entries]) => entries.length))
  return Array.from({ length: rows }, (_, index) => {
    const typed = columns.map(([field, entries]) => [field, (entries[index] ?? '').slice(0, longestEntry)])
    return withBox(
      { ...emptySize, ...Object.fromEntries(typed) },
      boxes[index] ?? values.get(`box.${index}`) ?? 'own',
    )
  })
}

/** The sizes after the button that was pressed: `drop` takes one away, `more` adds one. */
export function withSizeButtons(values: URLSearchParams, sizes: readonly SizeDraft[]): readonly SizeDraft[] {
  const drop = values.get('drop')
  const kept = drop === null ? sizes : sizes.filter((_, index) => String(index) !== drop)
  return values.has('more') && kept.length < quoteLimits.sizes ? [...kept, usualSize] : kept
}

/** The extras that are ticked, with the insurance that is chosen. */
export function readAddOns(values: URLSearchParams): readonly AddOn[] {
  const wanted = new Set([...values.getAll('add'), values.get('cover') ?? ''])
  return addOns.filter((id) => wanted.has(id))
}
