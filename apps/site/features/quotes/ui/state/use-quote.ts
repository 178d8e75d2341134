import { type DraftProblem, type QuoteDraft, readDraft } from '@hongyan/domain/quotes/quote-draft'
import { fill, type LocaleId, plural } from '@hongyan/locales'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askQuote } from '../../../../client/ask-quote.ts'
import type { AnsweredField } from '../../../../client/call-error.ts'
import { usualSize } from '../../widgets/parcel/box-choice.ts'
import type { QuoteInquiry, QuoteOutcome, QuotePage, QuoteSort } from '../quote-model.ts'
import { quotePath, readQuoteQuery } from '../text/quote-query.ts'
import { askPlaces } from './ask-places.ts'

type Answer = { readonly asked: QuoteDraft; readonly outcome: QuoteOutcome }

/** What is typed, what was answered, and what is shown of it. The address always says which inquiry stands here. */
export function useQuote({ locale, words, terms, ...first }: QuotePage & QuoteInquiry) {
  const [draft, setDraft] = useState(first.draft)
  const [answer, setAnswer] = useState<Answer>({ asked: first.draft, outcome: first.outcome })
  const [sort, setSort] = useState(first.sort)
  const [chosen, setChosen] = useState(first.chosen)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const asking = useRef<AbortController | null>(null)

  /** Where the eye should go once what changed is drawn: to the answer, or to why there is none. */
  const [attention, setAttention] = useState<{
    readonly to: 'quote-head' | 'quote-problems' | 'quote-trouble'
  } | null>(null)
  const address = useRef('')
  useEffect(() => {
    address.current = location.search
  }, [])

  const failWith = useCallback((problems: readonly DraftProblem[]) => {
    setAnswer((before) => ({ ...before, outcome: { ...before.outcome, problems } }))
    setAttention({ to: 'quote-problems' })
  }, [])
  useEffect(() => {
    if (!attention) return
    const target = document.getElementById(attention.to)
    target?.focus({ preventScroll: true })
    const scene = attention.to === 'quote-head' ? document.getElementById('quote') : target
    const top = scene?.getBoundingClientRect().top ?? 0
    // An answer is longer than the screen: what counts is that its beginning is in view.
    if (top < 0 || top > innerHeight / 2) scene?.scrollIntoView({ block: 'start' })
  }, [attention])

  /** Asks, and unless it came from the address, writes it there. */
  const ask = useCallback(
    async (wanted: QuoteDraft, write = true): Promise<void> => {
      setDraft(wanted)
      setTrouble(null)
      const read = readDraft(wanted, terms)
      if (read.kind === 'problems') {
        failWith(read.problems)
        return
      }
      asking.current?.abort()
      const request = new AbortController()
      asking.current = request
      setBusy(true)
      const asked = await askQuote(read.input, locale, request.signal)
      if (request.signal.aborted) return
      setBusy(false)
      if (asked.kind === 'quoted') {
        const { view } = asked
        const named = { ...wanted, from: view.from.name, to: view.to.name }
        setDraft(named)
        setAnswer({ asked: named, outcome: { view, problems: [] } })
        if (write) history.pushState(null, '', quotePath(locale, named, view, { sort, by: chosen }))
        address.current = location.search
        setAttention({ to: 'quote-head' })
        return
      }
      if (asked.kind === 'wrong') {
        const problems = asked.fields.map((field) => problemOfField(field, wanted))
        failWith(await Promise.all(problems.map((problem) => withChoices(problem, wanted, locale, request))))
      } else if (asked.kind === 'not-here') location.assign(quotePath(locale, wanted, null))
      else {
        const { tooMany, offline, failed } = words.states
        if (asked.kind === 'too-many') setTrouble(fill(tooMany, { seconds: asked.seconds }))
        else setTrouble(asked.reason === 'offline' ? offline : failed)
        // The button stands at the end of a long form, what is said about the call beside its beginning.
        setAttention({ to: 'quote-trouble' })
      }
    },
    [chosen, failWith, locale, sort, terms, words],
  )

  useEffect(() => {
    const back = () => {
      // A link within the page changes the address as well, and asks for nothing.
      if (location.search === address.current) return
      address.current = location.search
      const query = readQuoteQuery(new URLSearchParams(location.search), terms.today)
      setSort(query.sort)
      setChosen(query.chosen)
      if (query.asked) void ask(query.draft, false)
      else {
        setDraft(query.draft)
        setAnswer({ asked: query.draft, outcome: { view: null, problems: [] } })
      }
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [ask, terms.today])

  const { view } = answer.outcome
  const show = (next: { readonly sort?: QuoteSort; readonly by?: string | null }) => {
    setSort(next.sort ?? sort)
    setChosen(next.by ?? chosen)
    history.replaceState(null, '', quotePath(locale, answer.asked, view, { sort, by: chosen, ...next }))
    address.current = location.search
  }
  const clear = () => {
    asking.current?.abort()
    const empty: QuoteDraft = {
      ...first.draft,
      from: '',
      to: '',
      sizes: [usualSize],
      addOns: [],
      declaredValue: '',
      cashOnDelivery: '',
      goods: 'general',
      date: terms.today,
    }
    setDraft(empty)
    setAnswer({ asked: empty, outcome: { view: null, problems: [] } })
    setTrouble(null)
    setBusy(false)
    history.pushState(null, '', location.pathname)
    address.current = ''
    document.getElementById('f-from')?.focus()
  }
  return {
    draft,
    setDraft,
    ...answer,
    sort,
    chosen,
    busy,
    trouble,
    /** Said to whoever cannot see that the answer has changed. */
    spoken: busy ? words.states.counting : view ? plural(locale, view.offers.length, words.states.done) : '',
    ask,
    clear,
    show,
  }
}

/** `pieces.0.height` of the call is `sizes.0.height` of the form. */
function problemOfField({ path, code: name }: AnsweredField, wanted: QuoteDraft): DraftProblem {
  const known = ['unknown-place', 'which-place', 'out-of-range', 'too-much', 'one-cover', 'required'] as const
  const code = known.find((one) => one === name) ?? 'not-a-number'
  const typed = path === 'from' || path === 'to' ? wanted[path].trim() : ''
  return {
    field: path.replace(/^pieces\./, 'sizes.'),
    code: code === 'unknown-place' && typed !== '' ? 'no-such-place' : code,
  }
}

/** With the places one of which was meant. */
async function withChoices(
  problem: DraftProblem,
  wanted: QuoteDraft,
  locale: LocaleId,
  { signal }: AbortController,
): Promise<DraftProblem> {
  const { code, field } = problem
  if (code !== 'which-place' || (field !== 'from' && field !== 'to')) return problem
  return { ...problem, choices: await askPlaces(wanted[field], locale, signal) }
}
