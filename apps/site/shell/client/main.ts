import { clearAfterAccount } from '../../client/clear-after-account.ts'
import { seemsSignedIn } from '../../client/signed-in-mark.ts'
import { showSavedName } from './account-name.ts'
import { startAnswers } from './answers.ts'
import { startCarryOver } from './carry-over.ts'
import { startChunkGuard } from './chunk-failure.ts'
import { startCopy } from './copy.ts'
import { startDeferredStyles } from './deferred-styles.ts'
import { startDialogs } from './dialogs.ts'
import type { FetchedDialogs } from './fetched-dialogs.ts'
import { forgetTyped } from './forget-typed.ts'
import { startLanguageChoice } from './language.ts'
import { saveLastError } from './last-error.ts'
import { startLightDetails } from './light-details.ts'
import { markTyped } from './mark-typed.ts'
import { startMenu } from './menu.ts'
import { stayAtNamedPlace } from './named-place.ts'
import { startOfflineBanner } from './offline.ts'
import { readPageFacts } from './page-facts.ts'
import { startPageLinks } from './page-links.ts'
import { startParts } from './parts.ts'
import { startPrefetch } from './prefetch.ts'
import { startProgress } from './progress.ts'
import { startSheet } from './sheet.ts'
import { showFailure } from './toast.ts'
import { letTransitionsDrop } from './transitions.ts'
import { followViewport } from './viewport.ts'
import { whenOnline } from './when-online.ts'

/** Starts one part of the shell if the page has it. */
function where(selector: string, start: (part: HTMLElement) => void): void {
  const part = document.querySelector<HTMLElement>(selector)
  if (part !== null) start(part)
}

/** Starts everything of the shell that a page has. */
export function startShell(fetched: FetchedDialogs): void {
  saveLastError(globalThis)
  if (seemsSignedIn()) {
    showSavedName()
    markTyped()
  } else {
    forgetTyped()
    clearAfterAccount()
  }
  startDeferredStyles([...document.querySelectorAll<HTMLLinkElement>('link[data-deferred-styles]')])
  startChunkGuard()
  stayAtNamedPlace()
  readPageFacts()
  followViewport()
  where('[data-menu]', startMenu)
  where('#menu-sheet', startSheet)
  where('html[data-parts]', startParts)
  setTimeout(startWhatWaitsForAVisitor, 0, fetched)
}

/** In a task of its own: a slow phone is to answer a touch between the two. */
function startWhatWaitsForAVisitor(fetched: FetchedDialogs): void {
  startDialogs(fetched)
  startAnswers()
  startLightDetails()
  startLanguageChoice()
  letTransitionsDrop()
  startPageLinks()
  startCarryOver()
  startCopy()
  where('[data-offline]', startOfflineBanner)
  where('[data-progress]', (bar) => startProgress(bar, showFailure))
  where('[data-round],[data-nudge]', bringFloating)
  bringFeedback()
  // Until there is an answer the page stays as it is for everybody.
  if (seemsSignedIn())
    void whenOnline(() => import('./account.ts')).then(({ startAccount }) => startAccount())
  startPrefetch()
}

/** Fetched with the first scroll; where no tracking box is ahead, the round button stands there from the beginning. */
function bringFloating(): void {
  // Without it nothing floats: the same ways stand in the page.
  const bring = () =>
    import('./floating.ts').then(({ startFloating }) => startFloating()).catch(() => undefined)
  if (document.querySelector('[data-tracking-box]') === null || scrollY > 0) bring()
  else addEventListener('scroll', bring, { once: true, passive: true })
}

/** Feedback is sent by what is fetched when somebody sends it; where that does not come, the form posts itself. */
function bringFeedback(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-feedback]')) return
    event.preventDefault()
    import('./feedback.ts').then(({ sendFeedback }) => sendFeedback(form)).catch(() => form.submit())
  })
}
