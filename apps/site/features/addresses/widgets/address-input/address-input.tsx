import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
import { areaLine, plural } from '@hongyan/locales'
import { controlAttributes, Field, TextArea, TextField } from '@hongyan/ui/field.tsx'
import { useId, useState } from 'react'
import styles from './address-input.module.css'
import type { AddressDraft, AddressTexts, SentAddress } from './address-model.ts'
import { areaPath } from './area-path.ts'
import { AreaSearch } from './area-search.tsx'
import { AreaSelects } from './area-selects.tsx'
import { PasteAddress } from './paste-address.tsx'
import { useAreaTree } from './use-area-tree.ts'

type AddressInputProps = {
  readonly texts: AddressTexts
  readonly value: AddressDraft
  readonly onChange: (value: AddressDraft) => void
  /** Whether name and phone belong to it. */
  readonly contact?: boolean
  /** Whether a whole address can be pasted. */
  readonly pasting?: boolean
  /** Which of the two ways in is in sight where scripts run; both without it. */
  readonly only?: 'paste' | 'fields' | undefined
  /** Takes what is said to the courier; without it, that is left out. */
  readonly onRemark?: ((text: string) => void) | undefined
  /** A whole address was read and taken over. */
  readonly onRead?: (() => void) | undefined
  /** What the form has to say about a field, said under it. */
  readonly errors?: Partial<Record<keyof AddressDraft, string>>
  /** In a form that is sent without a script. */
  readonly sent?: SentAddress
}

/**
 * An address in a form: pasted whole and confirmed by field, or typed; the area by search or step by step. Nothing
 * typed here is kept or put into the address of a page.
 */
export function AddressInput({
  texts,
  value,
  onChange,
  contact = true,
  pasting = true,
  only,
  onRemark,
  onRead,
  errors = {},
  sent,
}: AddressInputProps) {
  const { words, locale } = texts
  const { fields, area: text } = words
  const id = useId()
  const [applied, setApplied] = useState(sent?.notice ?? '')
  const state = useAreaTree()
  const tree = state.kind === 'ready' ? state.tree : {}
  const change = (changes: Partial<AddressDraft>) => {
    setApplied('')
    onChange({ ...value, ...changes })
  }
  const areaProblem = errors.area ?? (state.kind === 'failed' ? text.failed : undefined)
  const chosen = areaLine(
    areaPath(tree, value.area).map((one) => one.address),
    locale,
  )

  const named = (field: string) => (sent ? { name: `${sent.name}.${field}` } : {})

  return (
    <div className={styles.input} data-sent={sent && ''} data-only={only}>
      {pasting && (
        <PasteAddress
          sent={sent}
          texts={texts}
          tree={tree}
          draft={value}
          contact={contact}
          keepsRemark={onRemark !== undefined}
          onApply={({ remark, ...changes }) => {
            change(changes)
            if (remark !== undefined) onRemark?.(remark)
            const count = Object.keys(changes).length + (remark === undefined ? 0 : 1)
            setApplied(plural(locale, count, words.read.applied))
            onRead?.()
          }}
        />
      )}
      <p role="status" className={styles.applied}>
        {applied}
      </p>
      <div className={styles.typed}>
        {contact && (
          <div className={styles.pair}>
            {(['name', 'phone'] as const).map((field) => (
              <TextField
                key={field}
                id={`${id}-${field}`}
                label={fields[field]}
                problem={errors[field]}
                announced
                {...named(field)}
                type={field === 'phone' ? 'tel' : 'text'}
                autoComplete={field === 'phone' ? 'tel' : 'name'}
                value={value[field]}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            ))}
          </div>
        )}
        <Field group id={`${id}-area`} label={fields.area} problem={areaProblem} announced>
          <AreaSearch
            texts={texts}
            chosen={chosen || (state.kind === 'ready' ? '' : (sent?.place ?? ''))}
            {...named('place')}
            invalid={errors.area !== undefined}
            describedBy={areaProblem && `${id}-area-problem`}
            onArea={(code) => change({ area: code })}
          />
          {sent && <input type="hidden" {...named('area')} value={value.area} />}
          {sent && <input type="hidden" {...named('line')} value={sent.place} />}
          {hasAreaTree && (
            <AreaSelects
              texts={texts}
              tree={tree}
              waits={state.kind === 'loading'}
              area={value.area}
              onArea={(code) => change({ area: code })}
            />
          )}
        </Field>
        <Field id={`${id}-detail`} label={fields.detail} problem={errors.detail} announced>
          <TextArea
            {...controlAttributes(`${id}-detail`, { problem: errors.detail })}
            {...named('detail')}
            rows={2}
            autoComplete="street-address"
            placeholder={fields.detailPlaceholder}
            value={value.detail}
            onChange={(event) => change({ detail: event.target.value })}
          />
        </Field>
      </div>
    </div>
  )
}
