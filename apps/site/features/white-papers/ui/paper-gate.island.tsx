import { fill, formatDate, formatTime, homeZone, localeOf } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { FieldHint, TextField } from '@hongyan/ui/field.tsx'
import { AlertIcon, CheckIcon, DownloadIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { useMemo } from 'react'
import { paths } from '../../../paths.ts'
import { CaptchaDialog } from '../../captcha/widgets/verification/captcha-dialog.tsx'
import { CodeField } from '../../captcha/widgets/verification/code-field.tsx'
import { CodeQuestion } from '../../captcha/widgets/verification/code-question.tsx'
import { Consent } from '../../captcha/widgets/verification/consent.tsx'
import styles from './paper-gate.module.css'
import { type PaperGateProps, type PaperGateState, usePaperGate } from './use-paper-gate.ts'

export type { PaperGateProps } from './use-paper-gate.ts'

/**
 * The form that hands out a white paper: a code by text message, then the link. Without a script it is sent plainly.
 * @param data PaperGateProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function PaperGate({ data }: { readonly data: string }) {
  const props = useMemo(() => JSON.parse(data) as PaperGateProps, [data])
  const gate = usePaperGate(props)
  const { words, posted } = props
  const plainPass = !gate.awake && posted !== null && posted.pass !== ''
  return (
    <section className={styles.card} aria-labelledby="gate-title">
      <h2 id="gate-title">{words.gate.title}</h2>
      <div role="status">{gate.ready && <Ready gate={gate} props={props} />}</div>
      <form
        ref={gate.form}
        method="post"
        action={paths.paper(props.locale, props.paper)}
        className={stack(20)}
        noValidate
        data-awake={gate.awake}
        onSubmit={gate.submit}
      >
        <Editions props={props} />
        {gate.kept || plainPass ? <Known gate={gate} props={props} /> : <Asked gate={gate} props={props} />}
        {gate.failure && (
          <p className={styles.failure} role="alert">
            <AlertIcon size={18} />
            {gate.failure}
          </p>
        )}
        <Button
          type="submit"
          wide
          name="do"
          value="download"
          kind={gate.ready ? 'secondary' : 'primary'}
          disabled={gate.sending}
          aria-busy={gate.sending || undefined}
        >
          <DownloadIcon size={18} />
          {gate.sending ? words.gate.preparing : words.gate.submit}
        </Button>
      </form>
      <details className={styles.why}>
        <summary>{words.gate.why}</summary>
        <ul>
          {words.gate.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
      {gate.captcha && <CaptchaDialog asked={gate.captcha} words={words} />}
    </section>
  )
}

type Part = { readonly gate: PaperGateState; readonly props: PaperGateProps }

/** The link, where it has been handed out: the download begins by itself, or with a press where no script runs. */
function Ready({ gate, props }: Part) {
  const { words, locale } = props
  const { ready } = gate
  if (ready === null) return null
  const [before = '', after = ''] = fill(words.gate.started, {
    time: formatTime(locale, ready.expiresAt, homeZone),
    link: '\n',
  }).split('\n')
  return (
    <div className={styles.ready}>
      <p>
        <CheckIcon size={20} />
        <b>{gate.awake ? words.gate.startedTitle : words.gate.readyTitle}</b>
      </p>
      {gate.awake ? (
        <p>
          {before}
          <a href={ready.url} download="">
            {words.gate.link}
          </a>
          {after}
        </p>
      ) : (
        <ButtonLink href={ready.url} download="" wide>
          <DownloadIcon size={18} />
          {words.gate.link}
        </ButtonLink>
      )}
    </div>
  )
}

/** Which language of the paper, each with its length and size. */
function Editions({ props }: { readonly props: PaperGateProps }) {
  const { editions, locale, posted, words } = props
  const chosen = editions.some((one) => one.locale === posted?.language) ? posted?.language : locale
  return (
    <fieldset className={styles.editions}>
      <legend>{words.gate.language}</legend>
      {editions.map((edition) => (
        <label key={edition.locale}>
          <input
            type="radio"
            name="language"
            value={edition.locale}
            defaultChecked={edition.locale === chosen}
          />
          <span lang={localeOf(edition.locale).htmlLang}>{localeOf(edition.locale).ownName}</span>
          <small>{edition.about}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** A device that has been confirmed: nothing to fill in. */
function Known({ gate, props }: Part) {
  const { words, locale, posted } = props
  const until = gate.kept?.until
  return (
    <div className={styles.known}>
      {until && (
        <p>
          <CheckIcon size={18} />
          {fill(words.gate.known, { date: formatDate(locale, until, homeZone) })}
        </p>
      )}
      {gate.awake ? (
        <button type="button" onClick={gate.forget}>
          {words.gate.forget}
        </button>
      ) : (
        <input type="hidden" name="pass" value={posted?.pass} />
      )}
    </div>
  )
}

/** Number, code and consent. What is wrong with one is taken away once it is changed. */
function Asked({ gate, props }: Part) {
  const { words, posted, consentVersion, locale } = props
  const outcome = gate.awake ? null : (posted?.outcome ?? null)
  const asked = outcome?.kind === 'question' ? outcome : null
  return (
    <>
      <TextField
        id="gate-mobile"
        label={words.gate.mobile}
        problem={gate.problems.phoneNum}
        type="tel"
        name="phoneNum"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        defaultValue={posted?.mobile}
        onInput={() => gate.touched('phoneNum')}
      />
      {asked !== null && (
        <>
          <input type="hidden" name="question" value={asked.token} />
          <CodeQuestion
            id="gate-answer"
            question={asked.question}
            isWrong={asked.isWrong}
            words={words.another}
          />
        </>
      )}
      <CodeField
        id="gate-code"
        label={words.gate.code}
        problem={gate.problems.verifyCode}
        code={gate.code}
        words={words}
        onAsk={gate.requestCode}
        plain={!gate.awake}
        askedElsewhere={asked !== null}
        told={outcome?.kind === 'sent' ? words.gate.codeSent : undefined}
        onInput={() => gate.touched('verifyCode')}
      >
        <noscript>
          <FieldHint>{words.gate.plainCode}</FieldHint>
        </noscript>
      </CodeField>
      <Consent
        id="gate-consent"
        locale={locale}
        words={words.consent}
        version={consentVersion}
        problem={gate.problems.consentVersion}
        defaultChecked={posted?.consent}
        onInput={() => gate.touched('consentVersion')}
      />
    </>
  )
}
