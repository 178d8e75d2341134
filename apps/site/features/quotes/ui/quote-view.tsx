import type { QuoteDraft } from '@hongyan/domain/quotes'
import { ToolBand } from '../../../blocks/band/tool-band.tsx'
import { EmptyResult } from './parts/empty-result.tsx'
import { QuoteForm } from './parts/quote-form.tsx'
import { Result } from './parts/result.tsx'
import { useQuoteSpeech } from './parts/speech.ts'
import type { QuoteOutcome, QuoteSort } from './quote-model.ts'
import styles from './quote-view.module.css'

export type QuoteHandlers = {
  /** False when the browser should send the form itself. */
  readonly change: (draft: QuoteDraft) => void
  readonly ask: (draft: QuoteDraft) => void
  readonly clear: () => void
  readonly choose: (product: string) => void
  readonly sortBy: (sort: QuoteSort) => void
  readonly copyLink: () => void
  readonly print: () => void
}

export type QuoteModel = {
  readonly draft: QuoteDraft
  /** The inquiry the outcome belongs to. */
  readonly asked: QuoteDraft
  readonly outcome: QuoteOutcome
  readonly sort: QuoteSort
  readonly chosen: string | null
  readonly busy: boolean
  /** A sentence about what did not work, or about what is done. */
  readonly trouble: string | null
  /** Scripts run: fields keep state, links act in place. */
  readonly ready: boolean
  /** Milliseconds since the epoch, UTC, carried on while the page stands. */
  readonly now: number
}

/** The whole tool: form on the left, answer on the right. Complete as HTML; the handlers only make it quicker. */
export function QuoteToolView({
  model,
  handlers,
}: {
  readonly model: QuoteModel
  readonly handlers: QuoteHandlers
}) {
  const { words } = useQuoteSpeech()
  const { outcome, busy, trouble } = model
  return (
    <div className={styles.view}>
      <ToolBand title={words.title}>
        <p>{words.lead}</p>
      </ToolBand>
      <div className={`page ${styles.columns}`}>
        <QuoteForm model={model} handlers={handlers} />
        <section
          className={styles.result}
          aria-label={words.result.label}
          aria-busy={busy || undefined}
          id="quote"
        >
          {trouble !== null && (
            <p id="quote-trouble" tabIndex={-1} className={styles.trouble} role="alert">
              {trouble}
            </p>
          )}
          {outcome.view ? <Result view={outcome.view} model={model} handlers={handlers} /> : <EmptyResult />}
        </section>
      </div>
    </div>
  )
}
