import { paths } from '../../../../paths.ts'
import { useOrderTexts } from './order-texts.ts'

/** The terms that whoever orders accepts, led to where they can be read. */
export function TermsNote({ version }: { readonly version: string }) {
  const { locale, words } = useOrderTexts()
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
