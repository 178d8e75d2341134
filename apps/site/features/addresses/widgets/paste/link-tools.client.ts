import { call } from '../../../../client/call.ts'
import { bringParts } from '../../../../shell/client/parts.ts'
import { getDistrictFromAddressAction } from '../../actions.ts'
import { sortPasted } from './sort-pasted.ts'

const box = 'form textarea[name="no"]'
type Kind = 'address' | 'phone'

/** The text of each offer: the box may be empty again, its numbers taken out of it. */
const texts = new WeakMap<Element, string>()

/**
 * Looks at what stands in the boxes for tracking numbers: an address or a phone among it is offered the tool that can
 * do something with it. Nothing leaves the device before one is chosen.
 */
export async function linkTools(): Promise<void> {
  await bringParts().catch(() => undefined)
  const part = document.getElementById('paste-suggestions')
  if (!part) return
  const offers = new DocumentFragment()
  offers.append(...part.childNodes)
  part.remove()

  // Capturing: the boxes' own listeners would cut an address into numbers.
  document.addEventListener('input', (event) => look(event, offers), true)
  document.addEventListener('submit', hold, true)
  for (const field of document.querySelectorAll<HTMLTextAreaElement>(box))
    if (field.value !== '') show(field, kindOf(field.value).kind, offers)
}

/** What a text is offered for, and whether there are numbers to track in it as well. */
function kindOf(text: string): { readonly kind: Kind | null; readonly numbers: boolean } {
  const { address, phone, numbers } = sortPasted(text)
  return { kind: address ? 'address' : phone ? 'phone' : null, numbers: numbers.length > 0 }
}

function look(event: Event, offers: DocumentFragment): void {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement) || !field.matches(box)) return
  const { kind, numbers } = kindOf(field.value)
  show(field, kind, offers)
  if (kind !== null && !numbers) event.stopPropagation()
}

/** A box with nothing to track in it is not sent; the eye goes to the offer instead. */
function hold(event: SubmitEvent): void {
  const field = (event.target as Element).querySelector<HTMLTextAreaElement>('textarea[name="no"]')
  if (!field) return
  const { kind, numbers } = kindOf(field.value)
  if (kind === null || numbers) return
  event.preventDefault()
  event.stopPropagation()
  placeOf(field)?.querySelector<HTMLElement>('button, a')?.focus()
}

function placeOf(field: HTMLTextAreaElement): Element | null {
  return field.form?.parentElement?.querySelector('[data-suggestions]') ?? null
}

function show(field: HTMLTextAreaElement, kind: Kind | null, offers: DocumentFragment): void {
  const place = placeOf(field)
  if (!place) return
  texts.set(place, field.value)
  if ((place.getAttribute('data-suggestions') ?? '') === (kind ?? '')) return
  place.setAttribute('data-suggestions', kind ?? '')
  const offer = kind && offers.querySelector(`[data-kind="${kind}"]`)?.cloneNode(true)
  place.replaceChildren(...(offer ? [offer] : []))
  for (const button of place.querySelectorAll<HTMLButtonElement>('[data-tool]'))
    button.addEventListener('click', () => void goTo(button, place))
}

/** Only now the text goes to the server, which says the area; only the area's code goes into the address. */
async function goTo(button: HTMLButtonElement, place: Element): Promise<void> {
  const note = place.querySelector<HTMLElement>('[data-note]')
  const tool = button.dataset.tool ?? ''
  if (note) note.textContent = note.dataset.reading ?? ''
  const address = (texts.get(place) ?? '').slice(0, 500)
  const reply = await call(getDistrictFromAddressAction, { body: { address } })
  if (reply.kind !== 'ok') {
    if (note) note.textContent = note.dataset.failed ?? ''
    return
  }
  const { code } = reply.answer.data
  location.assign(code === null ? tool : `${tool}?to=${code}`)
}
