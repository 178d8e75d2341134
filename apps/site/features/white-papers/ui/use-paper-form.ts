import { codePattern, mobilePattern } from '@hongyan/domain/codes/mobile-rules'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { mobileOf } from '../../captcha/widgets/verification/mobile-of.ts'
import { codeFields } from '../../captcha/widgets/verification/send-code.ts'
import { type AskedCaptcha, useCaptcha } from '../../captcha/widgets/verification/use-captcha.ts'
import { type SmsCode, useSmsCode } from '../../captcha/widgets/verification/use-sms-code.ts'
import { getPaperCodeAction } from '../actions.ts'
import { askPaper, type HandedOut, type PaperRequest } from './ask-paper.ts'
import { forgetPass, readPass, type SavedPass, savePass } from './saved-pass.ts'
import type { SubmittedPaperForm } from './submitted-form.ts'
import type { PaperFormWords } from './words.ts'

export type PaperFormProps = {
  readonly locale: LocaleId
  readonly paper: string
  readonly words: PaperFormWords
  /** Version of the privacy text that ticking agrees to. */
  readonly consentVersion: string
  readonly editions: readonly { readonly locale: LocaleId; readonly about: string }[]
  readonly submitted: SubmittedPaperForm | null
}

/** Fields that can be wrong, in the order of the form. */
const paperFields = ['phoneNum', 'verifyCode', 'consentVersion'] as const
type PaperField = (typeof paperFields)[number]
type PaperProblems = Readonly<Partial<Record<PaperField, string>>>

export type PaperFormState = {
  readonly form: RefObject<HTMLFormElement | null>
  /** A script answers; without one the form is sent plainly. */
  readonly awake: boolean
  readonly kept: SavedPass | null
  readonly problems: PaperProblems
  readonly failure: string | null
  readonly ready: HandedOut | null
  readonly sending: boolean
  readonly code: SmsCode
  readonly captcha: AskedCaptcha | null
  readonly requestCode: () => void
  readonly touched: (field: PaperField) => void
  readonly submit: (event: FormEvent) => void
  readonly forget: () => void
}

/** The form of a white paper with everything it does. Its inputs keep their own values: what was typed early stays. */
export function usePaperForm({ paper, words, submitted, consentVersion }: PaperFormProps): PaperFormState {
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [awake, setAwake] = useState(false)
  const [kept, setSaved] = useState<SavedPass | null>(null)
  const [problems, setProblems] = useState<PaperProblems>(() => Object.fromEntries(submitted?.problems ?? []))
  const [failure, setFailure] = useState<string | null>(
    submitted?.outcome.kind === 'failed' && submitted.problems.length === 0 ? submitted.outcome.text : null,
  )
  const [ready, setReady] = useState<HandedOut | null>(
    submitted?.outcome.kind === 'ready' ? submitted.outcome.link : null,
  )
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (submitted?.outcome.kind === 'ready') keepFrom(submitted.outcome.link)
    setSaved(readPass(Date.now()))
    setAwake(true)
  }, [submitted])

  const point = (found: PaperProblems) => {
    setProblems(found)
    const first = paperFields.find((name) => found[name] !== undefined)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const code = useSmsCode({
    purpose: 'white-paper',
    sendCode: (phoneNum, captcha) =>
      call(getPaperCodeAction, { body: [codeFields(phoneNum, captcha)] }, { saysWhy: true }),
    words,
    askCaptcha: captcha.ask,
    onBadNumber: () => {
      const sentence =
        typed(form).phoneNum === '' ? words.problems.contactMobileRequired : words.problems.contactMobileWrong
      point({ ...problems, phoneNum: sentence })
    },
  })

  const send = async (opener: Omit<PaperRequest, 'paper' | 'language'>) => {
    setSending(true)
    setFailure(null)
    const reply = await askPaper({ paper, language: typed(form).language, ...opener })
    setSending(false)
    if (reply.kind === 'ok') {
      const { content } = reply.answer
      keepFrom(content)
      setSaved(readPass(Date.now()))
      setProblems({})
      setReady(content)
      location.assign(content.url)
    } else if (reply.kind === 'unreachable') setFailure(words.form.failed)
    else if (reply.refusal === 'code-needed') {
      // The pass of this device opens nothing any more.
      forgetPass()
      setSaved(null)
      setFailure(reply.errorMsg)
    } else if (reply.refusal === 'wrong-code') point({ verifyCode: reply.errorMsg })
    else if (reply.fields.length > 0) {
      point(Object.fromEntries(reply.fields.map(({ path, message }) => [path, message])))
    } else setFailure(reply.errorMsg)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (kept) return void send({ pass: kept.pass })
    const { phoneNum, verifyCode, consent } = typed(form)
    const found = problemsOf({ phoneNum, verifyCode, consent }, words.problems)
    if (Object.keys(found).length > 0) return point(found)
    void send({ phoneNum, verifyCode, consentVersion })
  }

  return {
    form,
    awake,
    kept,
    problems,
    failure,
    ready,
    sending,
    code,
    captcha: captcha.asked,
    requestCode: () => void code.request(typed(form).phoneNum),
    touched: (field) => {
      if (problems[field] !== undefined) setProblems({ ...problems, [field]: undefined })
    },
    submit,
    forget: () => {
      forgetPass()
      setSaved(null)
      setReady(null)
    },
  }
}

function keepFrom({ pass, passUntil }: HandedOut): void {
  if (pass !== null && passUntil !== null) savePass({ pass, until: passUntil })
}

/** What stands in the form now. Spaces that come with a pasted number are no part of it. */
function typed(form: RefObject<HTMLFormElement | null>) {
  const data = form.current ? new FormData(form.current) : new FormData()
  const text = (name: string) => String(data.get(name) ?? '').replace(/[\s-]/g, '')
  return {
    phoneNum: mobileOf(String(data.get('phoneNum') ?? '')),
    verifyCode: text('verifyCode'),
    language: localeIds.find((id) => id === data.get('language')),
    consent: data.has('consentVersion'),
  }
}

/** What is wrong with what was typed, by the rules of the server. */
function problemsOf(
  { phoneNum, verifyCode, consent }: { phoneNum: string; verifyCode: string; consent: boolean },
  sentences: PaperFormWords['problems'],
): PaperProblems {
  return {
    ...(mobilePattern.test(phoneNum)
      ? {}
      : { phoneNum: phoneNum === '' ? sentences.contactMobileRequired : sentences.contactMobileWrong }),
    ...(codePattern.test(verifyCode)
      ? {}
      : { verifyCode: verifyCode === '' ? sentences.verifyCodeRequired : sentences.verifyCodeWrong }),
    ...(consent ? {} : { consentVersion: sentences.consentRequired }),
  }
}
