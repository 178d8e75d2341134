import type { DocumentKind } from '@hongyan/documents/labels'
import type { LocaleId } from '@hongyan/locales'
import { createContext, use } from 'react'
import type { StaleText } from '../stale-texts.ts'

type Step = string | number
export type Path = readonly Step[]

/** What every field of a form is given beside its value; one object for as long as a document is open. */
export type FormActions = {
  readonly kind: DocumentKind
  /** Puts a value in the place of the one at a path; `undefined` takes the field away. */
  readonly set: (path: Path, value: unknown) => void
  readonly insert: (path: Path, index: number, value: unknown) => void
  readonly remove: (path: Path, index: number) => void
  readonly move: (path: Path, from: number, to: number) => void
  /** A name that nothing in the document has yet. */
  readonly newName: () => string
  /** Says of texts that they still fit their changed Chinese. */
  readonly confirm: (texts: readonly StaleText[]) => void
  /** The document as it is now: what a table or a reference stands in. */
  readonly written: () => unknown
}

/** What all fields look at, and that changes while one writes. */
export type FormView = {
  readonly languages: readonly LocaleId[]
  /** Languages whose texts whoever writes may change; structure by itself. */
  readonly mayWrite: (language: LocaleId) => boolean
  readonly mayShape: boolean
  /** Problems by the path of their field, in the language of the desk. */
  readonly problems: ReadonlyMap<string, readonly string[]>
  /** Texts that have stood since their Chinese was changed, by the path of their field. */
  readonly stale: ReadonlyMap<string, StaleText>
}

export const FormActionsContext = createContext<FormActions | null>(null)
export const FormViewContext = createContext<FormView | null>(null)

export function useForm(): FormActions {
  const actions = use(FormActionsContext)
  if (actions === null) throw new Error('a field stands in a form')
  return actions
}

export function useFormView(): FormView {
  const view = use(FormViewContext)
  if (view === null) throw new Error('a field stands in a form')
  return view
}

/** A path as one text: key of problems, id of fields. */
export function pathKey(path: Path): string {
  return path.join('/')
}
