import type { RequestOf } from '../../calls/call.ts'
import { countedCall } from '../../client/counted-call.ts'
import { giveFeedbackAction } from '../../features/feedback/actions.ts'

type Feedback = RequestOf<typeof giveFeedbackAction>['body']

/** Sends what the form holds without leaving the page and says what became of it; a second press while it is under way does nothing. */
export async function sendFeedback(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector<HTMLElement>('[data-status]')
  const { dataset } = form
  if (status === null || dataset.state === 'sending') return
  const say = (state: 'sending' | 'sent' | 'failed', text = ''): void => {
    dataset.state = state
    const place = status.querySelector('span')
    if (place) place.textContent = text
  }
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>
  const { path = document.documentElement.dataset.path, language, rating, text } = fields
  say('sending', dataset.sending)
  // The form offers nothing else than the call takes.
  const body = { path, language, rating, ...(text?.trim() ? { text } : {}) } as Feedback
  const answer = await countedCall(giveFeedbackAction, { body }, { credentials: 'omit' }).catch(() => null)
  if (answer?.ok) {
    say('sent', status.dataset.status)
    // The faces are gone: the thanks take over where the visitor was.
    status.tabIndex = -1
    status.focus()
  } else say('failed', dataset.failed)
}
