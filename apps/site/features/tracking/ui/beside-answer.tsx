import { isWrittenAsOurs } from '@hongyan/domain/numbers/recognise-number'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { cachedByContent } from '../../../shell/cached-by-content.ts'
import { type StaticMarkup, staticMarkup } from '../../../shell/static-markup.ts'
import { PasteSuggestions } from '../../addresses/widgets/paste/paste-suggestions.tsx'
import { TrackHelp } from './help.tsx'
import { NumberGuide } from './number-guide.tsx'

/** The guide draws labels with sample numbers, and says how they are made: it is no guide where others are given. */
const explainsNumbers = isWrittenAsOurs(sampleNumbers.several_pieces.number)

const kept = cachedByContent<StaticMarkup>(localeIds.length)

/** What stands under every answer, whatever was asked: it is rendered once. */
export function besideAnswer(locale: LocaleId): StaticMarkup {
  const parts = (
    <>
      {explainsNumbers && <NumberGuide locale={locale} />}
      <TrackHelp locale={locale} />
      <PasteSuggestions locale={locale} />
    </>
  )
  return kept(locale, () => staticMarkup(parts, 'beside'))
}
