import { networkMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { paths } from '../../paths.ts'
import { HelpList } from '../track/help.tsx'

/** What people ask about branches and coverage, and the way to the map of all. */
export function NetworkQuestions({ locale }: { readonly locale: LocaleId }) {
  const { help, overview } = networkMessages(locale)
  return (
    <HelpList name="network-help" {...help}>
      <ArrowLink href={paths.branchMap(locale)}>{overview.title}</ArrowLink>
    </HelpList>
  )
}
