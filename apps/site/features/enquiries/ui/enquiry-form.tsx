import { mobilePattern } from '@hongyan/domain/codes/mobile-rules'
import { mainCategoryCodes } from '@hongyan/domain/enquiries/code-lists'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { CaptchaDialog } from '../../captcha/widgets/verification/captcha-dialog.tsx'
import { codeButton } from '../../captcha/widgets/verification/code-button.ts'
import { CodeField } from '../../captcha/widgets/verification/code-field.tsx'
import { Consent } from '../../captcha/widgets/verification/consent.tsx'
import type { EnquiryWords } from '../words.ts'
import styles from './enquiry-form.module.css'
import { Likely } from './message/likely.tsx'
import { AreaField } from './parts/area-field.tsx'
import { CallTime } from './parts/call-time.tsx'
import { Choice, Remark, TextLine, YesNo } from './parts/controls.tsx'
import { fieldOf, idOf } from './parts/field.tsx'
import { ListPrice } from './parts/list-price.tsx'
import { ReceiptDialog } from './parts/receipt-dialog.tsx'
import { QuestionBeforeCode, SubmittedQuestion } from './parts/submitted-question.tsx'
import { Summary } from './parts/summary.tsx'
import type { EnquiryFormState } from './state/form-state.ts'

/** The cooperation form. Without a script it is a form like any other. */
export function EnquiryForm({
  form,
  locale,
}: {
  readonly form: EnquiryFormState
  readonly locale: LocaleId
}) {
  const { words, mode } = form.props
  const { fields, hints, send } = words
  const message = mode === 'message'
  return (
    <form
      ref={form.form}
      className={stack(20)}
      method="post"
      noValidate
      aria-label={message ? words.message.title : words.consultation.title}
      data-enquiry={mode}
      data-awake={form.awake || undefined}
      onSubmit={form.submit}
    >
      {/* Without a script the first button of a form is the one that Enter presses: where a question is asked, its own. */}
      {!form.awake && (
        <button
          type="submit"
          {...(form.props.submitted?.beforeCode ? { name: 'do', value: codeButton } : {})}
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <Summary form={form} locale={locale} />
      {!message && (
        <fieldset className={styles.fields}>
          <legend>{words.groups.company}</legend>
          <Company form={form} locale={locale} />
        </fieldset>
      )}
      <Contact form={form}>
        {message && <Question form={form} locale={locale} />}
        <TextLine form={form} name="contactName" maxLength={50} autoComplete="name" />
        {!message && <Choice form={form} name="contactPositionId" choices={positions(words)} />}
        <TextLine
          form={form}
          name="contactMobile"
          wide={!message}
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="tel"
          mark={mobilePattern.test(form.values.contactMobile) && <CheckIcon size={18} />}
        />
        <QuestionBeforeCode form={form} />
        <CodeField
          {...fieldOf(form, 'verifyCode', true)}
          code={form.code}
          askedElsewhere={!form.awake && Boolean(form.props.submitted?.beforeCode)}
          words={words}
          onAsk={form.requestCode}
          plain={!form.awake}
          value={form.values.verifyCode}
          onChange={(event) => form.change('verifyCode', event.target.value.trim().slice(0, 6))}
          onBlur={() => form.leave('verifyCode')}
        />
        {!message && <Remark form={form} rows={2} />}
      </Contact>
      {mode !== 'page' && <input type="hidden" name="form" value={mode} />}
      <p className="visually-hidden" aria-hidden="true">
        <label>
          {fields.website}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {!form.awake && <SubmittedQuestion form={form} />}
      <Consent
        id={idOf(form, 'readed')}
        locale={locale}
        words={words.consent}
        version={form.props.consentVersion}
        problem={form.problems.get('readed')}
        checked={form.consent}
        onChange={(event) => form.changeConsent(event.target.checked)}
      />
      {mode === 'dialog' && <CallTime form={form} locale={locale} />}
      <div className={classNames(styles.end, mode === 'dialog' && styles.foot)}>
        <Button
          type="submit"
          size="dock"
          aria-disabled={(form.awake && (!form.consent || form.sending)) || undefined}
          aria-busy={form.sending || undefined}
          aria-describedby={form.problems.has('readed') ? `${idOf(form, 'readed')}-problem` : undefined}
          // A pointer is answered when it presses: what it aims at must not move before.
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && form.sayWhyShut()}
        >
          {form.sending ? send.submitting : send.submit}
        </Button>
        <p>
          {form.awake
            ? form.problems.has('readed')
              ? hints.tick
              : mode === 'dialog' && hints.kept
            : fill(words.points.urgent, { hotline: words.hotline })}
        </p>
      </div>
    </form>
  )
}

/** Who asks. Beside a company it is a group of its own. */
function Contact({ form, children }: { readonly form: EnquiryFormState; readonly children: ReactNode }) {
  const { words, mode } = form.props
  if (mode === 'message') return <div className={styles.fields}>{children}</div>
  return (
    <fieldset className={styles.fields}>
      <legend>{words.groups.contact}</legend>
      {children}
    </fieldset>
  )
}

/** What somebody asks of customer service, and what may answer it. */
function Question({ form, locale }: { readonly form: EnquiryFormState; readonly locale: LocaleId }) {
  return (
    <>
      <Remark form={form} rows={4} />
      <Likely form={form} locale={locale} />
    </>
  )
}

/** What only a company is asked. */
function Company({ form, locale }: { readonly form: EnquiryFormState; readonly locale: LocaleId }) {
  const { words } = form.props
  return (
    <>
      <Choice form={form} name="cooperateType" choices={form.lists.types} />
      <TextLine form={form} name="companyName" maxLength={100} autoComplete="organization" />
      <YesNo form={form} name="isJdSeller" />
      <Choice form={form} name="firstBizType" choices={categories(words)} />
      <TextLine
        form={form}
        name="estimateOrderCount"
        wide
        inputMode="numeric"
        maxLength={13}
        autoComplete="off"
        unit={words.fields.orderUnit}
      />
      <ListPrice form={form} locale={locale} />
      <AreaField form={form} />
      <TextLine
        form={form}
        name="detailAddr"
        wide
        maxLength={200}
        autoComplete="street-address"
        placeholder={words.hints.detailAddr}
      />
    </>
  )
}

/** What pops up while the form is sent: beside it, because a pop-up inside a closed dialog is not seen. */
export function EnquiryPopups({
  form,
  locale,
}: {
  readonly form: EnquiryFormState
  readonly locale: LocaleId
}) {
  const { words } = form.props
  return (
    <>
      {form.captcha && <CaptchaDialog asked={form.captcha} words={words} />}
      {form.receipt && (
        <ReceiptDialog receipt={form.receipt} words={words} locale={locale} onClose={form.closeReceipt} />
      )}
    </>
  )
}

function categories({ mainCategories }: EnquiryWords) {
  return mainCategoryCodes.map((value) => ({ value, name: mainCategories[value] }))
}

function positions({ positions: names }: EnquiryWords) {
  return (['1', '2', '3'] as const).map((value) => ({ value, name: names[value] }))
}
