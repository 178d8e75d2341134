import { contentMessages } from '@hongyan/content'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ChatIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { TextFrame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import { QuestionList } from './question-list.tsx'
import { selectQuestions } from './select-questions.ts'

const askedAbove: readonly string[] = ['/consultation', '/help']

/** Where people come for an answer: none of its few has to be opened. */
const answering = '/help'

/** Questions of the one list, the first answer open where there is room. */
export function Questions({ block, locale, place }: BlockProps<'questions'>) {
  const questions = selectQuestions(block.ids, locale, place.signsIn).map((question) =>
    question.link?.href === place.path ? { ...question, link: null } : question,
  )
  if (questions.length === 0) return null
  return (
    <TextFrame
      block={block}
      locale={locale}
      aside={
        // Where customer service is the page, or its first button, nothing leads there again.
        askedAbove.includes(place.path) ? null : (
          <ButtonLink kind="quiet" size="small" href={paths.consultation(locale)}>
            <ChatIcon size={18} />
            {contentMessages(locale).questions.ask}
          </ButtonLink>
        )
      }
    >
      <QuestionList
        questions={questions}
        locale={locale}
        opened={place.path === answering ? 'all' : place.column === 'page' ? 'first' : 'none'}
      />
    </TextFrame>
  )
}
