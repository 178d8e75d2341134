import { seemsSignedIn } from '../../client/signed-in-mark.ts'
import { startCarryOver } from './carry-over.ts'
import { startChunkGuard } from './chunk-failure.ts'
import { startCopy } from './copy.ts'
import { startDialogs } from './dialogs.ts'
import { startFeedback } from './feedback.ts'
import type { FetchedDialogs } from './fetched-dialogs.ts'
import { startOrderCard, startRoundButton } from './floating.ts'
import { startLanguageChoice } from './language.ts'
import { keepLastError } from './last-error.ts'
import { startLightDetails } from './light-details.ts'
import { startMenu } from './menu.ts'
import { stayAtNamedPlace } from './named-place.ts'
import { startOfflineBanner } from './offline.ts'
import { readPageFacts } from './page-facts.ts'
import { startPageLinks } from './page-links.ts'
import { startParts } from './parts.ts'
import { startPrefetch } from './prefetch.ts'
import { startProgress } from './progress.ts'
import { startRestStyles } from './rest-styles.ts'
import { startSheet } from './sheet.ts'
import { showFailure } from './toast.ts'
import { letTransitionsDrop } from './transitions.ts'
import { forgetTyped } from './typed-before.ts'
import { watchViewport } from './viewport.ts'

/** Starts one part of the shell if the page has it. */
function where(selector: string, start: (part: HTMLElement) => void): void {
  const part = document.querySelector<HTMLElement>(selector)
  if (part !== null) start(part)
}

/** Starts everything of the shell that a page has. */
export function startShell(fetched: FetchedDialogs): void {
  keepLastError(globalThis)
  if (!seemsSignedIn()) forgetTyped()
  startRestStyles([...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')])
  startChunkGuard()
  stayAtNamedPlace()
  readPageFacts()
  watchViewport()
  where('[data-menu]', startMenu)
  where('#menu-sheet', startSheet)
  where('html[data-parts]', startParts)
  setTimeout(startWhatWaitsForAVisitor, 0, fetched)
}

/** In a task of its own: a slow phone is to answer a touch between the two. */
function startWhatWaitsForAVisitor(fetched: FetchedDialogs): void {
  startDialogs(fetched)
  startLightDetails()
  startLanguageChoice()
  letTransitionsDrop()
  startPageLinks()
  startCarryOver()
  startCopy()
  where('[data-offline]', startOfflineBanner)
  where('[data-progress]', (bar) => startProgress(bar, showFailure))
  where('[data-round]', startRoundButton)
  where('[data-nudge]', startOrderCard)
  startFeedback()
  if (seemsSignedIn()) {
    // Without an answer the page stays as it is for everybody.
    import('./account.ts').then(({ startAccount }) => startAccount()).catch(() => undefined)
  }
  startPrefetch()
}
