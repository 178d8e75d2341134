import { focusScrollers } from '../../blocks/strip/scrollers.client.ts'
import { followSections } from './follow-sections.client.ts'
import { pickRecommended } from './pick-recommended.client.ts'

followSections()
pickRecommended()
focusScrollers()

if (document.querySelector('form[data-suggest]')) {
  const { suggestWhileTyping } = await import('../search/suggest.client.ts')
  suggestWhileTyping()
}

const filter = document.querySelector<HTMLFormElement>('form[data-question-filter]')
if (filter) {
  const { filterQuestions } = await import('./question-filter.client.ts')
  filterQuestions(filter)
}
