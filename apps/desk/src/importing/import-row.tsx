import { titleOf } from '@hongyan/documents/forms/title-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import { readName } from '@hongyan/domain/desk-documents/document-name'
import { Link } from '@tanstack/react-router'
import { kindName } from '../documents/listed-title.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { useLanguage } from '../texts/language.tsx'
import { Changes } from './changes.tsx'
import styles from './importing.module.css'
import { PlaceForm } from './place-form.tsx'
import { Problems } from './problems.tsx'
import { isOpen, type Row } from './rows.ts'
import type { Import } from './use-import.ts'

/** The files of one document: what would become of them, and what has. */
export function ImportRow({
  row,
  importing: { tell, place, check, progress },
}: {
  readonly row: Row
  readonly importing: Import
}) {
  const { texts, language } = useLanguage()
  const words = texts.importing
  const { key, files, checked, state, isChosen } = row
  const name = checked?.name ?? null
  const kind = name === null ? null : (readName(name)?.kind ?? null)
  const [file] = files
  const title = (kind !== null && titleOf(kind as DocumentKind, checked?.seed, language)) || null
  const path = files.length === 1 ? (file?.file ?? '') : words.files(files.length)
  const shown = title ?? name ?? path
  const standing = state.kind === 'open' ? (checked?.outcome ?? 'refused') : state.kind
  return (
    <li className={styles.row} aria-label={shown}>
      <div className={styles.pick}>
        {isOpen(row) && (
          <Checkbox
            label={words.choose(shown)}
            isSelected={isChosen}
            onChange={(chosen) => tell({ kind: 'chosen', keys: [key], isChosen: chosen })}
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <strong className={styles.title}>{shown}</strong>
          <span className={styles.standing} data-standing={standing}>
            {words.outcomes[standing]}
          </span>
          <span className={styles.small}>
            {[kind !== null && kindName(kind, language), path !== shown && path].filter(Boolean).join(' · ')}
          </span>
        </div>
        <Said row={row} />
        {checked?.outcome === 'unplaced' && (
          <PlaceForm
            candidates={checked.candidates}
            file={file?.file ?? ''}
            isDisabled={progress !== null}
            onPlace={(chosen) => void place(row, chosen)}
          />
        )}
        {checked !== null && checked.refusal !== 'other-kind' && (
          <Problems checked={checked} files={files.length} />
        )}
        {checked !== null && kind !== null && state.kind !== 'done' && (
          <Changes kind={kind as DocumentKind} checked={checked} />
        )}
        {state.kind === 'done' && name !== null && (
          <Link to="/document/$" params={{ _splat: name }} className={styles.link ?? ''}>
            {words.open}
          </Link>
        )}
        {state.kind === 'stale' && (
          <Button isDisabled={progress !== null} onPress={() => void check(files, key)}>
            {words.again}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What has to be said of it in a sentence. */
function Said({ row: { checked, unfit, state } }: { readonly row: Row }) {
  const { texts, language } = useLanguage()
  const words = texts.importing
  if (state.kind === 'done') return <p className={styles.done}>{words.version(state.revision)}</p>
  if (state.kind === 'stale') return <p className={styles.refused}>{words.stale}</p>
  if (state.kind === 'failed') return <p className={styles.refused}>{state.sentence}</p>
  if (unfit !== null) return <p className={styles.refused}>{words.unfit[unfit]}</p>
  if (checked === null) return null
  const { refusal, kind, others } = checked
  if (refusal === 'other-kind')
    return <p className={styles.refused}>{words.refusals['other-kind'](kindName(kind ?? '', language))}</p>
  // Its place stands among the changes.
  if (refusal !== null) return <p className={styles.refused}>{words.refusals[refusal]}</p>
  if (others.length === 0) return null
  return <p className={styles.caution}>{words.others(others.map(({ name }) => name).join(', '))}</p>
}
