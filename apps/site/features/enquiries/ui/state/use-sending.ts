import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { Refused, Unreachable } from '../../../../client/call.ts'
import { newRequestId } from '../../../../client/clients.ts'
import { campaignOf } from '../../../../shell/campaign.ts'
import { shared } from '../../../../shell/client/state.ts'
import type { useCaptcha } from '../../../captcha/widgets/verification/use-captcha.ts'
import { isPath, problemsOf, readyToSend } from '../form-rules.ts'
import { allTidied } from '../form-values.ts'
import { type Receipt, sendEnquiry } from './calls.ts'
import type { EnquiryFormProps, FormAlert } from './form-state.ts'
import type { Lists } from './use-lists.ts'
import type { Problems } from './use-problems.ts'
import type { Typed } from './use-typed.ts'

type Sending = {
  readonly sending: boolean
  readonly alert: FormAlert | null
  readonly receipt: Receipt | null
  readonly submit: (event: FormEvent) => void
  readonly closeReceipt: () => void
}

/** Sends what was typed, once, and says what became of it. */
export function useSending(parts: {
  readonly props: EnquiryFormProps
  readonly form: RefObject<HTMLFormElement | null>
  readonly typed: Typed
  readonly problems: Problems
  readonly lists: Lists
  readonly captcha: ReturnType<typeof useCaptcha>
  readonly onSubmitted: (receipt: Receipt) => void
}): Sending {
  const { form, typed, problems, lists, captcha, onSubmitted } = parts
  const { mode, words, consentVersion } = parts.props
  const key = useRef('')
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [alert, setAlert] = useState<FormAlert | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)

  const say = (reply: Refused | Unreachable) => {
    const { addFailed } = words.outcomes
    if (reply.kind === 'unreachable') {
      const detail = navigator.onLine ? words.send.unclear : words.send.offline
      return setAlert({ text: addFailed, detail })
    }
    const sayings =
      reply.refusal === 'wrong-code' ? [{ path: 'verifyCode', message: reply.errorMsg }] : reply.fields
    const known = sayings.flatMap(({ path, message }) => (isPath(path) ? [[path, message] as const] : []))
    if (known.length > 0) return problems.report(new Map(known))
    if (reply.refusal === 'captcha-failed') lists.dropSession()
    // A key that stands for other content can send nothing any more.
    if (reply.refusal === 'conflict') key.current = ''
    setAlert({ text: reply.errorMsg || addFailed, detail: null })
  }

  const send = async () => {
    const tidy = allTidied(typed.values)
    typed.setValues(tidy)
    setAlert(null)
    const wrong = problemsOf(tidy, typed.consent ? consentVersion : '', mode, lists.places)
    if (wrong.size > 0) return problems.pointOut([...wrong.keys()])
    problems.closeSummary()
    const solution = await captcha.ask('enquiry')
    if (solution === null) return
    setSending(true)
    key.current ||= newRequestId()
    const website = form.current?.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
    const reply = await sendEnquiry(
      {
        ...readyToSend(tidy, mode),
        ...campaignOf(shared.get().wuceQueryString),
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
    typed.startAnew()
    problems.clear()
    const { content } = reply.answer
    setReceipt(content)
    document.dispatchEvent(
      new CustomEvent('hongyan:enquiry-submitted', { detail: { enquiryNo: content.enquiryNo } }),
    )
    onSubmitted(content)
  }

  return {
    sending,
    alert,
    receipt,
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
