import { turnsOf } from '@hongyan/content/area-alert'
import { useEffect, useMemo, useState } from 'react'
import { type Given, readGiven } from '../../../client/island/given.ts'
import { useClock } from '../../../client/use-clock.ts'
import { copyText } from '../../../shell/client/copy.ts'
import { QuoteTextsContext } from './parts/quote-texts.ts'
import type { QuoteHandlers, QuoteInquiry, QuotePage } from './quote-model.ts'
import { QuoteToolView } from './quote-view.tsx'
import { useQuote } from './state/use-quote.ts'
import { quotePath } from './text/quote-query.ts'

type QuoteProps = {
  readonly page: Given<QuotePage>
  readonly data: Given<QuoteInquiry>
}

/** The quote, awake: the server's HTML with quicker hands. */
export function Quote({ page, data }: QuoteProps) {
  const props = useMemo(() => ({ ...readGiven(page), ...readGiven(data) }), [page, data])
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
