import type { Words } from '@hongyan/documents/label'
import { type ReactNode, useId } from 'react'
import { deskLanguages } from '../../texts/desk-languages.ts'
import { useLanguage } from '../../texts/language.tsx'
import styles from './form.module.css'
import { type Path, pathKey, useFormView } from './form-context.ts'

/** Words of a schema in the language of the desk. */
export function useWords(): (words: Words) => string {
  const { language } = useLanguage()
  return (words) => words[deskLanguages[language].side]
}

/** One more of a list, in words: in Chinese an entry begins with what it is counted by. */
export function oneMore([chinese, english]: Words): Words {
  return [`一${chinese}`, english]
}

/** What a field is called, what helps to fill it in, the field, and what is wrong with it. */
export function Labelled({
  label,
  help,
  path,
  bare = false,
  actions,
  isGroup = false,
  children,
}: {
  readonly label: Words
  readonly help: Words | null
  readonly path: Path
  readonly bare?: boolean | undefined
  readonly actions?: ReactNode
  /** Has fields of its own, which are read out as its. */
  readonly isGroup?: boolean
  readonly children: ReactNode
}) {
  const words = useWords()
  return (
    <div
      className={styles.field}
      data-path={pathKey(path)}
      {...(isGroup && !bare ? { role: 'group', 'aria-label': words(label) } : {})}
    >
      {!bare && (
        <div className={styles.labelRow}>
          <span className={styles.label}>{words(label)}</span>
          {actions}
        </div>
      )}
      {help !== null && !bare && <p className={styles.help}>{words(help)}</p>}
      {children}
    </div>
  )
}

/** What is wrong with the value at a path; it is read out when it comes. */
export function Problems({ path, id }: { readonly path: Path; readonly id?: string }) {
  const { problems } = useFormView()
  const found = problems.get(pathKey(path))
  if (found === undefined) return null
  return (
    <p className={styles.problem} id={id}>
      {found.join(' ')}
    </p>
  )
}

/** Id for what is wrong with a value, and whether anything is. */
export function useProblems(path: Path): { readonly id: string; readonly isWrong: boolean } {
  const id = useId()
  const { problems } = useFormView()
  return { id, isWrong: problems.has(pathKey(path)) }
}
