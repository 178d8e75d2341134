import { plural } from '@hongyan/locales'
import { AskedLine } from '../../../shell/parts/asked-line/asked-line.tsx'
import { ToolBand } from '../../../shell/parts/band/tool-band.tsx'
import { EmptyResult } from './parts/empty-result.tsx'
import { QuoteForm } from './parts/quote-form.tsx'
import { useQuoteTexts } from './parts/quote-texts.ts'
import { Result } from './parts/result.tsx'
import type { QuoteHandlers, QuoteModel } from './quote-model.ts'
import styles from './quote-view.module.css'
import { quotePath } from './text/quote-query.ts'

/** The whole tool: form on the left, answer on the right. Complete as HTML; the handlers only make it quicker. */
export function QuoteToolView({
  model,
  handlers,
}: {
  readonly model: QuoteModel
  readonly handlers: QuoteHandlers
}) {
  const { locale, words } = useQuoteTexts()
  const { asked, outcome, busy, trouble } = model
  const { view } = outcome
  const pieces = asked.sizes.reduce((sum, { count }) => sum + (Number(count) || 1), 0)
  return (
    <div className={styles.view}>
      <ToolBand title={words.title}>
        <p>{words.lead}</p>
      </ToolBand>
      <div className={`page ${styles.columns}`}>
        <div>
          {view && outcome.problems.length === 0 && (
            <AskedLine
              key={quotePath(locale, asked, view)}
              asked={plural(locale, pieces, words.form.asked, { from: view.from.name, to: view.to.name })}
              edit={words.form.edit}
            />
          )}
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
            <EmptyResult example={model.example} draft={model.draft} handlers={handlers} />
          )}
        </section>
      </div>
    </div>
  )
}
