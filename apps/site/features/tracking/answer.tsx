import { renderToString } from 'react-dom/server'
import { type OwnAnswer, ownPrefix } from '../../shell/own-answer.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { withoutPreloads } from '../../shell/static-markup.ts'
import { loadTrack, type TrackingPages, trackHead, trackingPage } from './load.ts'
import { Tracking } from './ui/tracking.island.tsx'

/** The answer to the numbers of an address. */
export async function answerTrack(context: PageContext<TrackingPages>): Promise<OwnAnswer> {
  const asked = await loadTrack(context)
  const island = <Tracking page={trackingPage(context)} data={asked} />
  return {
    head: trackHead(context.locale, asked),
    data: JSON.stringify(asked),
    markup: () => withoutPreloads(renderToString(island, { identifierPrefix: ownPrefix })),
  }
}
