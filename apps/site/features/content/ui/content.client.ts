import { whenAsked } from '../../../shell/client/when-asked.ts'
import { pickRecommended } from '../../../shell/parts/read-on/pick-recommended.client.ts'
import { focusScrollers } from '../../../shell/parts/strip/scrollers.client.ts'
import { enhanceWhenAsked } from '../../addresses/widgets/paste/enhance-when-asked.ts'
import { followSections } from './follow-sections.client.ts'

followSections()
pickRecommended()
focusScrollers()
enhanceWhenAsked()

const search = document.querySelector<HTMLFormElement>('form[data-suggest]')
if (search) {
  whenAsked(search, async () => {
    const { suggestWhileTyping } = await import('../../search/widgets/search-form/suggest.client.ts')
    suggestWhileTyping()
  })
}

const filter = document.querySelector<HTMLFormElement>('form[data-question-filter]')
if (filter) {
  whenAsked(filter, async () => {
    const { filterQuestions } = await import('./question-filter.client.ts')
    filterQuestions(filter)
  })
}
