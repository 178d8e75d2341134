import { quoteMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { selectQuestions } from '../../../blocks/questions/select-questions.ts'
import { ToolQuestions } from '../../../blocks/questions/tool-questions.tsx'

const asked = ['price-how-weighed', 'price-volume-weight', 'price-surcharges', 'price-cheaper']

/** Questions about prices, under the tool. */
export function FeeHelp({ locale }: { readonly locale: LocaleId }) {
  const { title } = quoteMessages(locale).help
  return (
    <ToolQuestions
      id="fee-help"
      title={title}
      questions={selectQuestions(asked, locale, false)}
      locale={locale}
    />
  )
}
