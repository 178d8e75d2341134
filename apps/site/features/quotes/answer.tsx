import type { OwnAnswer } from '../../shell/own-answer.ts'
import { ownMarkup } from '../../shell/own-markup.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { feeHead, loadFee, type QuotePages, quotePage } from './load.ts'
import { Quote } from './ui/quote.island.tsx'

/** The answer to the inquiry of an address. */
export async function answerFee(context: PageContext<QuotePages>): Promise<OwnAnswer> {
  const page = quotePage(context.locale.id)
  const fee = loadFee(context)
  return {
    head: feeHead(context.locale.id, fee),
    data: JSON.stringify(fee.inquiry),
    markup: () => ownMarkup(<Quote page={page} data={fee.inquiry} />),
  }
}
