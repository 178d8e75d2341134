import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'
import { firstSentence } from './first-sentence.ts'
import { ReadOn } from './read-on.tsx'
import type { Recommendation } from './recommend.ts'

/** Pages to read on after a content page, each with the first sentence of its lead. */
export function Recommended({
  pages,
  locale,
}: {
  readonly pages: readonly Recommendation[]
  readonly locale: LocaleId
}) {
  const further = pages.map(({ path, name, lead, scene }) => ({
    href: pathIn(locale, path),
    title: name,
    text: firstSentence(lead),
    scene,
  }))
  return <ReadOn pages={further} locale={locale} />
}
