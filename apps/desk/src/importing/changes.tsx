import { pathLabel } from '@hongyan/documents/forms/path-label'
import type { DocumentKind } from '@hongyan/documents/labels'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { showValue } from '../documents/show-value.ts'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import styles from './importing.module.css'
import type { Checked } from './rows.ts'

/** Changes that are seen before somebody opens them. */
const fewChanges = 4

/** What a document would be after its import and is now, field by field. */
export function Changes({ kind, checked }: { readonly kind: DocumentKind; readonly checked: Checked }) {
  const { texts, language } = useLanguage()
  const words = texts.importing
  const { changes, count, seed, foreign } = checked
  if (count === 0) return null
  const label = (path: (typeof changes)[number]['path']): string =>
    pathLabel(kind, path, seed)[deskLanguages[language].side] || texts.documents.whole
  return (
    <>
      {foreign !== null && <p className={styles.refused}>{words.refusals.foreign(label(foreign))}</p>}
      <details className={styles.changes} open={count <= fewChanges}>
        <summary>
          {words.changes(count)}
          <ChevronDownIcon size={14} />
        </summary>
        <ul>
          {changes.map(({ what, path, before, after, from }) => (
            <li key={`${what} ${path.join('/')}`} className={styles.change}>
              <strong>{label(path)}</strong>
              {what === 'moved' && from !== null && <span>{words.moved(from + 1)}</span>}
              {(what === 'changed' || what === 'removed') && (
                <del>
                  <span className={styles.unseen}>{words.was}</span> {showValue(before)}
                </del>
              )}
              {(what === 'changed' || what === 'added') && (
                <ins>
                  <span className={styles.unseen}>{words.becomes}</span> {showValue(after)}
                </ins>
              )}
            </li>
          ))}
        </ul>
        {count > changes.length && <p className={styles.small}>{words.more(count - changes.length)}</p>}
      </details>
    </>
  )
}
