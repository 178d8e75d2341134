import type { OwnAnswer } from '../../shell/own-answer.ts'
import { ownMarkup } from '../../shell/own-markup.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { loadTrack, type TrackingPages, trackHead, trackingPage } from './load.ts'
import { Tracking } from './ui/tracking.island.tsx'

/** The answer to the numbers of an address. */
export async function answerTrack(context: PageContext<TrackingPages>): Promise<OwnAnswer> {
  const asked = await loadTrack(context)
  const page = trackingPage(context)
  return {
    head: trackHead(context.locale, asked),
    data: JSON.stringify(asked),
    markup: () => ownMarkup(<Tracking page={page} data={asked} />),
  }
}
