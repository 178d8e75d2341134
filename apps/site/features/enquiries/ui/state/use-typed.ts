import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { firstChoices } from '../form-rules.ts'
import type { FormValues } from '../form-values.ts'
import type { Choice } from './calls.ts'
import { dropDraft, readDraft, saveDraft } from './draft.ts'
import type { EnquiryFormProps } from './form-state.ts'
import { isTicked, typedBefore } from './typed-before.ts'

export type Typed = {
  /** A script answers, and has taken over what was typed before it did. */
  readonly awake: boolean
  readonly values: FormValues
  readonly consent: boolean
  readonly setValues: Dispatch<SetStateAction<FormValues>>
  readonly setConsent: Dispatch<SetStateAction<boolean>>
  /** A fresh form: what it held has been sent. */
  readonly startAnew: () => void
}

/** What stands in the form: first choices, what was posted, the draft of this tab, what was typed meanwhile. */
export function useTyped(
  { types: known, submitted }: Pick<EnquiryFormProps, 'types' | 'submitted'>,
  form: RefObject<HTMLFormElement | null>,
  types: readonly Choice[],
): Typed {
  const [awake, setAwake] = useState(false)
  const [values, setValues] = useState<FormValues>(() => ({ ...firstChoices(known), ...submitted?.values }))
  const [consent, setConsent] = useState(submitted?.consent ?? false)

  useEffect(() => {
    const typed = typedBefore(form.current)
    const untouched = Object.keys(typed).length === 0
    setValues((before) => ({ ...before, ...(submitted === null ? readDraft() : {}), ...typed }))
    if (!untouched && isTicked(form.current)) setConsent(true)
    setAwake(true)
  }, [form, submitted])
  useEffect(() => {
    if (awake) saveDraft(values)
  }, [awake, values])
  useEffect(() => {
    const [first] = types
    setValues((before) =>
      before.cooperateType === '' && first && !awake ? { ...before, cooperateType: first.value } : before,
    )
  }, [types, awake])

  return {
    awake,
    values,
    consent,
    setValues,
    setConsent,
    startAnew: () => {
      dropDraft()
      setValues(firstChoices(types))
      setConsent(false)
    },
  }
}
