import { deviceKeyAction } from '../features/accounts/actions.ts'
import { call } from './call.ts'
import { deviceKeyName, heldName } from './clear-device.ts'
import { formsName, putBack } from './hold-forms.ts'
import { heldBy, heldText, orderName, takeTyped, typedIsBack, typedName } from './hold-typed.ts'
import { saveDraft, savedDraft } from './saved-draft.ts'

/** Fetches the key before it is too late: when the session has ended nobody gets it any more. */
export async function prepareHolding(): Promise<void> {
  if (globalThis.crypto.subtle === undefined || sessionStorage.getItem(deviceKeyName) !== null) return
  const reply = await call(deviceKeyAction, {}, { saysWhy: true, policy: 'index' })
  if (reply.kind === 'ok') sessionStorage.setItem(deviceKeyName, reply.answer.data.key)
}

/** Brings back what was held for whoever is signed in now; what was held for somebody else stays as it is. */
export async function bringHeld(): Promise<void> {
  if (heldText() === null) return
  // A window may still have the key of whoever was signed in there before.
  sessionStorage.removeItem(deviceKeyName)
  await prepareHolding()
  const key = sessionStorage.getItem(deviceKeyName)
  const held = key === null ? [] : await heldBy(key)
  if (held.length === 0) return
  localStorage.removeItem(heldName)
  for (const [name, typed] of held) {
    if (name === orderName) bringOrder(typed)
    else sessionStorage.setItem(typedName(name), typed)
  }
  document.dispatchEvent(new Event(typedIsBack))
}

/** Shows what was typed into the forms of this page before the session ended, once it is back in this window. */
export function showHeldForms(): void {
  const put = takeTyped(formsName(location.pathname))
  if (put !== null) putBack(put)
}

/** Under the id that the account knows, which has not got it as it stands. */
function bringOrder(typed: string): void {
  if (savedDraft() !== null) return
  const { id, text } = JSON.parse(typed) as { readonly id: string; readonly text: string }
  saveDraft(text, id)
  saveDraft(text)
}
