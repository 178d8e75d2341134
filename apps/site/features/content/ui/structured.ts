import { collection } from '@hongyan/content'
import { selectQuestions } from '../../../blocks/questions/select-questions.ts'
import { breadcrumbList } from '../../../shell/structured/breadcrumb-list.ts'
import { faqPage } from '../../../shell/structured/faq-page.ts'
import type { Structured } from '../../../shell/structured/structured-text.ts'
import type { ContentData } from '../load.ts'

/** What a content page tells programs: where it stands, and the questions it answers. */
export function contentStructured(
  { crumbs, blocks, listsQuestions, locale }: ContentData,
  origin: string,
): readonly Structured[] {
  const questions = listsQuestions
    ? [...collection('question', locale).values()]
    : blocks.flatMap(({ block }) => (block.kind === 'questions' ? selectQuestions(block.ids, locale) : []))
  return [breadcrumbList(crumbs, { origin }), ...(questions.length > 0 ? [faqPage(questions)] : [])]
}
