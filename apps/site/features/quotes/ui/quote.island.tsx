import { turnsOf } from '@hongyan/content/area-alert'
import { useEffect, useMemo, useState } from 'react'
import { useClock } from '../../../client/use-clock.ts'
import { copyText } from '../../../shell/client/copy.ts'
import { QuoteTextsContext } from './parts/quote-texts.ts'
import type { QuoteHandlers, QuoteProps } from './quote-model.ts'
import { QuoteToolView } from './quote-view.tsx'
import { useQuote } from './state/use-quote.ts'
import { quotePath } from './text/quote-query.ts'

/**
 * The quote, awake: the server's HTML with quicker hands.
 * @param data QuoteProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function Quote({ data }: { readonly data: string }) {
  const props = useMemo(() => JSON.parse(data) as QuoteProps, [data])
  const { locale, words, terms } = props
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const quote = useQuote(props)
  const { draft, asked, outcome, sort, chosen, busy, trouble, spoken } = quote
  const { view } = outcome
  const turns = useMemo(() => turnsOf(view?.alerts ?? []), [view])
  // Only the page of an inquiry was made for this very request.
  const { now } = useClock(props.now, props.outcome.view !== null, turns)
  const handlers: QuoteHandlers = {
    change: quote.setDraft,
    ask: (wanted) => void quote.ask(wanted),
    clear: quote.clear,
    choose: (by) => quote.show({ by }),
    sortBy: (by) => quote.show({ sort: by }),
    copyLink: () =>
      void copyText(new URL(quotePath(locale, asked, view, { sort, by: chosen }), location.origin).href),
    print: () => window.print(),
  }
  const texts = useMemo(() => ({ locale, words, terms }), [locale, words, terms])
  return (
    <QuoteTextsContext value={texts}>
      <QuoteToolView
        model={{ draft, asked, outcome, example: props.example, sort, chosen, busy, trouble, ready, now }}
        handlers={handlers}
      />
      <p className="visually-hidden" role="status">
        {ready ? spoken : ''}
      </p>
    </QuoteTextsContext>
  )
}
