import { isUnmeasured, type QuoteDraft, type SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import type { QuoteView } from '../../view.ts'
import { usualSize } from '../../widgets/parcel/box-choice.ts'
import {
  longestEntry as longest,
  readAddOns,
  readSizeRows,
  withSizeButtons,
} from '../../widgets/parcel/read-parcel-fields.ts'
import type { QuoteSort } from '../quote-model.ts'

/** An inquiry as an address holds it. */
type QuoteQuery = {
  readonly draft: QuoteDraft
  /** Something was asked; a page without a question shows an empty form. */
  readonly asked: boolean
  readonly sort: QuoteSort
  readonly chosen: string | null
}

/**
 * Reads the address of a quote: short (`p=60x40x45x12.5x2`, cm and kg) as links have it, or one field after another
 * as the form sends it without a script, with the box that was chosen for each. A size without sides (`xxx12.5x2`) is
 * one that is not known. `more` adds a size, `drop` takes one away, and neither asks for a price.
 */
export function readQuoteQuery(query: URLSearchParams, today: string): QuoteQuery {
  const text = (name: string) => (query.get(name) ?? '').slice(0, longest)
  const sizes = withSizeButtons(query, readSizes(query))
  // Places alone are a link that fills in a form: what is missing is nobody's mistake yet.
  const asked = ['p', 'l', 'kg'].some((name) => query.has(name))
  return {
    draft: {
      from: text('from').trim(),
      to: text('to').trim(),
      sizes: sizes.length > 0 ? sizes : [usualSize],
      date: text('date') || today,
      goods: text('goods') || 'general',
      addOns: readAddOns(query),
      declaredValue: text('value'),
      cashOnDelivery: text('cod'),
    },
    asked: asked && !query.has('drop') && !query.has('more'),
    sort: query.get('sort') === 'time' ? 'time' : 'price',
    chosen: query.get('by'),
  }
}

function readSizes(query: URLSearchParams): readonly SizeDraft[] {
  const short = query.getAll('p').slice(0, quoteLimits.sizes)
  if (short.length === 0) return readSizeRows(query)
  return short.map((one) => {
    const [length = '', width = '', height = '', weight = '', count = '1'] = one
      .slice(0, longest)
      .split('x')
      .map((part) => part.trim())
    const size = { length, width, height, weight, count }
    return weight !== '' && isUnmeasured(size) ? { ...size, unmeasured: true } : size
  })
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
