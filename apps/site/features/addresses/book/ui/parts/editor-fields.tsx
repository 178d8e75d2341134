import { type AddressRole, addressRoles, longestFields } from '@hongyan/domain/address-book/book-rules'
import { fill } from '@hongyan/locales'
import { Field, TextField, TextInput } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { useState } from 'react'
import { allGroups, type EditorState, groupName } from '../book-model.ts'
import type { BookModel } from '../state/use-address-book.ts'
import styles from './book-editor.module.css'

type FieldsProps = {
  readonly model: BookModel
  readonly editor: EditorState
  readonly onChange?: (changes: Partial<EditorState['draft']>) => void
}

/** A line of text of the editor, optional or not. */
export function TextFieldOf({
  field,
  model,
  editor,
  onChange,
}: FieldsProps & { readonly field: 'name' | 'phone' | 'company' | 'detail' }) {
  const text = model.words.book.editor
  const value = editor.draft[field]
  return (
    <TextField
      id={`address-${field}`}
      name={field}
      label={
        field === 'company' ? (
          <>
            {text.company} <small>{text.optional}</small>
          </>
        ) : (
          text[field]
        )
      }
      problem={editor.problems[field]}
      type={field === 'phone' ? 'tel' : 'text'}
      autoComplete="off"
      {...(onChange
        ? { value, onChange: (event) => onChange({ [field]: event.target.value }) }
        : { defaultValue: value })}
    />
  )
}

/** The group of an address: one that is there, none, or a new one by its name. */
export function GroupFields({ model, editor, onChange }: FieldsProps) {
  const { words, groups } = model
  const text = words.book.editor
  const { group } = editor.draft
  const known = allGroups(groups, words)
  const isKnown = group === '' || known.includes(group)
  const [isNew, setNew] = useState(!isKnown)
  const chip = (value: string, name: string, isChosen: boolean, choose: () => void) => (
    <label key={value}>
      <input
        type="radio"
        name="group"
        value={value}
        {...(onChange ? { checked: isChosen, onChange: choose } : { defaultChecked: isChosen })}
      />
      {name}
    </label>
  )
  const choose = (value: string) => () => {
    setNew(false)
    onChange?.({ group: value })
  }
  return (
    <Field group id="address-group" label={text.group} problem={editor.problems.group}>
      <div className={styles.chips}>
        {chip('', text.noGroup, !isNew && group === '', choose(''))}
        {known.map((key) => chip(key, groupName(key, words), !isNew && group === key, choose(key)))}
        {onChange &&
          chip('new', text.otherGroup, isNew, () => {
            setNew(true)
            onChange({ group: '' })
          })}
      </div>
      {(isNew || !onChange) && (
        <TextInput
          name="new-group"
          aria-label={text.newGroup}
          placeholder={text.newGroup}
          maxLength={longestFields.group}
          autoComplete="off"
          {...(onChange
            ? { value: group, onChange: (event) => onChange({ group: event.target.value }) }
            : { defaultValue: isKnown ? '' : group })}
        />
      )}
    </Field>
  )
}

/** What the address is the default for; a default is only given up by making another address the default. */
export function DefaultFields({
  model,
  editor,
  defaultOf,
  onChange,
}: FieldsProps & { readonly defaultOf: (role: AddressRole) => string | null }) {
  const text = model.words.book.editor
  const { draft, held } = editor
  return (
    <div className={stack(12, styles.defaults)}>
      {addressRoles.toReversed().map((role) => {
        const isHeld = held.includes(role)
        const now = defaultOf(role)
        const hint = isHeld ? text.held[role] : now === null ? null : fill(text.instead, { name: now })
        const isChosen = isHeld || draft.defaultFor.includes(role)
        const toggled = isChosen
          ? draft.defaultFor.filter((one) => one !== role)
          : [...draft.defaultFor, role]
        return (
          <div key={role}>
            <label>
              <input
                type="checkbox"
                name={role}
                value="1"
                disabled={isHeld}
                aria-describedby={hint === null ? undefined : `default-${role}`}
                {...(onChange
                  ? { checked: isChosen, onChange: () => onChange({ defaultFor: toggled }) }
                  : { defaultChecked: isChosen })}
              />
              {text.defaults[role]}
            </label>
            {isHeld && <input type="hidden" name={`held-${role}`} value="1" />}
            {hint !== null && <p id={`default-${role}`}>{hint}</p>}
          </div>
        )
      })}
    </div>
  )
}
