import { networkMessages, secondsUntilChange, tdkOf } from '@hongyan/content'
import { openingState } from '@hongyan/domain/branches/opening-hours'
import { fill, type LocaleId, localeOf } from '@hongyan/locales'
import { type PageHead, pageHead } from '../../shell/head.ts'
import type { PageContext } from '../../shell/page-context.ts'
import type { BranchAnswer, BranchQuestion } from './branch-answer.ts'
import { type CoverageMapPages, type CoveragePages, loadCoverage } from './coverage/load.ts'
import type { CoverageProps } from './coverage/ui/coverage.island.tsx'
import type { AreaBar } from './ui/area-bar.tsx'
import type { NetworkOverview } from './ui/branch-map/overview.ts'
import { readBranchQuery } from './ui/branch-query.ts'
import type { FinderProps } from './ui/finder.island.tsx'
import type { FinderProblem } from './ui/finder-model.ts'
import { countdownMs } from './ui/hours-words.ts'
import { providerOf } from './ui/provider-map/provider.ts'
import { finderWords } from './ui/words.ts'
import { tilesOf } from './widgets/tile-map/tiles.ts'

/** What the pages about branches and coverage may ask. */
export type BranchPages = CoveragePages &
  CoverageMapPages & {
    /** Branches of an area or around a point, with what else a page about them shows. */
    readonly branches: (question: BranchQuestion, locale: LocaleId) => BranchAnswer
    /** The whole network, for a map of it. */
    readonly networkOverview: (locale: LocaleId) => NetworkOverview
  }

/** What the page about branches shows, and how long it may be kept. */
type NetworkPage = {
  readonly finder: FinderProps
  /** What the page itself writes of the finder: its areas, as links. */
  readonly areas: Parameters<typeof AreaBar>[0]
  readonly coverage: CoverageProps
  /** Seconds until something on it is no longer true. */
  readonly keepSeconds: number
}

const longestSeconds = 300

/**
 * Reads the address of the page. What was posted comes as `typed` and `problem`: it is no part of any address, and an
 * answer to it is kept by nobody.
 */
export function loadNetwork(context: PageContext<BranchPages>): NetworkPage {
  const { locale, query: asked, services } = context
  const query = readBranchQuery(asked)
  const answer = services.branches({ ...query, point: null }, locale.id)
  const problem = readProblem(asked, context)
  const words = finderWords(locale.id)
  const typed = asked.get('typed') ?? ''
  const model = {
    query: { ...query, area: answer.origin.kind === 'area' ? query.area : null },
    answer,
    typed,
    problem,
    ready: false,
    busy: null,
    guess: null,
  }
  return {
    // The areas are written once, by the page: in the data they would stand a second time.
    finder: {
      locale: locale.id,
      words,
      model: { ...model, answer: { ...answer, inside: [] } },
      provider: providerOf(context),
      tiles: tilesOf(context),
    },
    areas: { answer, query: model.query, locale: locale.id, words },
    coverage: loadCoverage(context),
    keepSeconds: secondsTrue(answer),
  }
}

function readProblem(
  asked: URLSearchParams,
  { services, locale }: PageContext<BranchPages>,
): FinderProblem | null {
  const typed = asked.get('typed')
  if (typed === null) return null
  if (typed.trim() === '') return { kind: 'empty' }
  const [located] = services.coverage([typed], locale.id)
  return located?.kind === 'ambiguous' ? { kind: 'ambiguous', areas: located.areas } : { kind: 'unknown' }
}

/** A page says which branches are open: it holds until the first of them opens or closes. */
function secondsTrue({ items, alerts, at }: NetworkPage['finder']['model']['answer']): number {
  const turns = items.map((branch) => {
    const state = openingState(branch, at)
    const next = state.kind === 'open' ? state.until : state.opensAt
    // Minutes that are counted down hold for one of them.
    const turn = next !== null && next - at <= countdownMs ? Math.min(next, at + 60_000) : next
    return { from: null, until: turn === null ? null : new Date(turn).toISOString() }
  })
  return secondsUntilChange([...turns, ...alerts], at, longestSeconds)
}

/** Head of the page. An area has a title of its own; answers to a question are nobody's search result. */
export function networkHead({ finder: { locale, model } }: NetworkPage): PageHead {
  const head = pageHead(tdkOf('/network', locale))
  const area = model.answer.origin.kind === 'area' ? model.answer.origin.area : []
  if (area.length === 0) return model.problem === null ? head : { ...head, robots: 'noindex' }
  const name = area.map((one) => one.name).join(localeOf(locale).places.joint)
  return { ...head, title: fill(networkMessages(locale).titleOf, { area: name }), robots: 'noindex' }
}
