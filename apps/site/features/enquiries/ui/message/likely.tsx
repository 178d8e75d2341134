import { fill, type LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { paths } from '../../../../paths.ts'
import type { EnquiryFormState } from '../state/form-state.ts'
import { likelyFor } from './likely-for.ts'
import styles from './message.module.css'

/** Up to three answers for what is being written, found on the device: nothing of it is sent before the form is. */
export function Likely({ form, locale }: { readonly form: EnquiryFormState; readonly locale: LocaleId }) {
  const { words, likely = [] } = form.props
  const { number, answers } = likelyFor(form.values.remark, likely)
  return (
    <div className={styles.likely}>
      <p>{words.message.likelyTitle}</p>
      <ul>
        {number !== null && (
          <li>
            <ArrowLink href={paths.track(locale, [number])}>
              {fill(words.message.track, { number })}
            </ArrowLink>
          </li>
        )}
        {answers.map(({ title, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{title}</ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
