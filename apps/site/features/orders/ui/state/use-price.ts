import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { LocaleId } from '@hongyan/locales'
import { useEffect, useState } from 'react'
import { askQuote } from '../../../../client/ask-quote.ts'
import { call, failureReason } from '../../../../client/call.ts'
import { priceOrderAction } from '../../actions.ts'
import { type Missing, missingByServer } from '../form/missing-fields.ts'
import { bodyOf, leastQuoteOf, quoteOf } from '../form/order-body.ts'
import type { OrderForm } from '../form/order-form.ts'
import type { Quote, Terms } from '../form/price-card.ts'
import type { SubmittedOrder } from '../submitted-order.ts'

/** A moment after the last key, ms: what is being typed is not asked for letter by letter. */
const afterTyping = 450

type Trouble = 'failed' | 'too-many' | null

/**
 * The offers for what is typed so far, asked as soon as both places and the parcels are known; with the places alone,
 * `least` are those of the smallest parcel.
 */
export function useOffers(form: OrderForm, locale: LocaleId, today: string, known: Quote | null) {
  const [quote, setQuote] = useState(known)
  const [least, setLeast] = useState<Quote | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const whole = quoteOf(form, today)
  const isWhole = whole.kind === 'input'
  const read = isWhole ? whole : leastQuoteOf(form, today)
  const wanted = read.kind === 'input' ? JSON.stringify(read.input) : null
  useEffect(() => {
    setTrouble(null)
    setBusy(isWhole)
    if (!isWhole) setQuote(null)
    if (wanted === null) return setLeast(null)
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const asked = await askQuote(JSON.parse(wanted), locale, request.signal)
      if (request.signal.aborted) return
      setBusy(false)
      const view = asked.kind === 'quoted' ? asked.view : null
      if (!isWhole) return setLeast(view)
      setQuote(view)
      if (asked.kind !== 'quoted') setTrouble(asked.kind === 'too-many' ? 'too-many' : 'failed')
    }, afterTyping)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [wanted, isWhole, locale])
  return { quote, least, busy, trouble }
}

type Pricing =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'terms'; readonly terms: Terms; readonly of: string }
  | { readonly kind: 'problems'; readonly problems: readonly Missing[] }
  | { readonly kind: 'failed'; readonly trouble: Trouble }

/** The terms of an order that lacks nothing, or what the server finds wrong with it. */
export function useTerms(
  form: OrderForm,
  {
    of,
    today,
    complete,
    known,
  }: {
    readonly of: RecordOwner
    readonly today: string
    readonly complete: boolean
    readonly known: SubmittedOrder | null
  },
) {
  const body = complete ? bodyOf(form, today) : null
  const wanted = body === null ? null : JSON.stringify(body)
  const [pricing, setPricing] = useState<Pricing>(() => {
    if (known?.terms && wanted !== null) return { kind: 'terms', terms: known.terms, of: wanted }
    return known && known.problems.length > 0
      ? { kind: 'problems', problems: known.problems }
      : { kind: 'none' }
  })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (wanted === null) return setPricing({ kind: 'none' })
    const request = new AbortController()
    setPricing({ kind: 'asking' })
    const timer = setTimeout(async () => {
      const priced = await askTerms(wanted, of, request.signal)
      if (!request.signal.aborted) setPricing(priced)
    }, afterTyping)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [wanted, of, tries])
  const askTermsAgain = () => {
    setPricing({ kind: 'asking' })
    setTries((count) => count + 1)
  }
  return { pricing, setPricing, askTermsAgain }
}

/** Asks once for the terms of an order, given as the JSON of its body, for whom it is said to be. */
export async function askTerms(wanted: string, of: RecordOwner, signal?: AbortSignal): Promise<Pricing> {
  const reply = await call(
    priceOrderAction,
    { query: of === 'company' ? { of } : {}, body: { order: JSON.parse(wanted) } },
    signal ? { signal, saysWhy: true } : { saysWhy: true },
  )
  if (reply.kind === 'ok') return { kind: 'terms', terms: reply.answer.data, of: wanted }
  if (reply.kind === 'refused' && reply.fields.length > 0)
    return { kind: 'problems', problems: missingByServer(reply.fields) }
  return { kind: 'failed', trouble: failureReason(reply) === 'too-many' ? 'too-many' : 'failed' }
}
