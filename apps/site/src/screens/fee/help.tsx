import { quoteMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { QuestionList } from '../../blocks/questions/question-list.tsx'
import { selectQuestions } from '../../blocks/questions/select-questions.ts'
import { SectionHead } from '../../blocks/section-head/section-head.tsx'
import styles from './help.module.css'

const asked = ['price-how-weighed', 'price-volume-weight', 'price-surcharges', 'price-cheaper']

/** Questions about prices, under the tool. */
export function FeeHelp({ locale }: { readonly locale: LocaleId }) {
  const { help } = quoteMessages(locale)
  return (
    <section className={styles.help} aria-labelledby="fee-help">
      <div className="page">
        <SectionHead id="fee-help" title={help.title} locale={locale} />
        <QuestionList questions={selectQuestions(asked, locale)} locale={locale} />
      </div>
    </section>
  )
}
