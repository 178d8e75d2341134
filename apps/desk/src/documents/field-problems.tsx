import { pathLabel } from '@hongyan/documents/forms/path-label'
import type { DocumentKind } from '@hongyan/documents/labels'
import type { AskError } from '../client/ask.ts'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import styles from './editor.module.css'
import { goToPath } from './go-to-path.ts'

/** What the server says of it. */
export type Refused = Pick<AskError, 'message' | 'fields'>

/** Why a language cannot be shown or published: each field that keeps it from it leads to where it is written. */
export function FieldProblems({
  kind,
  written,
  problem: { message, fields },
}: {
  readonly kind: DocumentKind
  readonly written: unknown
  readonly problem: Refused
}) {
  const { language } = useLanguage()
  const { side } = deskLanguages[language]
  const places = fields
    .filter(({ path }) => path !== 'document')
    .map(({ path, message: sentence }) => {
      const steps = path.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      return { key: `${path} ${sentence}`, steps, sentence, where: pathLabel(kind, steps, written)[side] }
    })
  return (
    <div className={styles.notice} role="status">
      <p>{message}</p>
      {places.length > 0 && (
        <ul className={styles.wrongs}>
          {places.map(({ key, steps, where, sentence }) => (
            <li key={key}>
              <button type="button" className={styles.wrong} onClick={() => goToPath(steps)}>
                <strong>{where}</strong>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
