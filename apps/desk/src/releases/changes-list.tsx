import { pathLabel } from '@hongyan/documents/forms/path-label'
import type { DocumentKind } from '@hongyan/documents/labels'
import { showValue } from '../documents/show-value.ts'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import { markedParts } from './marked-parts.ts'
import styles from './releases.module.css'

type Change = {
  readonly what: string
  readonly path: readonly (string | number)[]
  readonly before?: unknown
  readonly after?: unknown
}

/** How two versions differ, part by part; of a text that stayed in part, what changed in it. */
export function ChangesList({
  kind,
  seed,
  changes,
}: {
  readonly kind: string
  /** The document by which the places are named. */
  readonly seed: unknown
  readonly changes: readonly Change[]
}) {
  const { texts, language } = useLanguage()
  return (
    <ul className={styles.changes}>
      {changes.map(({ what, path, before, after }) => (
        <li key={`${what} ${path.join('/')}`} className={styles.change}>
          <strong>{pathLabel(kind as DocumentKind, path, seed)[deskLanguages[language].side]}</strong>
          {what === 'moved' ? (
            <span>{texts.releases.moved}</span>
          ) : (
            <Marked before={before ?? null} after={after ?? null} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where less than this of a text stayed, it was written anew. */
const leastSame = 0.3

function Marked({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const parts = typeof before === 'string' && typeof after === 'string' ? markedParts(before, after) : null
  const length = (kind: string) =>
    (parts ?? []).reduce((sum, part) => sum + (part.kind === kind ? part.text.length : 0), 0)
  const longest =
    typeof before === 'string' && typeof after === 'string' ? Math.max(before.length, after.length) : 0
  if (parts === null || length('same') < leastSame * longest)
    return (
      <>
        {before !== null && <del>{showValue(before)}</del>}
        {after !== null && <ins>{showValue(after)}</ins>}
      </>
    )
  let from = 0
  return (
    <p>
      {parts.map(({ kind, text }) => {
        const key = `${kind} ${from}`
        from += text.length
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'gone' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
      })}
    </p>
  )
}
