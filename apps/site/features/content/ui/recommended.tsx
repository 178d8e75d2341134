import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../../../paths.ts'
import { ReadOn } from '../../../shell/parts/read-on/read-on.tsx'
import type { Recommendation } from '../recommend.ts'

/** Pages to read on after a content page, each with what it is about. */
export function Recommended({
  pages,
  locale,
}: {
  readonly pages: readonly Recommendation[]
  readonly locale: LocaleId
}) {
  const further = pages.map(({ path, name, text, scene }) => ({
    href: pathIn(locale, path),
    title: name,
    text,
    scene,
  }))
  return <ReadOn pages={further} locale={locale} />
}
