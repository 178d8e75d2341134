import { plural } from '@hongyan/locales'
import { useId, useState } from 'react'
import styles from './address-input.module.css'
import type { AddressDraft, AddressSpeech } from './address-model.ts'
import { areaLine, areaPath } from './area-path.ts'
import { AreaSearch } from './area-search.tsx'
import { AreaSelects } from './area-selects.tsx'
import { PasteAddress } from './paste-address.tsx'
import { useAreaTree } from './use-area-tree.ts'

type AddressInputProps = {
  readonly speech: AddressSpeech
  readonly value: AddressDraft
  readonly onChange: (value: AddressDraft) => void
  /** Whether name and phone belong to it. */
  readonly contact?: boolean
  /** What the form has to say about a field, said under it. */
  readonly errors?: Partial<Record<keyof AddressDraft, string>>
}

/**
 * An address in a form: pasted whole and confirmed by field, or typed; the area by search or step by step. Nothing
 * typed here is kept or put into the address of a page.
 */
export function AddressInput({ speech, value, onChange, contact = true, errors = {} }: AddressInputProps) {
  const { words, locale } = speech
  const { fields, area: text } = words
  const id = useId()
  const [applied, setApplied] = useState('')
  const state = useAreaTree()
  const tree = state.kind === 'ready' ? state.tree : {}
  const change = (changes: Partial<AddressDraft>) => {
    setApplied('')
    onChange({ ...value, ...changes })
  }
  const chosen = areaLine(
    areaPath(tree, value.area).map((one) => one.address),
    locale,
  )

  return (
    <div className={styles.input}>
      <PasteAddress
        speech={speech}
        tree={tree}
        draft={value}
        contact={contact}
        onApply={(changes) => {
          change(changes)
          setApplied(plural(locale, Object.keys(changes).length, words.read.applied))
        }}
      />
      <p role="status" className={styles.applied}>
        {applied}
      </p>
      {contact && (
        <div className={styles.pair}>
          {(['name', 'phone'] as const).map((field) => (
            <p key={field} className={styles.field}>
              <label htmlFor={`${id}-${field}`}>{fields[field]}</label>
              <input
                id={`${id}-${field}`}
                type={field === 'phone' ? 'tel' : 'text'}
                autoComplete={field === 'phone' ? 'tel' : 'name'}
                value={value[field]}
                onChange={(event) => change({ [field]: event.target.value })}
                aria-invalid={errors[field] ? true : undefined}
                aria-describedby={`${id}-${field}-error`}
              />
              <span id={`${id}-${field}-error`} role="alert" className={styles.problem}>
                {errors[field]}
              </span>
            </p>
          ))}
        </div>
      )}
      <fieldset className={styles.area} aria-describedby={`${id}-area-error`}>
        <legend>{fields.area}</legend>
        <AreaSearch
          speech={speech}
          chosen={chosen}
          invalid={errors.area !== undefined}
          describedBy={`${id}-area-error`}
          onArea={(code) => change({ area: code })}
        />
        <AreaSelects
          speech={speech}
          tree={tree}
          area={value.area}
          onArea={(code) => change({ area: code })}
        />
        <p id={`${id}-area-error`} role="alert" className={styles.problem}>
          {errors.area ?? (state.kind === 'failed' && text.failed)}
        </p>
      </fieldset>
      <p className={styles.field}>
        <label htmlFor={`${id}-detail`}>{fields.detail}</label>
        <textarea
          id={`${id}-detail`}
          rows={2}
          autoComplete="street-address"
          placeholder={fields.detailPlaceholder}
          value={value.detail}
          onChange={(event) => change({ detail: event.target.value })}
          aria-invalid={errors.detail ? true : undefined}
          aria-describedby={`${id}-detail-error`}
        />
        <span id={`${id}-detail-error`} role="alert" className={styles.problem}>
          {errors.detail}
        </span>
      </p>
    </div>
  )
}
