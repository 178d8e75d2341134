import type { AskedField } from '@hongyan/domain/enquiries/enquiry-fields'
import { Field, SelectField, TextArea, TextField } from '@hongyan/ui/field.tsx'
import type { ComponentProps } from 'react'
import type { EnquiryFormState } from '../state/form-state.ts'
import styles from './field.module.css'
import { controlOf, fieldOf, GroupField } from './field.tsx'

type Own = {
  readonly form: EnquiryFormState
  readonly name: Exclude<AskedField, 'province' | 'city' | 'district'>
}

/** Name and value of a control, and what the form hears of it. */
function heldBy({ form, name }: Own) {
  return {
    name,
    value: form.values[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.change(name, event.target.value),
    onBlur: () => form.leave(name),
  }
}

/** One line of text. */
export function TextLine({
  form,
  name,
  wide = false,
  ...rest
}: Own & { readonly wide?: boolean } & Pick<
    ComponentProps<typeof TextField>,
    'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'placeholder' | 'unit' | 'mark'
  >) {
  return <TextField {...rest} {...fieldOf(form, name, wide)} {...heldBy({ form, name })} />
}

/** A choice from a list, with the way back to choosing nothing. */
export function Choice({
  form,
  name,
  choices,
}: Own & { readonly choices: readonly { readonly name: string; readonly value: string }[] }) {
  return (
    <SelectField {...fieldOf(form, name)} {...heldBy({ form, name })}>
      <option value="">{form.props.words.hints.choose}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  )
}

/** Two ways, both seen at once. */
export function YesNo({ form, name }: Own) {
  const { yesNo } = form.props.words
  return (
    <GroupField form={form} path={name}>
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
    </GroupField>
  )
}

/** Room for more than a line. */
export function Remark({ form, rows }: { readonly form: EnquiryFormState; readonly rows: number }) {
  return (
    <Field {...fieldOf(form, 'remark', true)}>
      <TextArea
        {...controlOf(form, 'remark')}
        name="remark"
        rows={rows}
        maxLength={1000}
        placeholder={form.props.words.hints.remark}
        value={form.values.remark}
        onChange={(event) => form.change('remark', event.target.value)}
      />
    </Field>
  )
}
