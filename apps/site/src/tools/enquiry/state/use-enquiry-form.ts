import type { EnquiryForm } from '@hongyan/domain/enquiry-input'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { newRequestId } from '../../../../client/clients.ts'
import {
  changed,
  firstChoices,
  isPath,
  pathOf,
  problemOrder,
  problemsOf,
  readyToSend,
} from '../form-rules.ts'
import { allTidied, type FieldName, type FormValues, type ProblemPath, tidied } from '../form-values.ts'
import type { PostedForm } from '../posted-form.ts'
import type { EnquiryWords } from '../words.ts'
import { type Refused, refusalCodes } from './ask.ts'
import { type Choice, type Receipt, sendEnquiry } from './calls.ts'
import { campaignOf } from './campaign.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { isTicked, typedBefore } from './typed-before.ts'
import { type AskedCaptcha, useCaptcha } from './use-captcha.ts'
import { type Lists, useLists } from './use-lists.ts'
import { type SmsCode, useSmsCode } from './use-sms-code.ts'

/** What a form is given by the server. */
export type EnquiryFormProps = {
  readonly mode: EnquiryForm
  readonly words: EnquiryWords
  readonly types: readonly Choice[]
  /** Version of the privacy text that ticking agrees to. */
  readonly consentVersion: string
  /** What came back when the form was sent without a script. */
  readonly posted: PostedForm | null
}

/** Said above the fields: a failure of sending, in one or two sentences. */
export type FormAlert = { readonly text: string; readonly detail: string | null }

export type EnquiryFormState = {
  readonly props: EnquiryFormProps
  readonly form: RefObject<HTMLFormElement | null>
  readonly summary: RefObject<HTMLDivElement | null>
  /** A script answers; without one the form is sent plainly. */
  readonly awake: boolean
  readonly values: FormValues
  readonly consent: boolean
  readonly sending: boolean
  readonly lists: Lists
  /** Sentences of the fields that are shown to be wrong, in the order of the form. */
  readonly problems: ReadonlyMap<ProblemPath, string>
  /** Whether the visitor tried to send what is wrong: then the summary stands above the form. */
  readonly summarised: boolean
  readonly alert: FormAlert | null
  readonly receipt: Receipt | null
  readonly code: SmsCode
  readonly captcha: AskedCaptcha | null
  readonly change: (name: FieldName, value: string) => void
  readonly leave: (name: FieldName) => void
  readonly changeConsent: (ticked: boolean) => void
  readonly requestCode: () => void
  readonly submit: (event: FormEvent) => void
  readonly closeReceipt: () => void
}

