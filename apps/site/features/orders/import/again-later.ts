import { refusals } from '../../../calls/codes.ts'
import type { Posted } from '../../../posted.ts'
import type { PostedRequest } from '../../../server/http/form.ts'
import { longestCarried } from './carried-list.ts'
import { controls, listActs } from './ui/list-controls.ts'

/**
 * What is shown while the database does not answer. Whether orders were placed is not known then: the same form comes
 * back, and sent again it places what is missing and nothing twice. A file has to be chosen once more.
 */
export function againLater({ fields, values, at }: PostedRequest): Posted {
  const act = fields[controls.act]
  const text = refusals.unavailable.text[at.locale]
  if (act === listActs.read || fields[controls.list] === undefined) {
    const form = (fields[controls.form] ?? '').slice(0, 60)
    const typed = (fields[controls.text] ?? '').slice(0, longestCarried)
    return { kind: 'order-import', step: { kind: 'choose', form, text: typed, problem: text } }
  }
  const carried = [...values].filter(([name]) => name !== controls.act)
  return {
    kind: 'order-import',
    step: { kind: 'again', isPlacing: act === listActs.place, fields: carried },
  }
}
