import { paths } from '../../../../paths.ts'
import { useOrderSpeech } from './speech.ts'

/** The terms that whoever orders accepts, led to where they can be read. */
export function TermsNote({ version }: { readonly version: string }) {
  const { locale, words } = useOrderSpeech()
  const { terms, termsLink } = words.review
  const [before = '', after = ''] = terms.replace('{version}', version).split('{link}')
  return (
    <small>
      {before}
      <a href={paths.carriageTerms(locale)} target="_blank" rel="noopener">
        {termsLink}
      </a>
      {after}
    </small>
  )
}
