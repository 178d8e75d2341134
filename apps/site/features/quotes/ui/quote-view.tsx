import { ToolBand } from '../../../shell/parts/band/tool-band.tsx'
import { AskedLine } from './parts/asked-line.tsx'
import { EmptyResult } from './parts/empty-result.tsx'
import { QuoteForm } from './parts/quote-form.tsx'
import { useQuoteTexts } from './parts/quote-texts.ts'
import { Result } from './parts/result.tsx'
import type { QuoteHandlers, QuoteModel } from './quote-model.ts'
import styles from './quote-view.module.css'

/** The whole tool: form on the left, answer on the right. Complete as HTML; the handlers only make it quicker. */
export function QuoteToolView({
  model,
  handlers,
}: {
  readonly model: QuoteModel
  readonly handlers: QuoteHandlers
}) {
  const { words } = useQuoteTexts()
  const { outcome, busy, trouble } = model
  return (
    <div className={styles.view}>
      <ToolBand title={words.title}>
        <p>{words.lead}</p>
      </ToolBand>
      <div className={`page ${styles.columns}`}>
        <div>
          {outcome.view && outcome.problems.length === 0 && <AskedLine view={outcome.view} model={model} />}
          <QuoteForm model={model} handlers={handlers} />
        </div>
        <section
          className={styles.result}
          aria-label={words.result.label}
          aria-busy={busy || undefined}
          data-empty={outcome.view ? undefined : ''}
          id="quote"
        >
          {trouble !== null && (
            <p id="quote-trouble" tabIndex={-1} className={styles.trouble} role="alert">
              {trouble}
            </p>
          )}
          {outcome.view ? (
            <Result view={outcome.view} model={model} handlers={handlers} />
          ) : (
            <EmptyResult example={model.example} sizes={model.draft.sizes} handlers={handlers} />
          )}
        </section>
      </div>
    </div>
  )
}