/** The form with everything it does: lists, draft, code, captcha, sending. */
export function useEnquiryForm(
  props: EnquiryFormProps,
  onSubmitted: (receipt: Receipt) => void = () => {},
): EnquiryFormState {
  const { mode, words, posted, consentVersion } = props
  const lists = useLists(props.types)
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const key = useRef('')
  const busy = useRef(false)
  const [awake, setAwake] = useState(false)
  const [values, setValues] = useState<FormValues>(() => ({
    ...firstChoices(props.types),
    ...posted?.values,
  }))
  const [consent, setConsent] = useState(posted?.consent ?? false)
  const [shown, setShown] = useState<ReadonlySet<ProblemPath>>(new Set())
  const [told, setTold] = useState<ReadonlyMap<ProblemPath, string>>(() => new Map(posted?.problems))
  const [summarised, setSummarised] = useState((posted?.problems.length ?? 0) > 0)
  const [sending, setSending] = useState(false)
  const [alert, setAlert] = useState<FormAlert | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)

  useEffect(() => {
    const typed = typedBefore(form.current)
    const untouchedForm = Object.keys(typed).length === 0
    setValues((before) => ({ ...before, ...(posted === null ? readDraft() : {}), ...typed }))
    if (!untouchedForm && isTicked(form.current)) setConsent(true)
    setAwake(true)
  }, [posted])
  useEffect(() => {
    if (awake) keepDraft(values)
  }, [awake, values])
  useEffect(() => {
    const [first] = lists.types
    setValues((before) =>
      before.cooperateType === '' && first && !awake ? { ...before, cooperateType: first.value } : before,
    )
  }, [lists.types, awake])

  const code = useSmsCode({
    purpose: 'enquiry',
    words,
    askCaptcha: captcha.ask,
    onBadNumber: () => {
      setShown((before) => new Set(before).add('contactMobile'))
      form.current?.querySelector<HTMLElement>('[name=contactMobile]')?.focus()
    },
  })

  const problems = problemsOf(allTidied(values), consent ? consentVersion : '', mode, lists.places)
  const sentences = new Map<ProblemPath, string>()
  for (const path of problemOrder) {
    const own = problems.get(path)
    const text = told.get(path) ?? (own !== undefined && shown.has(path) ? words.problems[own] : undefined)
    if (text !== undefined) sentences.set(path, text)
  }

  const change = (name: FieldName, value: string) => {
    setValues((before) => changed(before, name, value))
    setTold((before) => without(before, pathOf(name)))
  }
  const leave = (name: FieldName) => {
    const value = tidied(name, values[name])
    if (value !== values[name]) setValues((before) => ({ ...before, [name]: value }))
    if (value === '') return
    // What the press that took the focus away was meant for must not move from under it.
    setTimeout(() => setShown((before) => new Set(before).add(pathOf(name))), pressMs)
  }
  const changeConsent = (ticked: boolean) => {
    setConsent(ticked)
    // Ticked and unticked again: the button is shut, and this says why.
    setShown((before) => new Set(before).add('readed'))
    setTold((before) => without(before, 'readed'))
  }

  const pointOut = (paths: readonly ProblemPath[]) => {
    setShown((before) => new Set([...before, ...paths]))
    setSummarised(true)
    requestAnimationFrame(() => summary.current?.focus())
  }

  const say = (reply: Refused | { readonly kind: 'unreachable' }) => {
    const { addFailed } = words.outcomes
    if (reply.kind === 'unreachable') {
      const detail = navigator.onLine ? words.send.unclear : words.send.offline
      return setAlert({ text: addFailed, detail })
    }
    const sayings =
      reply.code === refusalCodes.wrongCode ? [{ path: 'verifyCode', message: reply.errorMsg }] : reply.fields
    const known = sayings.flatMap(({ path, message }) => (isPath(path) ? [[path, message] as const] : []))
    if (known.length > 0) {
      setTold(new Map(known))
      return pointOut(known.map(([path]) => path))
    }
    if (reply.code === refusalCodes.captchaFailed) lists.dropSession()
    // A key that stands for other content can send nothing any more.
    if (reply.code === conflictCode) key.current = ''
    setAlert({ text: reply.errorMsg || addFailed, detail: null })
  }

  const send = async () => {
    const tidy = allTidied(values)
    setValues(tidy)
    setAlert(null)
    const wrong = problemsOf(tidy, consent ? consentVersion : '', mode, lists.places)
    if (wrong.size > 0) return pointOut([...wrong.keys()])
    setSummarised(false)
    const solution = await captcha.ask('enquiry')
    if (solution === null) return
    setSending(true)
    key.current ||= newRequestId()
    const website = form.current?.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
    const reply = await sendEnquiry(
      {
        ...readyToSend(tidy, mode),
        ...campaignOf(location.search),
        sessionId: await lists.session(),
        captcha: solution,
        consentVersion,
        form: mode,
        website,
      },
      key.current,
    )
    setSending(false)
    if (reply.kind !== 'ok') return say(reply)
    key.current = ''
    lists.dropSession()
    dropDraft()
    setValues(firstChoices(lists.types))
    setConsent(false)
    setShown(new Set())
    setTold(new Map())
    setReceipt(reply.content)
    document.dispatchEvent(
      new CustomEvent('hongyan:enquiry-submitted', { detail: { enquiryNo: reply.content.enquiryNo } }),
    )
    onSubmitted(reply.content)
  }

  return {
    props,
    form,
    summary,
    awake,
    values,
    consent,
    sending,
    lists,
    problems: sentences,
    summarised: summarised && sentences.size > 0,
    alert,
    receipt,
    code,
    captcha: captcha.asked,
    change,
    leave,
    changeConsent,
    requestCode: () => {
      change('contactMobile', tidied('contactMobile', values.contactMobile))
      void code.request(tidied('contactMobile', values.contactMobile))
    },
    submit: (event) => {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      void send().finally(() => {
        busy.current = false
      })
    },
    closeReceipt: () => setReceipt(null),
  }
}

/** Longer than a press of a button lasts, ms. */
const pressMs = 200

/** Number of the refusal for a key that already stands for other content. */
const conflictCode = 1409

function without(
  told: ReadonlyMap<ProblemPath, string>,
  path: ProblemPath,
): ReadonlyMap<ProblemPath, string> {
  if (!told.has(path)) return told
  return new Map([...told].filter(([other]) => other !== path))
}
