import type { ProblemPath } from '@hongyan/domain/enquiries/enquiry-fields'
import { controlAttributes, Field } from '@hongyan/ui/field.tsx'
import type { ReactNode } from 'react'
import { isOptional } from '../form-values.ts'
import type { EnquiryFormState } from '../state/form-state.ts'
import styles from './field.module.css'

/** Id of a field: page and dialog may hold the form at the same time. */
export function idOf(form: EnquiryFormState, path: string): string {
  return `${form.props.mode}-${path}`
}

/** Attributes that tie a control to its label and what is wrong with it. */
export function controlOf(form: EnquiryFormState, path: ProblemPath) {
  return controlAttributes(idOf(form, path), { problem: form.problems.get(path) })
}

/** What names a field of the form, where it takes its place, and what is wrong with it. */
export function fieldOf(form: EnquiryFormState, path: Exclude<ProblemPath, 'readed'>, wide = false) {
  const { words, mode } = form.props
  return {
    id: idOf(form, path),
    label: (
      <>
        {words.fields[path]}
        {isOptional(path, mode) && <small>{words.optional}</small>}
      </>
    ),
    problem: form.problems.get(path),
    className: wide ? styles.wide : undefined,
  }
}

/** Several controls of the form under one name. */
export function GroupField({
  form,
  path,
  wide = false,
  children,
}: {
  readonly form: EnquiryFormState
  readonly path: Exclude<ProblemPath, 'readed'>
  /** Takes both columns. */
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <Field {...fieldOf(form, path, wide)} group>
      {children}
    </Field>
  )
}
