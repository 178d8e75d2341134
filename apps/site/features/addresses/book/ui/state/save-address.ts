import { call } from '../../../../../client/call.ts'
import { whyNothingOwn } from '../../../../../client/find-in-book.ts'
import { newAddressAction, updateAddressInfoAction } from '../../actions.ts'
import type { EditorField, EditorState, Trouble } from '../book-model.ts'

type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'problems'; readonly problems: EditorState['problems'] }
  | { readonly kind: 'failed'; readonly reason: Trouble }

const fields: Readonly<Record<string, EditorField>> = { areaCode: 'area', detailAddr: 'detail' }

/** Saves what stands in the editor; `areaNeeded` is said where no area was chosen, which the call takes for unchanged. */
export async function saveAddress(editor: EditorState, areaNeeded: string): Promise<SaveOutcome> {
  const { id, draft } = editor
  if (draft.area === '') return { kind: 'problems', problems: { area: areaNeeded } }
  const { area, areaWords: _, detail, defaultFor, ...same } = draft
  const sent = { ...same, areaCode: area, detailAddr: detail, defaultFor: [...defaultFor] }
  const options = { saysWhy: true }
  const reply =
    id === null
      ? await call(newAddressAction, { body: [sent] }, options)
      : await call(updateAddressInfoAction, { body: [{ id, ...sent }] }, options)
  if (reply.kind === 'ok') return { kind: 'saved' }
  if (reply.kind === 'unreachable' || reply.refusal === 'too-many') {
    return { kind: 'failed', reason: await whyNothingOwn(reply) }
  }
  const named = reply.fields.map(({ path, message }) => {
    const field = path.replace(/^0\./, '')
    return [fields[field] ?? field, message] as const
  })
  return { kind: 'problems', problems: named.length > 0 ? Object.fromEntries(named) : { '': reply.errorMsg } }
}
