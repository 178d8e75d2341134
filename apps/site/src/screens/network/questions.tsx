import { networkMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ToolQuestions } from '../../blocks/questions/tool-questions.tsx'
import { paths } from '../../paths.ts'

/** What people ask about branches and coverage, and the way to the map of all. */
export function NetworkQuestions({ locale }: { readonly locale: LocaleId }) {
  const { help, overview } = networkMessages(locale)
  return (
    <ToolQuestions id="network-help" title={help.title} questions={help.items} locale={locale}>
      <ArrowLink href={paths.branchMap(locale)}>{overview.title}</ArrowLink>
    </ToolQuestions>
  )
}
