import { localisedIn } from '@hongyan/locales'
import type { FormOutcome } from '../../../calls/form-outcome.ts'
import { unavailable } from '../../../calls/refusals.ts'
import type { FormRequest } from '../../../server/requests/form.ts'
import { ownerIn } from '../../../shell/parts/own-list/list-filters.ts'
import { longestCarried } from './carried-list.ts'
import { controls, listActs } from './ui/list-controls.ts'

/**
 * What is shown while the database does not answer. Whether orders were placed is not known then: the same form comes
 * back, and sent again it places what is missing and nothing twice. A file has to be chosen once more.
 */
export function retryLater({ fields, values, at }: FormRequest): FormOutcome {
  const act = Object.values(listActs).find((one) => one === fields[controls.act]) ?? listActs.check
  if (act === listActs.read || fields[controls.key] === undefined) {
    const form = (fields[controls.form] ?? '').slice(0, 60)
    const text = (fields[controls.text] ?? '').slice(0, longestCarried)
    const of = ownerIn(fields[controls.of]) ?? 'own'
    const problem = localisedIn(unavailable.text, at.locale).text
    return { kind: 'order-import', step: { kind: 'choose', form, of, text, problem } }
  }
  const carried = [...values].filter(([name]) => name !== controls.act)
  return { kind: 'order-import', step: { kind: 'again', act, fields: carried } }
}

/**
 * What is shown to whoever was signed out meanwhile: the same form, to be sent again once they are back. Null for one
 * that nothing was typed into.
 */
export function againSignedIn({ fields, values }: FormRequest): FormOutcome | null {
  const act = Object.values(listActs).find((one) => one === fields[controls.act]) ?? listActs.check
  const typed = act === listActs.read ? fields[controls.text] : fields[controls.list]
  if (typed === undefined || typed.trim() === '' || typed.length > longestCarried) return null
  const carried = [...values].filter(([name]) => name !== controls.act)
  return { kind: 'order-import', step: { kind: 'again', act, fields: carried } }
}
