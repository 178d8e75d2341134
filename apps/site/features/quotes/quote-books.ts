import type { QuoteBooks, RateBook } from '@hongyan/domain/quotes/quote-shipment'
import { noticeDelays } from './present/notice-delays.ts'

/** What prices stand on at a moment (ms UTC) beside the branches: the rates, and notices that put off. */
export function quoteBooks(now: number, rates: RateBook): Omit<QuoteBooks, 'network'> {
  return { ...rates, delays: noticeDelays(now) }
}
