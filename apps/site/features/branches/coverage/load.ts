import type { LocaleId } from '@hongyan/locales'
import type { PageContext } from '../../../page-context.ts'
import { providerOf } from '../ui/provider-map/provider.ts'
import type { CoverageProps } from './ui/coverage.island.tsx'
import type { CoverageView } from './ui/coverage-answer.ts'
import { type CoverageModel, emptyList } from './ui/coverage-model.ts'
import { listReport } from './ui/list-report.ts'
import { readAddressList } from './ui/read-address-list.ts'
import { coverageWords } from './ui/words.ts'

/** What pages with the coverage tool may ask. */
export type CoveragePages = {
  /** Whether addresses are served, one answer for each in order; at most five hundred. */
  readonly coverage: (
    addresses: readonly string[],
    locale: LocaleId,
    /** Where they lie, where that was found before. */
    places?: string | null,
  ) => readonly CoverageView[]
}

/**
 * Reads what is asked of the coverage tool: `to`, the code of a division, out of the address; and what was posted,
 * `address` or `list`, which no address ever holds.
 */
export function loadCoverage(context: PageContext<CoveragePages>): CoverageProps {
  const { locale, path, query, services } = context
  const to = /^\d{6}$/.exec(query.get('to') ?? '')?.[0] ?? null
  const typed = query.get('address')
  const list = query.get('list')
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
        : listOf(list, locale.id, (rows) => services.coverage(rows, locale.id, query.get('places'))),
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

function listOf(
  text: string,
  locale: LocaleId,
  check: (rows: readonly string[]) => CoverageModel['list']['answers'],
): CoverageModel['list'] {
  const { addresses, beyond, ...more } = readAddressList(text)
  const said = listReport(more, locale, coverageWords(locale))
  if (addresses.length === 0)
    return { ...emptyList, text, ...said, problem: said.refusal === null ? 'empty' : null }
  return {
    text,
    answers: check(addresses),
    state: 'done',
    total: addresses.length,
    beyond,
    problem: null,
    ...said,
    trouble: null,
  }
}
