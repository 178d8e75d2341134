import { answerMessages, networkMessages } from '@hongyan/content'
import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { checkAddress } from '@hongyan/domain/coverage/check-addresses'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { fill, type LocaleId } from '@hongyan/locales'
import type { AnswerRow, BriefAnswer } from '../../client/brief-answer.ts'
import { paths } from '../../paths.ts'
import { answerBranches } from './answer-branches.ts'
import type { BranchView } from './branch-answer.ts'
import { presentCoverage } from './coverage/present-coverage.ts'
import type { CoverageView } from './coverage/ui/coverage-answer.ts'
import { areaWords, districtsWords } from './coverage/ui/result-words.ts'
import { openingWords } from './ui/hours-words.ts'
import { finderWords } from './ui/words.ts'

/** What it stands on: the branches in force, and the moment (ms UTC). */
type PlaceNeeds = {
  readonly network: () => BranchNetwork
  readonly now: () => number
}

/** Branches that are read in place. */
const most = 3

/** What is served at an address or in a place, with branches there; or which place has to be named first. */
export function briefPlace(
  { network, now }: PlaceNeeds,
  address: string | null,
  locale: LocaleId,
): BriefAnswer {
  const words = answerMessages(locale).place
  const look = { label: words.look, path: paths.network(locale) }
  if (address === null)
    return { engine: 'place', title: words.whereTitle, text: words.where, rows: [], more: look }
  const at = now()
  const view = presentCoverage(checkAddress(network(), address, dayAtHome(at)), locale, at)
  if (view.kind === 'unknown')
    return {
      engine: 'place',
      title: fill(words.unknown, { place: address }),
      text: words.add,
      rows: [],
      more: look,
    }
  if (view.kind === 'ambiguous')
    return {
      engine: 'place',
      title: fill(words.ambiguous, { place: address }),
      text: null,
      rows: view.areas.map((area) => ({
        text: areaWords(area, locale),
        note: null,
        figure: null,
        path: paths.branchesIn(locale, area.at(-1)?.code ?? ''),
      })),
      more: look,
    }
  const area = view.area.at(-1)?.code ?? ''
  const question = { area, point: null, services: [], openNow: false, radiusKm: 5, limit: most }
  const { items, nearest } = answerBranches(network(), question, locale, at)
  const shown = items.length > 0 || nearest === null ? items : [nearest]
  const { headlines } = networkMessages(locale).coverage
  return {
    engine: 'place',
    title: fill(headlines[view.state], { area: areaWords(view.area.slice(-2), locale) }),
    text: items.length > 0 ? districtsIn(view, locale) : words.none,
    rows: shown.map((branch) => rowOf(branch, locale, at)),
    more: { label: words.more, path: paths.branchesIn(locale, area) },
  }
}

function districtsIn(
  view: Extract<CoverageView, { kind: 'district' | 'wider' }>,
  locale: LocaleId,
): string | null {
  if (view.kind === 'district') return null
  return districtsWords(view.districts, locale, networkMessages(locale).coverage)
}

function rowOf(branch: BranchView, locale: LocaleId, now: number): AnswerRow {
  const { state, next } = openingWords(branch, { locale, words: finderWords(locale), now })
  return {
    text: branch.name,
    note: branch.address,
    figure: `${state} · ${next}`,
    path: null,
  }
}
