import { divisionCode } from '@hongyan/domain/addresses/area-form'
import type { LocatedAddress } from '@hongyan/domain/coverage/check-addresses'
import type { LocaleId } from '@hongyan/locales'
import type { FormOutcomes } from '../../../calls/form-outcome.ts'
import type { PageContext } from '../../../shell/page-context.ts'
import { providerOf } from '../ui/provider-map/provider.ts'
import type { LocatedList } from './read-list-task.ts'
import type { CoverageProps } from './ui/coverage.island.tsx'
import type { CoverageView } from './ui/coverage-answer.ts'
import type { CoverageOverview } from './ui/coverage-map/overview.ts'
import { type CoverageModel, emptyList } from './ui/coverage-model.ts'
import { listReport } from './ui/list-report.ts'
import { coverageWords } from './ui/words.ts'

/** What pages with the coverage tool may ask. */
export type CoveragePages = {
  /** Whether addresses are served, one answer for each in order; at most five hundred. */
  readonly coverage: (
    addresses: readonly string[],
    locale: LocaleId,
    /** Where they lie, where that was found before. */
    located?: readonly LocatedAddress[],
  ) => readonly CoverageView[]
}

/** What a page with the map of coverage may ask beside it. */
export type CoverageMapPages = {
  /** What is delivered in a province, or in the country where the code is no province's. */
  readonly coverageOverview: (province: string | null, locale: LocaleId) => CoverageOverview
}

declare module '../../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly 'coverage-list': {
      /** As it was written. */
      readonly text: string
      /** What it was read as; null where that could not be found out now. */
      readonly read: LocatedList | null
    }
  }
}

/**
 * Reads what is asked of the coverage tool: `to`, the code of a division, out of the address; and what was posted, an
 * `address` or a list, which no address ever holds.
 */
export function loadCoverage(context: PageContext<CoveragePages>): CoverageProps {
  const { locale, path, query, services, submitted } = context
  const to = divisionCode.exec(query.get('to') ?? '')?.[0] ?? null
  const typed = query.get('address')
  const list = submitted?.kind === 'coverage-list' ? submitted : null
  const asked = typed ?? to
  const [answer = null] = asked?.trim() ? services.coverage([asked], locale.id) : []
  const model: CoverageModel = {
    tab: list === null ? 'one' : 'many',
    typed: typed ?? '',
    answer,
    problem: typed !== null && typed.trim() === '' ? 'empty' : null,
    busy: false,
    list:
      list === null
        ? emptyList
        : listOf(list, locale.id, ({ addresses, located }) =>
            services.coverage(addresses, locale.id, located),
          ),
    ready: false,
  }
  return {
    locale: locale.id,
    page: path === '/serve-range' ? 'serve-range' : 'network',
    words: coverageWords(locale.id),
    model,
    now: services.now(),
    provider: providerOf(context),
  }
}

/** Rows of a list that are answered in the page where no script asks for them: more of them take long to write. */
const mostShown = 100

function listOf(
  { text, read }: FormOutcomes['coverage-list'],
  locale: LocaleId,
  check: (list: Pick<LocatedList, 'addresses' | 'located'>) => CoverageModel['list']['answers'],
): CoverageModel['list'] {
  if (read === null) return { ...emptyList, text, state: 'interrupted', trouble: 'failed' }
  const { addresses, located, beyond, ...more } = read
  const listed = listReport(more, locale, coverageWords(locale))
  if (addresses.length === 0)
    return { ...emptyList, text, ...listed, problem: listed.refusal === null ? 'empty' : null }
  const shown = { addresses: addresses.slice(0, mostShown), located: located.slice(0, mostShown) }
  return {
    text,
    answers: check(shown),
    // A script goes on with the others; the files have all of them.
    state: addresses.length > mostShown ? 'stopped' : 'done',
    total: addresses.length,
    beyond,
    problem: null,
    ...listed,
    trouble: null,
  }
}
