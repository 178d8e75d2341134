import { collection } from '@hongyan/content'
import { selectQuestions } from '../../../blocks/questions/select-questions.ts'
import { offeredQuestions } from '../../../shell/account/offered.ts'
import { breadcrumbList } from '../../../shell/structured/breadcrumb-list.ts'
import { faqPage } from '../../../shell/structured/faq-page.ts'
import type { Structured } from '../../../shell/structured/structured-text.ts'
import type { ContentData } from '../load.ts'

/** What a content page tells programs: where it stands, and the questions it answers. */
export function contentStructured(
  { crumbs, blocks, listsQuestions, locale, signsIn }: ContentData,
  origin: string,
): readonly Structured[] {
  const questions = listsQuestions
    ? offeredQuestions([...collection('question', locale).values()], signsIn)
    : blocks.flatMap(({ block }) =>
        block.kind === 'questions' ? selectQuestions(block.ids, locale, signsIn) : [],
      )
  return [breadcrumbList(crumbs, { origin }), ...(questions.length > 0 ? [faqPage(questions)] : [])]
}
