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

if (document.querySelector('form[data-tracking-box]')) {
  const { enhanceWhenAsked } = await import('../home/enhance-when-asked.ts')
  enhanceWhenAsked()
}

const filter = document.querySelector<HTMLFormElement>('form[data-question-filter]')
if (filter) {
  const { filterQuestions } = await import('./question-filter.client.ts')
  filterQuestions(filter)
}
