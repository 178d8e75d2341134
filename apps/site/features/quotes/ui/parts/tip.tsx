import { ButtonLink } from '@hongyan/ui/button.tsx'
import { icon } from '@hongyan/ui/icon.tsx'
import type { OfferView, QuoteView } from '../../view.ts'
import type { QuoteHandlers, QuoteModel } from '../quote-model.ts'
import { applyAdvice } from '../text/apply-advice.ts'
import { quotePath } from '../text/quote-query.ts'
import { useQuoteTexts } from './quote-texts.ts'
import styles from './tip.module.css'

const BulbIcon = /* @__PURE__ */ icon(
  'M9 17.5h6M9.5 20.5h5M8.5 14.5a6 6 0 1 1 7 0c-.7.6-.9 1.3-1 3h-5c-.1-1.7-.3-2.4-1-3z',
)

type TipProps = {
  readonly advice: NonNullable<OfferView['advice']>
  readonly view: QuoteView
  readonly model: QuoteModel
  readonly handlers: QuoteHandlers
}

/** How to pack it for less, and a button that reckons with it. */
export function Tip({ advice, view, model, handlers }: TipProps) {
  const { locale, words } = useQuoteTexts()
  const draft = applyAdvice(model.asked, advice)
  return (
    <aside className={styles.tip} aria-label={words.result.tip} data-print="no">
      <span>
        <BulbIcon size={24} />
      </span>
      <div>
        <h3>{advice.title}</h3>
        <p>{advice.text}</p>
      </div>
      <ButtonLink
        kind="secondary"
        size="small"
        href={quotePath(locale, draft, view, { sort: model.sort, by: model.chosen })}
        data-no-prefetch=""
        onClick={(event) => {
          event.preventDefault()
          handlers.ask(draft)
        }}
      >
        {advice.action}
      </ButtonLink>
    </aside>
  )
}
