import type { QuoteMessages } from '@hongyan/content/messages'
import { formatMoney, formatNumber, type LocaleId, type PluralForms, plural } from '@hongyan/locales'
import { countedCall } from '../../../../client/counted-call.ts'
import { fetchDocument } from '../../../../client/fetch-document.ts'
import { type AccountTakes, accountTakes, conflict } from '../../../../client/move-draft.ts'
import { newId } from '../../../../client/saved-draft.ts'
import { sayDays } from '../../../../client/say-days.ts'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import { keepListTextAction, mendOrderListAction } from '../actions.ts'
import { controls, isGivenAnew } from './list-controls.ts'
import { showChosenFile } from './show-chosen-file.client.ts'

/** When to look again whether branches have answered, ms after the last look. */
const looks = [2_000, 3_000, 5_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 60_000]

/** What the page does beyond its forms: counts what is ticked, sends a form once, and follows the branches' answers. */
export function wakeImport(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent-once]')) sendOnce(form)
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-review]')) {
    countTicked(form)
    giveTyped(form)
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-pasted]')) givePasted(form)
  followBranches(0)
  sayDays()
  showChosenFile()
}

/** After that long an answer is not waited for any more, ms. */
const patience = 10_000

/** A second press while the first is on its way is dropped; the page that comes back may be sent again. */
function sendOnce(form: HTMLFormElement): void {
  let isSent = false
  const release = () => {
    isSent = false
    for (const button of form.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy')
    form.dispatchEvent(new Event('change'))
  }
  form.addEventListener('submit', (event) => {
    const offline = form.querySelector<HTMLElement>('[data-offline]')
    if (offline) offline.hidden = navigator.onLine
    if (isSent || !navigator.onLine) {
      event.preventDefault()
      return
    }
    isSent = true
    // Whoever stopped the page from loading is still here.
    setTimeout(release, patience)
    const pressed = event.submitter
    if (!(pressed instanceof HTMLElement)) return
    pressed.setAttribute('aria-busy', 'true')
    if (pressed.dataset.busy) pressed.textContent = pressed.dataset.busy
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) release()
  })
}

/** More than that no browser sends for a page that is being left, characters. */
const longestLeft = 20_000

/** What is typed into the review goes to the account while it can: nothing of it stays on the device. */
function giveTyped(form: HTMLFormElement): void {
  const typed = () =>
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && isGivenAnew(name) ? [[name, value] as [string, string]] : [],
    )
  let had = JSON.stringify(typed())
  document.addEventListener(accountTakes, (event) => {
    const fields = typed()
    const text = JSON.stringify(fields)
    if (text === had || !navigator.onLine) return
    const body = {
      key: form.querySelector<HTMLInputElement>(`[name="${controls.key}"]`)?.value ?? '',
      look: form.dataset.look ?? '',
      typed: fields,
    }
    const { until, signal } = (event as AccountTakes).detail
    const init = { keepalive: text.length < longestLeft, signal }
    const given = countedCall(mendOrderListAction, { body }, init, { quiet: true }).then(({ ok }) => {
      if (ok) had = text
    })
    until(given)
  })
}

/** What is pasted goes to the account while it can, until it is sent to be looked over. */
function givePasted(form: HTMLFormElement): void {
  const find = <E extends HTMLElement>(name: string) => form.querySelector<E>(`[name="${name}"]`)
  const area = find<HTMLTextAreaElement>(controls.text)
  const id = find<HTMLInputElement>(controls.form)
  if (area === null || id === null) return
  // Of what came back with the page nobody knows whether the account has it.
  let had = area.defaultValue === '' ? '' : null
  form.addEventListener('submit', ({ defaultPrevented }) => {
    const isFile = (find<HTMLInputElement>(controls.file)?.files?.length ?? 0) > 0
    if (!defaultPrevented && !isFile) had = area.value
  })
  const give = async (text: string, signal: AbortSignal, again = true): Promise<void> => {
    const of = new FormData(form).get(controls.of) === 'company' ? 'company' : 'own'
    const init = { keepalive: text.length < longestLeft, signal }
    const body = { form: id.value, of, text } as const
    const { ok, status } = await countedCall(keepListTextAction, { body }, init, { quiet: true })
    if (ok) had = text
    else if (status === conflict && again) {
      // What stood here has been looked over or discarded: this is another one.
      id.value = newId()
      await give(text, signal, false)
    }
  }
  document.addEventListener(accountTakes, (event) => {
    if (area.value === had || !navigator.onLine) return
    const { until, signal } = (event as AccountTakes).detail
    until(give(area.value, signal))
  })
}

/** Says on the button how many orders it places, and for how much. */
function countTicked(form: HTMLFormElement): void {
  const locale = form.dataset.review as LocaleId
  const button = form.querySelector<HTMLButtonElement>('[data-place]')
  const taxWords = JSON.parse(form.dataset.tax ?? 'null') as QuoteMessages['tax'] | null
  const show = (name: string, text: string, note: string | null = null) => {
    const [place, below] = form.querySelectorAll(`[data-tally="${name}"] dd`)
    if (place) place.textContent = text
    if (below && note !== null) below.textContent = note
  }
  const count = () => {
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-line] > label > input[type=checkbox]')]
    const ticked = boxes.filter(({ checked }) => checked)
    const ready = ticked.flatMap(({ dataset }) =>
      dataset.total === undefined ? [] : [Number(dataset.total)],
    )
    const sum = ready.reduce((before, one) => before + one, 0)
    const total = formatMoney(locale, sum)
    show('ready', formatNumber(locale, ready.length))
    show('mend', formatNumber(locale, ticked.length - ready.length))
    show('left', formatNumber(locale, boxes.length - ticked.length))
    show('total', total, taxLine(locale, sum, taxWords ?? undefined))
    if (button === null) return
    const forms = JSON.parse(button.dataset.place ?? '{}') as PluralForms
    button.textContent =
      ready.length === 0 ? (button.dataset.none ?? '') : plural(locale, ready.length, forms, { total })
    button.setAttribute('aria-disabled', String(ready.length === 0))
  }
  form.addEventListener('change', count)
  count()
}

/** Brings the state of the orders up to date until every branch has answered, or for two and a half minutes. */
function followBranches(at: number): void {
  const placed = document.querySelector<HTMLElement>('[data-placed]')
  const wait = looks[at]
  if (placed === null || placed.dataset.waiting === '0' || wait === undefined) return
  setTimeout(async () => {
    const page = await fetchDocument(location.href).catch(() => null)
    const fresh = page?.querySelector<HTMLElement>('[data-placed]')
    const isNew = fresh && fresh.dataset.waiting !== placed.dataset.waiting
    // Somebody may be choosing the paper just now.
    if (isNew && !placed.contains(document.activeElement)) placed.replaceWith(fresh)
    followBranches(at + 1)
  }, wait)
}
