import { pathLabel } from '@hongyan/documents/forms/path-label'
import type { DocumentKind } from '@hongyan/documents/labels'
import { readName } from '@hongyan/domain/desk-documents/document-name'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import styles from './importing.module.css'
import type { Checked } from './rows.ts'

/** Mistakes that are shown; whoever has more corrects these first. */
const most = 20

/** What is wrong in the files of a document: where, in which field, and why. */
export function Problems({ checked, files }: { readonly checked: Checked; readonly files: number }) {
  const { texts, language } = useLanguage()
  const words = texts.importing
  const { problems, name } = checked
  const kind = name === null ? undefined : readName(name)?.kind
  if (problems.length === 0) return null
  const field = (path: (typeof problems)[number]['path']): string | null =>
    path.length === 0 || kind === undefined
      ? null
      : pathLabel(kind as DocumentKind, path, checked.seed)[deskLanguages[language].side]
  return (
    <>
      <ul className={styles.problems}>
        {problems.slice(0, most).map(({ file, line, path, message }) => (
          <li key={`${file} ${line} ${path.join('.')} ${message['en-US']}`}>
            <span className={styles.where}>
              {[files > 1 && file, words.line(line), field(path)].filter(Boolean).join(' · ')}
            </span>
            <span>{message[language]}</span>
          </li>
        ))}
      </ul>
      {problems.length > most && <p className={styles.small}>{words.moreProblems(problems.length - most)}</p>}
    </>
  )
}
