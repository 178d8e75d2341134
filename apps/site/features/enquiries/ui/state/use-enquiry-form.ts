import { type AskedField, problemPathOf } from '@hongyan/domain/enquiries/enquiry-fields'
import { useRef } from 'react'
import { useCaptcha } from '../../../captcha/widgets/verification/use-captcha.ts'
import { useSmsCode } from '../../../captcha/widgets/verification/use-sms-code.ts'
import { sendCodeFor } from '../../widgets/send-code.ts'
import { changed, problemsOf } from '../form-rules.ts'
import { allTidied, tidied } from '../form-values.ts'
import type { Receipt } from './calls.ts'
import type { EnquiryFormProps, EnquiryFormState } from './form-state.ts'
import { useLists } from './use-lists.ts'
import { useProblems } from './use-problems.ts'
import { useSending } from './use-sending.ts'
import { useTyped } from './use-typed.ts'

/** Longer than a press of a button lasts, ms. */
const pressMs = 200

/** The form with everything it does: lists, draft, code, captcha, sending. */
export function useEnquiryForm(
  props: EnquiryFormProps,
  onSubmitted: (receipt: Receipt) => void = () => {},
): EnquiryFormState {
  const { mode, words, consentVersion } = props
  const form = useRef<HTMLFormElement>(null)
  const lists = useLists(props.types)
  const captcha = useCaptcha()
  const typed = useTyped(props, form, lists.types)
  const { awake, values, consent, setValues, setConsent } = typed
  const found = problemsOf(allTidied(values), consent ? consentVersion : '', mode, lists.places)
  const problems = useProblems(props, found)
  const code = useSmsCode({
    purpose: 'enquiry',
    sendCode: sendCodeFor('enquiry'),
    words,
    askCaptcha: captcha.ask,
    onBadNumber: () => {
      problems.show('contactMobile')
      form.current?.querySelector<HTMLElement>('[name=contactMobile]')?.focus()
    },
  })
  const sending = useSending({ props, form, typed, problems, lists, captcha, onSubmitted })

  const change = (name: AskedField, value: string) => {
    setValues((before) => changed(before, name, value))
    problems.forget(problemPathOf(name))
  }
  const leave = (name: AskedField) => {
    const value = tidied(name, values[name])
    if (value !== values[name]) setValues((before) => ({ ...before, [name]: value }))
    if (value === '') return
    // What the press that took the focus away was meant for must not move from under it.
    setTimeout(() => problems.show(problemPathOf(name)), pressMs)
  }
  const sayWhyShut = () => {
    if (!consent) problems.show('readed')
  }
  const changeConsent = (ticked: boolean) => {
    setConsent(ticked)
    // Ticked and unticked again: the button is shut, and this says why.
    problems.show('readed')
    problems.forget('readed')
  }
  const requestCode = () => {
    const mobile = tidied('contactMobile', values.contactMobile)
    change('contactMobile', mobile)
    void code.request(mobile)
  }

  return {
    props,
    form,
    summary: problems.summary,
    awake,
    values,
    consent,
    lists,
    problems: problems.sentences,
    summarised: problems.summarised,
    code,
    captcha: captcha.asked,
    ...sending,
    change,
    leave,
    changeConsent,
    sayWhyShut,
    requestCode,
    submit: (event) => {
      // A shut button answers all the same: with everything that is missing, or at the box where that is all.
      if (consent || found.size > 1) return sending.submit(event)
      event.preventDefault()
      sayWhyShut()
      form.current?.querySelector<HTMLElement>('[name=consentVersion]')?.focus()
    },
  }
}
