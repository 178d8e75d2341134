import type { GroupNode } from '@hongyan/documents/forms/form-node'
import { formOf } from '@hongyan/documents/forms/form-of'
import type { DocumentKind } from '@hongyan/documents/labels'

/** What readers see first of a document is written most, and stands before its address and what machines are told. */
const first = ['hero', 'title', 'question', 'summary', 'name']

const known = new Map<DocumentKind, GroupNode>()

/** The form of a kind of document, its headings before everything else. */
export function formInOrder(kind: DocumentKind): GroupNode {
  const before = known.get(kind)
  if (before !== undefined) return before
  const form = formOf(kind)
  const place = ({ name }: { readonly name: string }) => {
    const at = first.indexOf(name)
    return at === -1 ? first.length : at
  }
  const ordered = { ...form, fields: form.fields.toSorted((one, other) => place(one) - place(other)) }
  known.set(kind, ordered)
  return ordered
}
