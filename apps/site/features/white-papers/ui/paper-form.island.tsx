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
import styles from './paper-form.module.css'
import { type PaperFormProps, type PaperFormState, usePaperForm } from './use-paper-form.ts'

export type { PaperFormProps } from './use-paper-form.ts'

/**
 * The form that hands out a white paper: a code by text message, then the link. Without a script it is sent plainly.
 * @param data PaperGateProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function PaperForm({ data }: { readonly data: string }) {
  const props = useMemo(() => JSON.parse(data) as PaperFormProps, [data])
  const state = usePaperForm(props)
  const { words, submitted } = props
  const plainPass = !state.awake && submitted !== null && submitted.pass !== ''
  return (
    <section className={styles.card} aria-labelledby="paper-form-title">
      <h2 id="paper-form-title">{words.form.title}</h2>
      <div role="status">{state.ready && <Ready state={state} props={props} />}</div>
      <form
        ref={state.form}
        method="post"
        action={paths.paper(props.locale, props.paper)}
        className={stack(20)}
        noValidate
        data-awake={state.awake}
        onSubmit={state.submit}
      >
        <Editions props={props} />
        {state.kept || plainPass ? (
          <Known state={state} props={props} />
        ) : (
          <Asked state={state} props={props} />
        )}
        {state.failure && (
          <p className={styles.failure} role="alert">
            <AlertIcon size={18} />
            {state.failure}
          </p>
        )}
        <Button
          type="submit"
          wide
          name="do"
          value="download"
          kind={state.ready ? 'secondary' : 'primary'}
          disabled={state.sending}
          aria-busy={state.sending || undefined}
        >
          <DownloadIcon size={18} />
          {state.sending ? words.form.preparing : words.form.submit}
        </Button>
      </form>
      <details className={styles.why}>
        <summary>{words.form.why}</summary>
        <ul>
          {words.form.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
      {state.captcha && <CaptchaDialog asked={state.captcha} words={words} />}
    </section>
  )
}

type Part = { readonly state: PaperFormState; readonly props: PaperFormProps }

/** The link, where it has been handed out: the download begins by itself, or with a press where no script runs. */
function Ready({ state, props }: Part) {
  const { words, locale } = props
  const { ready } = state
  if (ready === null) return null
  const [before = '', after = ''] = fill(words.form.started, {
    time: formatTime(locale, ready.expiresAt, homeZone),
    link: '\n',
  }).split('\n')
  return (
    <div className={styles.ready}>
      <p>
        <CheckIcon size={20} />
        <b>{state.awake ? words.form.startedTitle : words.form.readyTitle}</b>
      </p>
      {state.awake ? (
        <p>
          {before}
          <a href={ready.url} download="">
            {words.form.link}
          </a>
          {after}
        </p>
      ) : (
        <ButtonLink href={ready.url} download="" wide>
          <DownloadIcon size={18} />
          {words.form.link}
        </ButtonLink>
      )}
    </div>
  )
}

/** Which language of the paper, each with its length and size. */
function Editions({ props }: { readonly props: PaperFormProps }) {
  const { editions, locale, submitted, words } = props
  const chosen = editions.some((one) => one.locale === submitted?.language) ? submitted?.language : locale
  return (
    <fieldset className={styles.editions}>
      <legend>{words.form.language}</legend>
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
function Known({ state, props }: Part) {
  const { words, locale, submitted } = props
  const until = state.kept?.until
  return (
    <div className={styles.known}>
      {until && (
        <p>
          <CheckIcon size={18} />
          {fill(words.form.known, { date: formatDate(locale, until, homeZone) })}
        </p>
      )}
      {state.awake ? (
        <button type="button" onClick={state.forget}>
          {words.form.forget}
        </button>
      ) : (
        <input type="hidden" name="pass" value={submitted?.pass} />
      )}
    </div>
  )
}

/** Number, code and consent. What is wrong with one is taken away once it is changed. */
function Asked({ state, props }: Part) {
  const { words, submitted, consentVersion, locale } = props
  const outcome = state.awake ? null : (submitted?.outcome ?? null)
  const asked = outcome?.kind === 'question' ? outcome : null
  return (
    <>
      <TextField
        id="paper-form-mobile"
        label={words.form.mobile}
        problem={state.problems.phoneNum}
        type="tel"
        name="phoneNum"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        defaultValue={submitted?.mobile}
        onInput={() => state.touched('phoneNum')}
      />
      {asked !== null && (
        <>
          <input type="hidden" name="question" value={asked.token} />
          <CodeQuestion
            id="paper-form-answer"
            question={asked.question}
            isWrong={asked.isWrong}
            words={words.another}
          />
        </>
      )}
      <CodeField
        id="paper-form-code"
        label={words.form.code}
        problem={state.problems.verifyCode}
        code={state.code}
        words={words}
        onAsk={state.requestCode}
        plain={!state.awake}
        askedElsewhere={asked !== null}
        notice={outcome?.kind === 'sent' ? words.form.codeSent : undefined}
        onInput={() => state.touched('verifyCode')}
      >
        <noscript>
          <FieldHint>{words.form.plainCode}</FieldHint>
        </noscript>
      </CodeField>
      <Consent
        id="paper-form-consent"
        locale={locale}
        words={words.consent}
        version={consentVersion}
        problem={state.problems.consentVersion}
        defaultChecked={submitted?.consent}
        onInput={() => state.touched('consentVersion')}
      />
    </>
  )
}
