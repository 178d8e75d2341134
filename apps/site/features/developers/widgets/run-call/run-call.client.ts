import { homeZone } from '@hongyan/locales'
import { countedFetch } from '../../../../client/counted-fetch.ts'

/** A day in the past of an example becomes today: prices and windows are of days to come. */
function ofToday(body: string): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: homeZone }).format(Date.now())
  return body.replace(/"(20\d\d-\d\d-\d\d)"/g, (whole, day: string) => (day < today ? `"${today}"` : whole))
}

/** A control with `data-run` sends its example, and shows status, time and answer where the recorded one or none stood. */
export function startRuns(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as HTMLElement).closest<HTMLButtonElement>('button[data-run]')
    const shown = control?.closest('[data-example]')
    if (control && shown) void run(control, shown)
  })
}

async function run(control: HTMLButtonElement, shown: Element): Promise<void> {
  const { run: address = '', method = 'GET', body, done = '', failed = '' } = control.dataset
  const said = shown.querySelector('[data-run-said]')
  const answer = shown.querySelector('[data-run-answer] pre')
  if (!said || !answer) return
  control.setAttribute('aria-busy', 'true')
  const began = performance.now()
  try {
    const language = document.documentElement.lang
    const headers = {
      'client-info': JSON.stringify({ client: 'web', language }),
      'content-type': 'application/json',
    }
    const response = await countedFetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: ofToday(body) }),
    })
    const text = JSON.stringify(await response.json(), null, 2)
    const took = Math.round(performance.now() - began)
    answer.textContent = text
    said.textContent = done.replace('{status}', String(response.status)).replace('{ms}', String(took))
    shown.querySelector('[data-run-answer]')?.removeAttribute('hidden')
    shown.querySelector('[data-run-answer] [data-copy]')?.setAttribute('data-copy', text)
  } catch {
    said.textContent = failed
  }
  control.removeAttribute('aria-busy')
}
