import { onFirstFocus } from '../../../shell/client/on-first-focus.ts'
import { pickRecommended } from '../../../shell/parts/read-on/pick-recommended.client.ts'
import { focusScrollers } from '../../../shell/parts/strip/scrollers.client.ts'
import { enhanceOnFocus } from '../../addresses/widgets/paste/enhance-on-focus.ts'
import { followSections } from './follow-sections.client.ts'

followSections()
pickRecommended()
focusScrollers()
enhanceOnFocus()

const search = document.querySelector<HTMLFormElement>('form[data-suggest]')
if (search) {
  onFirstFocus(search, async () => {
    const { suggestWhileTyping } = await import('../../search/widgets/search-form/suggest.client.ts')
    suggestWhileTyping()
  })
}
