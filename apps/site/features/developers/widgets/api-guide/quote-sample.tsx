import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { localizeComments } from './localize-comments.ts'
import { SampleTabs } from './sample-tabs.tsx'
import { quoteSamples } from './samples.ts'

/** How a quote is asked for, in three languages, with comments in that of the page. */
export function QuoteSample({ locale }: { readonly locale: LocaleId }) {
  const { quote } = merchantMessages(locale).guide.comments
  const { shell, node, python } = quoteSamples
  const texts = {
    shell: localizeComments(shell, quote),
    node: localizeComments(node, quote),
    python: localizeComments(python, quote),
  }
  return <SampleTabs locale={locale} id="quote" texts={texts} />
}
