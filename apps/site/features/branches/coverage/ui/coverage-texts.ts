import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import type { Provider } from '../../ui/provider-map/provider.ts'
import type { CoverageHandlers, CoverageModel } from './coverage-model.ts'
import type { CoverageWords } from './words.ts'

/** What an answer is written with. */
export type CoverageTexts = {
  readonly locale: LocaleId
  readonly words: CoverageWords
  readonly now: number
  /** Whose map may be opened beside an answer; null for nobody's. */
  readonly provider: Provider | null
  /** Whether a script answers. */
  readonly ready: boolean
}

/** What every part of the tool is shown from. */
export type CoverageViewProps = Omit<CoverageTexts, 'ready'> & {
  readonly page: 'network' | 'serve-range'
  readonly model: CoverageModel
  readonly handlers: CoverageHandlers
}

/** Where the forms of the tool are posted to: the page they stand on, at the tool. */
export function actionOf(page: CoverageViewProps['page'], locale: LocaleId): string {
  return page === 'network' ? paths.coverage(locale) : paths.serveRange(locale)
}
