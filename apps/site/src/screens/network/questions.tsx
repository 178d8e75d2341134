import { networkMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { HelpList } from '../track/help.tsx'

/** What people ask about branches and coverage. */
export function NetworkQuestions({ locale }: { readonly locale: LocaleId }) {
  return <HelpList name="network-help" {...networkMessages(locale).help} />
}
