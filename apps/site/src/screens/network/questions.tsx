import { networkMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ToolQuestions } from '../../blocks/questions/tool-questions.tsx'

/** What people ask about branches and coverage. */
export function NetworkQuestions({ locale }: { readonly locale: LocaleId }) {
  const { title, items } = networkMessages(locale).help
  return <ToolQuestions id="network-help" title={title} questions={items} locale={locale} />
}
