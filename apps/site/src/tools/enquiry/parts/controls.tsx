import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldName } from '../form-values.ts'
import type { EnquiryFormState } from '../state/use-enquiry-form.ts'
import styles from './field.module.css'
import { controlOf, Field } from './field.tsx'

type Own = {
  readonly form: EnquiryFormState
  readonly name: Exclude<FieldName, 'province' | 'city' | 'district'>
}

/** One line of text. `unit` stands at its end. */
export function TextField({
  form,
  name,
  wide = false,
  unit,
  mark,
  ...rest
}: Own & {
  readonly wide?: boolean
  readonly unit?: string
  /** Stands at the end of a value that is right. */
  readonly mark?: ReactNode
} & Omit<ComponentProps<'input'>, 'form' | 'name'>) {
  return (
    <Field form={form} path={name} label={form.props.words.fields[name]} wide={wide}>
      <span className={styles.control}>
        <input
          type="text"
          {...rest}
          {...controlOf(form, name)}
          name={name}
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
        {mark && <span className={styles.tick}>{mark}</span>}
      </span>
    </Field>
  )
}

/** A choice from a list, with the way back to choosing nothing. */
export function SelectField({
  form,
  name,
  choices,
}: Own & { readonly choices: readonly { readonly name: string; readonly value: string }[] }) {
  const { fields, hints } = form.props.words
  return (
    <Field form={form} path={name} label={fields[name]}>
      <span className={styles.control}>
        <select
          {...controlOf(form, name)}
          name={name}
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.leave(name)}
        >
          <option value="">{hints.choose}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} />
      </span>
    </Field>
  )
}

/** Two ways, both seen at once. */
export function YesNoField({ form, name }: Own) {
  const { fields, yesNo } = form.props.words
  return (
    <Field form={form} path={name} label={fields[name]} group>
      <span className={styles.radios}>
        {(['1', '0'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={form.values[name] === value}
              onChange={() => form.change(name, value)}
            />
            {yesNo[value]}
          </label>
        ))}
      </span>
    </Field>
  )
}

/** Room for more than a line. */
export function RemarkField({ form }: { readonly form: EnquiryFormState }) {
  const { fields, hints } = form.props.words
  return (
    <Field form={form} path="remark" label={fields.remark} wide>
      <span className={styles.control}>
        <textarea
          {...controlOf(form, 'remark')}
          name="remark"
          rows={2}
          maxLength={1000}
          placeholder={hints.remark}
          value={form.values.remark}
          onChange={(event) => form.change('remark', event.target.value)}
        />
      </span>
    </Field>
  )
}
