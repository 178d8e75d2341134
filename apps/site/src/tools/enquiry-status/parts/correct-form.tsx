import { Button } from '@hongyan/ui/button.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { tidied } from '../../enquiry/form-values.ts'
import { CaptchaDialog } from '../../enquiry/parts/captcha-dialog.tsx'
import { CodeButton, CodeMessage } from '../../enquiry/parts/code-field.tsx'
import fieldStyles from '../../enquiry/parts/field.module.css'
import { Problem } from '../../enquiry/parts/field.tsx'
import { refusalCodes } from '../../enquiry/state/ask.ts'
import { useCaptcha } from '../../enquiry/state/use-captcha.ts'
import { useSmsCode } from '../../enquiry/state/use-sms-code.ts'
import { correctEnquiry, type EnquiryShownDetails, type PrivateLink } from '../status-calls.ts'
import type { StatusWords } from '../words.ts'
import styles from './card.module.css'

const correctable = [
  'companyName',
  'estimateOrderCount',
  'contactName',
  'detailAddr',
  'contactMobile',
  'verifyCode',
  'remark',
] as const
type Correctable = (typeof correctable)[number]
type Typed = Readonly<Record<Correctable, string>>

const nothing = Object.fromEntries(correctable.map((name) => [name, ''])) as Typed

const kinds: Readonly<Partial<Record<Correctable, { inputMode: 'numeric' | 'tel'; autoComplete: string }>>> =
  {
    estimateOrderCount: { inputMode: 'numeric', autoComplete: 'off' },
    contactMobile: { inputMode: 'tel', autoComplete: 'tel' },
    verifyCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
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
    if (reply.code === refusalCodes.wrongCode) return point([['verifyCode', reply.errorMsg]])
    if (reply.fields.length > 0) return point(reply.fields.map(({ path, message }) => [path, message]))
    setOutcome({ wrong: true, text: reply.errorMsg })
  }

  const field = (name: Correctable, present: string) => (
    <div key={name} className={fieldStyles.field}>
      <label htmlFor={`${id}-${name}`}>{words.fields[name]}</label>
      <div className={name === 'verifyCode' ? fieldStyles.code : undefined}>
        <span className={fieldStyles.control}>
          <input
            id={`${id}-${name}`}
            type="text"
            name={name}
            {...kinds[name]}
            maxLength={name === 'verifyCode' ? 6 : 200}
            placeholder={present}
            value={typed[name]}
            aria-invalid={problems.has(name) || undefined}
            aria-describedby={problems.has(name) ? `${id}-${name}-error` : undefined}
            onChange={(event) => {
              setTyped({ ...typed, [name]: event.target.value })
              setProblems(new Map([...problems].filter(([path]) => path !== name)))
            }}
          />
        </span>
        {name === 'verifyCode' && (
          <CodeButton
            code={code}
            words={words}
            onAsk={() => void code.request(tidied('contactMobile', typed.contactMobile))}
          />
        )}
      </div>
      {name === 'verifyCode' && <CodeMessage code={code} words={words} />}
      {problems.has(name) && <Problem id={`${id}-${name}-error`} text={problems.get(name) ?? ''} />}
    </div>
  )

  return (
    <section className={styles.card} aria-labelledby="enquiry-correct">
      <h2 id="enquiry-correct">{correct.title}</h2>
      <p>{correct.lead}</p>
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={(event) => void save(event)}
        className={styles.form}
      >
        {field('companyName', details.companyName)}
        {field('estimateOrderCount', String(details.estimateOrderCount ?? ''))}
        {field('contactName', details.contactName)}
        {field('detailAddr', details.detailAddr)}
        {field('contactMobile', details.contactMobile)}
        {typed.contactMobile !== '' && field('verifyCode', '')}
        {field('remark', correct.unchanged)}
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
