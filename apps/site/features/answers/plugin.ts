import type { Plugin } from '../../server/requests/plugin.ts'
import { type AnswerServices, answerActions } from './actions.ts'
import { askTools, type Tools } from './answer-text.ts'
import type { AnswerNeeds } from './needs.ts'
import { readQuestion } from './parsing/read-question.ts'

/** One box for a number, an address, a thing or a route. */
export const answers: Plugin<AnswerServices, Tools, AnswerNeeds> = {
  routes: answerActions,
  pages: (tools) => ({
    briefly: (text, locale) => askTools(tools, readQuestion(text, tools.items.knows), locale),
  }),
}
