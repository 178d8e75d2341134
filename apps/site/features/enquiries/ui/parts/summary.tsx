import type { ProblemPath } from '@hongyan/domain/enquiries/enquiry-fields'
import { type LocaleId, plural } from '@hongyan/locales'
import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import type { EnquiryFormState } from '../state/form-state.ts'
import { idOf } from './field.tsx'
import styles from './summary.module.css'

/** What stands above the form: what is wrong, with a way to each field, and what became of sending. */
export function Summary({ form, locale }: { readonly form: EnquiryFormState; readonly locale: LocaleId }) {
  const { words, submitted } = form.props
  const wrong = form.summarised ? [...form.problems] : []
  const notice = form.alert === null && wrong.length === 0 ? (submitted?.notice ?? null) : null
  return (
    <div className={styles.top}>
      {wrong.length > 0 && (
        <div ref={form.summary} tabIndex={-1} role="alert" className={styles.summary}>
          <AlertIcon size={18} />
          <p>{plural(locale, wrong.length, words.summary)}</p>
          <ul>
            {wrong.map(([path, sentence]) => (
              <li key={path}>
                <a
                  href={`#${idOf(form, path)}`}
                  title={sentence}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(idOf(form, path))?.focus()
                  }}
                >
                  {nameOf(form, path)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {form.alert && (
        <div role="alert" className={styles.summary}>
          <AlertIcon size={18} />
          <p>
            <b>{form.alert.text}</b> {form.alert.detail}
          </p>
        </div>
      )}
      {notice && (
        <div role="status" className={styles.summary} data-kind={notice.kind}>
          {notice.kind === 'done' ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
          <p>{notice.text}</p>
        </div>
      )}
    </div>
  )
}

function nameOf(form: EnquiryFormState, path: ProblemPath): string {
  const { fields, consent } = form.props.words
  return path === 'readed' ? consent.policy : fields[path]
}
