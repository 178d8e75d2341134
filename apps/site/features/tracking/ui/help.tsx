import { trackingMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { ToolQuestions } from '../../../blocks/questions/tool-questions.tsx'

/** Questions people have while they wait. */
export function TrackHelp({ locale }: { readonly locale: LocaleId }) {
  const { title, items } = trackingMessages(locale).help
  return <ToolQuestions id="track-help" title={title} questions={items} locale={locale} />
}
