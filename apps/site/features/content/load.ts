import {
  type Block,
  type BlockOf,
  type ContentPage,
  collection,
  contentMessages,
  pageAt,
  typeset,
} from '@hongyan/content'
import { secondsUntilChange } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { offeredParts } from '../../shell/account/offered.ts'
import { type Crumb, crumbsOf } from '../../shell/parts/breadcrumb/crumbs.ts'
import { type Anchor, anchorsOf } from './anchors.ts'
import { type Recommendation, recommendFor } from './recommend.ts'
import { type ShownBlock, scenesOf, shownBlocks } from './shown-blocks.ts'
import { type Template, templates } from './templates.ts'
import { allQuestionsAnchor } from './ui/all-questions/all-questions.tsx'
import { secondsUntilHours } from './ui/opening/drawing/hour-of.ts'

/** The page that every question has its address on. */
const questionsPage = '/help'

/** What a content page shows. */
export type ContentData = {
  readonly locale: LocaleId
  /** Whether pages of an account are here, and may be led to. */
  readonly signsIn: boolean
  readonly page: ContentPage
  readonly template: Template
  readonly crumbs: readonly Crumb[]
  /** Figures that the first screen takes from the blocks; null where they stand as a block. */
  readonly figures: BlockOf<'figures'> | null
  /** What a case changed, which its first screen takes too. */
  readonly result: BlockOf<'comparison'> | null
  readonly blocks: readonly ShownBlock[]
  /** The last word of the page, which stands under everything. */
  readonly calls: readonly ShownBlock[]
  /** Whether the whole list of questions follows the blocks. */
  readonly listsQuestions: boolean
  readonly anchors: readonly Anchor[]
  readonly recommended: readonly Recommendation[]
  /** Seconds for which the page stays true; null where only its content changes it. */
  readonly maxAge: number | null
}

/** The content page at a path without language prefix, as it is at `now` (ms UTC), or null. */
export function loadContent(
  path: string,
  locale: LocaleId,
  now: number,
  signsIn: boolean,
): ContentData | null {
  const page = pageAt(path, locale)
  return page === null ? null : contentData(page, locale, now, signsIn)
}

function questionsAnchor(locale: LocaleId): Anchor {
  const title = contentMessages(locale).questions.all
  return { id: allQuestionsAnchor, title, short: title }
}

/** Everything the template needs to know about a page. */
export function contentData(
  stored: ContentPage,
  locale: LocaleId,
  now: number,
  signsIn: boolean,
): ContentData {
  const page = offeredParts(typeset(stored), signsIn)
  const template = templates[page.kind]
  const shown = shownBlocks(page, locale, now, signsIn)
  const isCase = template.opening === 'case'
  const figures = isCase ? firstOf(shown, 'figures') : null
  const result = isCase ? firstOf(shown, 'comparison') : null
  const blocks = shown.filter(({ block }) => block !== figures && block !== result && block.kind !== 'call')
  const anchors = anchorsOf(blocks)
  const listsQuestions = page.path === questionsPage
  return {
    locale,
    signsIn,
    page,
    template,
    crumbs: crumbsOf(page, locale),
    figures,
    result,
    blocks,
    calls: shown.filter(({ block }) => block.kind === 'call'),
    listsQuestions,
    anchors: listsQuestions ? [...anchors, questionsAnchor(locale)] : anchors,
    recommended: recommendFor(page, scenesOf(page, locale), locale),
    maxAge: maxAgeOf(page, locale, now),
  }
}

/** The hour of a drawing goes on, and notices begin and end. */
function maxAgeOf({ hero, blocks }: ContentPage, locale: LocaleId, now: number): number | null {
  const { drawing } = hero
  const hours = drawing?.kind === 'hours' ? [secondsUntilHours(now, drawing, 300)] : []
  const listed = blocks.some((block) => block.kind === 'latest' && block.from !== 'news')
  const notices = listed ? [secondsUntilChange([...collection('notice', locale).values()], now, 3600)] : []
  const ages = [...hours, ...notices]
  return ages.length === 0 ? null : Math.min(...ages)
}

function firstOf<Kind extends Block['kind']>(shown: readonly ShownBlock[], kind: Kind): BlockOf<Kind> | null {
  return shown.map(({ block }) => block).find((block): block is BlockOf<Kind> => block.kind === kind) ?? null
}
