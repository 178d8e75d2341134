import { classNames } from '@hongyan/ui/class-names.ts'
import { AlertIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { isOptional, type ProblemPath } from '../form-values.ts'
import type { EnquiryFormState } from '../state/use-enquiry-form.ts'
import styles from './field.module.css'

/** Id of a field: page and dialog may hold the form at the same time. */
export function idOf(form: EnquiryFormState, path: string): string {
  return `${form.props.mode}-${path}`
}

/** Attributes that tie a control to its label, its hint and what is wrong with it. */
export function controlOf(form: EnquiryFormState, path: ProblemPath, hint?: string) {
  const id = idOf(form, path)
  const wrong = form.problems.has(path)
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    ...(wrong ? { 'aria-invalid': true as const } : {}),
    ...(described === '' ? {} : { 'aria-describedby': described }),
  }
}

type FieldProps = {
  readonly form: EnquiryFormState
  readonly path: ProblemPath
  readonly label: string
  readonly hint?: string
  /** Takes both columns. */
  readonly wide?: boolean
  /** Several controls under one name. */
  readonly group?: boolean
  readonly children: ReactNode
}

/** A field: its name, its control, what is wrong with it in the words of the rule. */
export function Field({ form, path, label, hint, wide = false, group = false, children }: FieldProps) {
  const id = idOf(form, path)
  const { words, mode } = form.props
  const problem = form.problems.get(path)
  const name = (
    <>
      {label}
      {isOptional(path, mode) && <small>{words.optional}</small>}
    </>
  )
  const below = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && <Problem id={`${id}-error`} text={problem} />}
    </>
  )
  const className = classNames(styles.field, wide && styles.wide)
  if (group) {
    return (
      <fieldset className={className}>
        <legend>{name}</legend>
        {children}
        {below}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      <label htmlFor={id}>{name}</label>
      {children}
      {below}
    </div>
  )
}

/** What is wrong, under the field it is about. */
export function Problem({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={styles.problem}>
      <AlertIcon size={16} />
      {text}
    </p>
  )
}
