import { onFirstFocus } from '../../../shell/client/on-first-focus.ts'
import { pickRecommended } from '../../../shell/parts/read-on/pick-recommended.client.ts'
import { focusScrollers } from '../../../shell/parts/strip/scrollers.client.ts'
import { enhanceOnFocus } from '../../addresses/widgets/paste/enhance-on-focus.ts'
import { followSections } from './follow-sections.client.ts'

followSections()
pickRecommended()
focusScrollers()
enhanceOnFocus()

// An answer that stands open beside its heading on a wide screen is a screenful of a phone.
if (matchMedia('(max-width: 48em)').matches)
  for (const opened of document.querySelectorAll<HTMLDetailsElement>('details[data-opened]'))
    if (!opened.querySelector(':target')) opened.open = false

if (document.querySelector('[data-piece]'))
  void import('../../fleet/widgets/deck-plan/deck-plan.client.ts').then(({ drawPiece }) => drawPiece())

const search = document.querySelector<HTMLFormElement>('form[data-suggest]')
if (search) {
  onFirstFocus(search, async () => {
    const { suggestWhileTyping } = await import('../../search/widgets/search-form/suggest.client.ts')
    suggestWhileTyping()
  })
}
