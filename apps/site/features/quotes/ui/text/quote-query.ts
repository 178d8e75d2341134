import {
  type AddOn,
  addOns,
  isUnmeasured,
  type QuoteDraft,
  quoteLimits,
  type SizeDraft,
} from '@hongyan/domain/quotes'
import type { LocaleId } from '@hongyan/locales'
import { emptySize, withBox } from '../../../../blocks/parcel/box-choice.ts'
import { paths } from '../../../../paths.ts'
import type { QuoteView } from '../../view.ts'
import type { QuoteSort } from '../quote-model.ts'

/** An inquiry as an address holds it. */
export type QuoteQuery = {
  readonly draft: QuoteDraft
  /** Something was asked; a page without a question shows an empty form. */
  readonly asked: boolean
  readonly sort: QuoteSort
  readonly chosen: string | null
}

/** No entry is kept longer than this. */
const longest = 60
const rowFields = { length: 'l', width: 'w', height: 'h', weight: 'kg', count: 'n' } as const

/**
 * Reads the address of a quote: short (`p=60x40x45x12.5x2`, cm and kg) as links have it, or one field after another
 * as the form sends it without a script, with the box that was chosen for each. A size without sides (`xxx12.5x2`) is
 * one that is not known. `more` adds a size, `drop` takes one away, and neither asks for a price.
 */
export function readQuoteQuery(query: URLSearchParams, today: string): QuoteQuery {
  const text = (name: string) => (query.get(name) ?? '').slice(0, longest)
  const sizes = readSizes(query)
  const drop = query.get('drop')
  const kept = drop === null ? sizes : sizes.filter((_, index) => String(index) !== drop)
  const grown = query.has('more') && kept.length < quoteLimits.sizes ? [...kept, emptySize] : kept
  const asked = query.has('from') || query.has('p') || query.has('l')
  return {
    draft: {
      from: text('from').trim(),
      to: text('to').trim(),
      sizes: grown.length > 0 ? grown : [emptySize],
      date: text('date') || today,
      goods: text('goods') || 'general',
      addOns: readAddOns(query),
      declaredValue: text('value'),
      cashOnDelivery: text('cod'),
    },
    asked: asked && drop === null && !query.has('more'),
    sort: query.get('sort') === 'time' ? 'time' : 'price',
    chosen: query.get('by'),
  }
}

function readSizes(query: URLSearchParams): readonly SizeDraft[] {
  const short = query.getAll('p').slice(0, quoteLimits.sizes)
  if (short.length > 0) {
    return short.map((one) => {
      const [length = '', width = '', height = '', weight = '', count = '1'] = one
        .slice(0, longest)
        .split('x')
        .map((part) => part.trim())
      const size = { length, width, height, weight, count }
      return weight !== '' && isUnmeasured(size) ? { ...size, unmeasured: true } : size
    })
  }
  const columns = Object.entries(rowFields).map(
    ([field, name]) => [field, query.getAll(name).slice(0, quoteLimits.sizes)] as const,
  )
  const boxes = query.getAll('box')
  const rows = Math.max(0, ...columns.map(([, values]) => values.length))
  return Array.from({ length: rows }, (_, index) => {
    const typed = columns.map(([field, values]) => [field, (values[index] ?? '').slice(0, longest)])
    return withBox({ ...emptySize, ...Object.fromEntries(typed) }, boxes[index] ?? 'own')
  })
}

function readAddOns(query: URLSearchParams): readonly AddOn[] {
  const wanted = new Set([...query.getAll('add'), query.get('cover') ?? ''])
  return addOns.filter((id) => wanted.has(id))
}

/** Address of an inquiry: places, sizes and options, nothing about a person. */
export function quotePath(
  locale: LocaleId,
  draft: QuoteDraft,
  view: Pick<QuoteView, 'from' | 'to'> | null,
  show: { readonly sort?: QuoteSort; readonly by?: string | null } = {},
): string {
  const query = new URLSearchParams({ from: view?.from.code ?? draft.from, to: view?.to.code ?? draft.to })
  for (const size of draft.sizes) {
    const sides = isUnmeasured(size) ? ['', '', ''] : [size.length, size.width, size.height]
    query.append('p', [...sides, size.weight, size.count].map((part) => part.trim()).join('x'))
  }
  query.set('date', draft.date)
  if (draft.goods !== 'general') query.set('goods', draft.goods)
  for (const id of draft.addOns) query.append('add', id)
  if (draft.declaredValue !== '') query.set('value', draft.declaredValue)
  if (draft.cashOnDelivery !== '') query.set('cod', draft.cashOnDelivery)
  if (show.sort === 'time') query.set('sort', 'time')
  if (show.by) query.set('by', show.by)
  return `${paths.fee(locale)}?${query}`
}
