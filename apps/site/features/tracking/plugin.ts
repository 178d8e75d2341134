import { feedFreshness } from '@hongyan/domain/tracking/feed-freshness'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import type { Ctx } from '@hongyan/kernel/context'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { lookUpActions, ownActions } from './actions.ts'
import { type LiveSite, markOfPage, registerLive } from './live/register-live.ts'
import type { TrackingPages } from './load.ts'
import { trackingSentences } from './problem-sentences.ts'
import { trackingWords } from './refusals.ts'
import { readTrackQuery } from './ui/text/track-query.ts'
import { type SessionServices, unlockActions } from './unlocking/actions.ts'
import { trackViewActions } from './view/actions.ts'

type Services = SessionServices & Pick<RequestServices, 'takeLimit'>
type Site = { readonly pageCtx: Ctx } & Pick<SessionServices, 'textsOpen'> & LiveSite

/** Where shipments are: look-ups, unlocking, proofs of delivery. */
export const tracking: Plugin<Services, Site, TrackingPages> = {
  routes: [...lookUpActions, ...unlockActions, ...ownActions, ...trackViewActions],
  words: trackingWords,
  sentences: trackingSentences,
  pages: ({ pageCtx, textsOpen }, outsideSlot) => ({
    track: (numbers) => outsideSlot(() => trackNumbers(pageCtx, { numbers: [...numbers] })),
    markOf: (numbers) => outsideSlot(() => markOfPage(pageCtx, numbers)),
    feed: () => feedFreshness(pageCtx),
    mailNotices: pageCtx.settings.subscriptions.channels.includes('mail'),
    textsOpen,
  }),
  register: registerLive,
  // Every number costs what one costs that is asked by a call.
  costs: { 'look-up': (query) => readTrackQuery(query).numbers.length },
}
