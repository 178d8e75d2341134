import type { CorrectableField } from '@hongyan/domain/enquiries/enquiry-fields'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { CaptchaDialog } from '../../../../captcha/widgets/verification/captcha-dialog.tsx'
import { CodeField } from '../../../../captcha/widgets/verification/code-field.tsx'
import { useCaptcha } from '../../../../captcha/widgets/verification/use-captcha.ts'
import { useSmsCode } from '../../../../captcha/widgets/verification/use-sms-code.ts'
import { sendCodeFor } from '../../../widgets/send-code.ts'
import { tidied } from '../../form-values.ts'
import { correctEnquiry, type EnquiryShownDetails, type PrivateLink } from '../status-calls.ts'
import type { StatusWords } from '../words.ts'
import styles from './card.module.css'

/** What the page lets people correct: fields of one line, and the remark. */
const correctable = [
  'companyName',
  'estimateOrderCount',
  'contactName',
  'detailAddr',
  'contactMobile',
  'verifyCode',
  'remark',
] as const satisfies readonly (CorrectableField | 'verifyCode')[]
type Correctable = (typeof correctable)[number]
type Typed = Readonly<Record<Correctable, string>>

const nothing = Object.fromEntries(correctable.map((name) => [name, ''])) as Typed

const kinds: Readonly<Partial<Record<Correctable, { inputMode: 'numeric' | 'tel'; autoComplete: string }>>> =
  {
    estimateOrderCount: { inputMode: 'numeric', autoComplete: 'off' },
    contactMobile: { inputMode: 'tel', autoComplete: 'tel' },
  }

/**
 * Corrects what was written. The fields are empty because the page shows the data masked: what stays empty stays
 * as it was, and a new mobile number brings the field for its code along.
 */
export function CorrectForm({
  link,
  details,
  words,
  onSaved,
}: {
  readonly link: PrivateLink
  readonly details: EnquiryShownDetails
  readonly words: StatusWords
  readonly onSaved: () => void
}) {
  const { correct, problems: sentences } = words
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [typed, setTyped] = useState<Typed>(nothing)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [outcome, setOutcome] = useState<{ readonly wrong: boolean; readonly text: string } | null>(null)
  const [saving, setSaving] = useState(false)

  const point = (found: readonly (readonly [name: string, sentence: string])[]) => {
    setProblems(new Map(found))
    const first = correctable.find((name) => found.some(([path]) => path === name))
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const code = useSmsCode({
    purpose: 'correction',
    sendCode: sendCodeFor('correction'),
    words,
    askCaptcha: captcha.ask,
    onBadNumber: () => point([['contactMobile', sentences.contactMobileWrong]]),
  })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setOutcome(null)
    const changes = Object.fromEntries(
      correctable.flatMap((name) => {
        const value = tidied(name, typed[name]).trim()
        return value === '' ? [] : [[name, value]]
      }),
    )
    if (Object.keys(changes).length === 0) return setOutcome({ wrong: true, text: correct.nothing })
    setSaving(true)
    const reply = await correctEnquiry(link, changes)
    setSaving(false)
    if (reply.kind === 'ok') {
      setTyped(nothing)
      setProblems(new Map())
      setOutcome({ wrong: false, text: correct.saved })
      return onSaved()
    }
    if (reply.kind === 'unreachable') return setOutcome({ wrong: true, text: words.status.failed })
    if (reply.refusal === 'wrong-code') return point([['verifyCode', reply.errorMsg]])
    if (reply.fields.length > 0) return point(reply.fields.map(({ path, message }) => [path, message]))
    setOutcome({ wrong: true, text: reply.errorMsg })
  }

  const fieldOf = (name: Correctable) => ({
    id: `${id}-${name}`,
    label: words.fields[name],
    problem: problems.get(name),
    value: typed[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: event.target.value })
      setProblems(new Map([...problems].filter(([path]) => path !== name)))
    },
  })
  const line = (name: Exclude<Correctable, 'verifyCode'>, present: string) => (
    <TextField {...fieldOf(name)} {...kinds[name]} name={name} maxLength={200} placeholder={present} />
  )

  return (
    <section className={styles.card} aria-labelledby="enquiry-correct">
      <h2 id="enquiry-correct">{correct.title}</h2>
      <p>{correct.lead}</p>
      <form ref={form} noValidate method="post" onSubmit={(event) => void save(event)} className={stack(20)}>
        {line('companyName', details.companyName)}
        {line('estimateOrderCount', String(details.estimateOrderCount ?? ''))}
        {line('contactName', details.contactName)}
        {line('detailAddr', details.detailAddr)}
        {line('contactMobile', details.contactMobile)}
        {typed.contactMobile !== '' && (
          <CodeField
            {...fieldOf('verifyCode')}
            code={code}
            words={words}
            onAsk={() => void code.request(tidied('contactMobile', typed.contactMobile))}
          />
        )}
        {line('remark', correct.unchanged)}
        <div className={styles.ways}>
          <Button type="submit" kind="secondary" disabled={saving} aria-busy={saving || undefined}>
            {saving ? correct.saving : correct.save}
          </Button>
          <p role="status" className={outcome?.wrong ? styles.wrong : styles.right}>
            {outcome?.text}
          </p>
        </div>
      </form>
      {captcha.asked && <CaptchaDialog asked={captcha.asked} words={words} />}
    </section>
  )
}
