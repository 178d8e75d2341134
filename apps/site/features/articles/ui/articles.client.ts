import { countedCall } from '../../../client/counted-call.ts'
import { pickRecommended } from '../../../shell/parts/read-on/pick-recommended.client.ts'
import { countReadingAction } from '../page-views/actions.ts'

/** How long a page must be looked at before it counts as read. */
const readingMs = 5000

pickRecommended()

/** Counts a reading once the page has been seen for a while; a page made ahead of time is not seen. */
function countView(): void {
  const path = document.documentElement.dataset.path
  if (path === undefined || document.visibilityState !== 'visible') return
  countedCall(countReadingAction, { body: { path } }, { keepalive: true }, { quiet: true }).catch(
    () => undefined,
  )
}

const begin = (): void => {
  setTimeout(countView, readingMs)
}
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true })
} else if (/^\/(news|notice)\/./.test(document.documentElement.dataset.path ?? '')) begin()
