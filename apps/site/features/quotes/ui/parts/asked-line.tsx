import { plural } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { QuoteView } from '../../view.ts'
import type { QuoteModel } from '../quote-model.ts'
import { quotePath } from '../text/quote-query.ts'
import styles from './asked-line.module.css'
import { useQuoteTexts } from './quote-texts.ts'

/**
 * What was asked, in a line: on narrow screens the form after it is folded away, so that the prices come first. HTML
 * alone opens it, and every answer folds it again.
 */
export function AskedLine({ view, model }: { readonly view: QuoteView; readonly model: QuoteModel }) {
  const { locale, words } = useQuoteTexts()
  const { form } = words
  const { asked } = model
  const pieces = asked.sizes.reduce((sum, { count }) => sum + (Number(count) || 1), 0)
  return (
    <details key={quotePath(locale, asked, view)} className={styles.asked}>
      <summary>
        <b>{plural(locale, pieces, form.asked, { from: view.from.name, to: view.to.name })}</b>
        <span>
          {form.edit}
          <ChevronDownIcon size={18} />
        </span>
      </summary>
    </details>
  )
}
