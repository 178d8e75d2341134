import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { AlertIcon, ChevronDownIcon } from './icons.tsx'

type Below = {
  /** Help that stands under the control, before anything is wrong. */
  readonly hint?: ReactNode
  /** What is wrong, in a sentence; absent or empty while nothing is. */
  readonly problem?: string | undefined
  /** Reads the problem out when it appears, for a form where nothing else tells of it. */
  readonly announced?: boolean
}

type Named = Below & {
  /** Of the control; the texts under it are `${id}-hint` and `${id}-problem`. */
  readonly id: string
  readonly label: ReactNode
}

/** Attributes that tie the control `id` to its hint and to what is wrong with it. */
export function controlAttributes(id: string, { hint, problem }: Below = {}) {
  const texts = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean)
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
  }
}

/** A name, a control, a hint and what is wrong. With `group` several controls share the name. */
export function Field({
  id,
  label,
  hint,
  problem,
  announced = false,
  group = false,
  className,
  children,
  ...rest
}: Named & { readonly group?: boolean } & Omit<ComponentProps<'div'>, 'id' | 'ref'>) {
  const inside = (
    <>
      {children}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {problem && (
        <FieldProblem id={`${id}-problem`} role={announced ? 'alert' : undefined}>
          {problem}
        </FieldProblem>
      )}
    </>
  )
  return group ? (
    <fieldset className={classNames(styles.field, className)}>
      <legend>{label}</legend>
      {inside}
    </fieldset>
  ) : (
    <div {...rest} className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {inside}
    </div>
  )
}

/** Help under a control. */
export function FieldHint({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  )
}

/** What is wrong with a control, for one that has no `Field` around it. */
export function FieldProblem({ children, ...rest }: Omit<ComponentProps<'p'>, 'className'>) {
  return (
    <p {...rest} className={styles.problem}>
      <AlertIcon size={16} />
      {children}
    </p>
  )
}

type InputLook = {
  /** Stands muted at the end. */
  readonly unit?: string | undefined
  /** Stands at the end of a value that is right. */
  readonly mark?: ReactNode
}

/** One line to type into, without its name. */
export function TextInput({ unit, mark, ...input }: InputLook & ComponentProps<'input'>) {
  return (
    <span className={styles.frame}>
      <input type="text" {...input} />
      {unit && <span className={styles.unit}>{unit}</span>}
      {mark && <span className={styles.mark}>{mark}</span>}
    </span>
  )
}

/** A list of the browser's own, without its name: keyboard, touch and screen readers know it. */
export function SelectInput(props: ComponentProps<'select'>) {
  return (
    <span className={styles.frame}>
      <select {...props} />
      <ChevronDownIcon size={18} />
    </span>
  )
}

/** Room for more than a line, without its name. It grows with what is typed; a `list` keeps its `rows`. */
export function TextArea({
  list = false,
  ...rest
}: { readonly list?: boolean } & ComponentProps<'textarea'>) {
  return (
    <span className={classNames(styles.frame, list && styles.list)}>
      <textarea {...rest} />
    </span>
  )
}

/** A named line to type into. `narrow` where several stand beside each other for a few digits each. */
export function TextField({
  id,
  label,
  hint,
  problem,
  announced = false,
  narrow = false,
  className,
  ...input
}: Named & InputLook & { readonly narrow?: boolean } & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      announced={announced}
      className={classNames(narrow && styles.narrow, className)}
    >
      <TextInput {...input} {...controlAttributes(id, { hint, problem })} />
    </Field>
  )
}

/** A named list to choose from. */
export function SelectField({
  id,
  label,
  hint,
  problem,
  className,
  ...select
}: Named & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem} className={className}>
      <SelectInput {...select} {...controlAttributes(id, { hint, problem })} />
    </Field>
  )
}
