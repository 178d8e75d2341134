/** Sends what the form holds and says what became of it; a second press while it is under way does nothing. */
export async function sendFeedback(form: HTMLFormElement): Promise<void> {
  const said = form.querySelector<HTMLElement>('[data-said]')
  const { dataset } = form
  if (said === null || dataset.state === 'sending') return
  const say = (state: 'sending' | 'sent' | 'failed', text = ''): void => {
    dataset.state = state
    const place = said.querySelector('span')
    if (place) place.textContent = text
  }
  const { path, language, rating, text } = Object.fromEntries(new FormData(form)) as Record<string, string>
  say('sending', dataset.sending)
  const answer = await fetch('/v1/feedback', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, language, rating, ...(text?.trim() ? { text } : {}) }),
  }).catch(() => null)
  if (answer?.ok) {
    say('sent', said.dataset.said)
    // The faces are gone: the thanks take over where the visitor was.
    said.tabIndex = -1
    said.focus()
  } else say('failed', dataset.failed)
}
