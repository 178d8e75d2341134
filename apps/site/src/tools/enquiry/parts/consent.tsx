import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import type { EnquiryFormState } from '../state/use-enquiry-form.ts'
import styles from './consent.module.css'
import { controlOf, idOf, Problem } from './field.tsx'

/** The box that must be ticked. What it stands for is the version of the text, never the tick itself. */
export function Consent({ form, locale }: { readonly form: EnquiryFormState; readonly locale: LocaleId }) {
  const { words, consentVersion } = form.props
  const [before = '', after = ''] = words.consent.text.split('{policy}')
  const problem = form.problems.get('readed')
  return (
    <div className={styles.consent}>
      <label>
        <input
          type="checkbox"
          {...controlOf(form, 'readed')}
          name="consentVersion"
          value={consentVersion}
          checked={form.consent}
          onChange={(event) => form.changeConsent(event.target.checked)}
        />
        <span>
          {before}
          <a href={paths.privacy(locale)} target="_blank" rel="noopener">
            {words.consent.policy}
          </a>
          {after}
        </span>
      </label>
      {problem && <Problem id={`${idOf(form, 'readed')}-error`} text={problem} />}
    </div>
  )
}
