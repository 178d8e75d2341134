import { ArrowUpIcon, ChevronLeftIcon } from '@hongyan/ui/icons.tsx'
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { ExportIcon } from '../importing/export-button.tsx'
import { IconButton } from '../parts/button.tsx'
import { useLanguage, useTexts } from '../texts/language.tsx'
import type { DocumentEvent, Saving } from './document-state.ts'
import styles from './editor.module.css'
import { kindName } from './listed-title.ts'
import type { OpenedDocument } from './open-query.ts'
import { type Shown, SideTabs } from './side-tabs.tsx'

/** What is open, whether it is saved, and what is shown of it; not drawn anew for each key. */
export const EditorBar = memo(function EditorBar({
  title,
  opened,
  saving,
  mayUndo,
  mayRedo,
  side,
  isNarrow,
  others,
  problems,
  tell,
  onSide,
  onEnter,
}: {
  readonly title: string
  readonly opened: OpenedDocument
  readonly saving: Saving['kind']
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly side: Shown
  readonly isNarrow: boolean
  readonly others: readonly { readonly id: string; readonly name: string }[]
  /** How many there are. */
  readonly problems: number
  readonly tell: (event: DocumentEvent) => void
  readonly onSide: (side: Shown) => void
  /** Chooses what stands beside the form, and goes there. */
  readonly onEnter: (side: Shown) => void
}) {
  const { texts, language } = useLanguage()
  const { documents } = texts
  const open = opened.comments.filter(({ resolvedAt }) => resolvedAt === null).length
  const names = useMemo(
    () => ({
      form: documents.form,
      preview: documents.preview,
      publish: documents.publish,
      history: documents.history,
      comments: documents.comments,
      uses: texts.uses.short,
    }),
    [documents, texts],
  )
  const counts = useMemo(() => ({ comments: open, publish: problems }), [open, problems])
  return (
    <header className={styles.bar}>
      <div className={styles.about}>
        <Link to="/documents" className={styles.back ?? ''} aria-label={documents.back}>
          <ChevronLeftIcon />
        </Link>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.meta}>
            <span>{opened.address ?? kindName(opened.kind, language)}</span>
            <SavingState saving={saving} readOnly={!opened.may.write && opened.may.languages.length === 0} />
            {others.length > 0 && (
              <span className={styles.others}>
                {documents.others(others.map(({ name }) => name).join(', '))}
              </span>
            )}
          </p>
        </div>
      </div>
      {side !== 'form' && (
        <button type="button" className={styles.across} onClick={() => onEnter(side)}>
          {documents.across(names[side])}
        </button>
      )}
      <div className={styles.tools}>
        <IconButton label={documents.undo} isDisabled={!mayUndo} onPress={() => tell({ kind: 'undo' })}>
          <span className={styles.undo}>
            <ArrowUpIcon size={18} />
          </span>
        </IconButton>
        <IconButton label={documents.redo} isDisabled={!mayRedo} onPress={() => tell({ kind: 'redo' })}>
          <span className={styles.redo}>
            <ArrowUpIcon size={18} />
          </span>
        </IconButton>
        <ExportIcon name={opened.name} />
        <SideTabs {...{ side, names, isNarrow, counts, onEnter }} onChoose={onSide} />
      </div>
    </header>
  )
})

function SavingState({ saving, readOnly }: { readonly saving: Saving['kind']; readonly readOnly: boolean }) {
  const { documents } = useTexts()
  const words = {
    saved: documents.saved,
    unsaved: documents.unsaved,
    saving: documents.saving,
    offline: documents.offline,
    refused: documents.unsaved,
    conflict: documents.conflictTitle,
  }
  return (
    <span role="status" data-saving={saving} className={styles.saving}>
      {readOnly ? documents.readOnly : words[saving]}
    </span>
  )
}
