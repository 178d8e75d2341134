import type { LocaleId } from '@hongyan/locales'
import { ArrowUpIcon, ChevronLeftIcon } from '@hongyan/ui/icons.tsx'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { ExportIcon } from '../importing/export-button.tsx'
import { IconButton } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import type { DocumentEvent, Saving } from './document-state.ts'
import styles from './editor.module.css'
import type { OpenedDocument } from './open-query.ts'
import { type Side, sides } from './sides.ts'

const languageIds: readonly LocaleId[] = ['zh-CN', 'en-US', 'zh-HK']

/** What is open, whether it is saved, and what is shown of it; not drawn anew for each key. */
export const EditorBar = memo(function EditorBar({
  title,
  opened,
  saving,
  mayUndo,
  mayRedo,
  languages,
  side,
  isNarrow,
  others,
  problems,
  tell,
  onLanguages,
  onSide,
}: {
  readonly title: string
  readonly opened: OpenedDocument
  readonly saving: Saving['kind']
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly languages: readonly LocaleId[]
  readonly side: Side | 'form'
  readonly isNarrow: boolean
  readonly others: readonly { readonly id: string; readonly name: string }[]
  /** How many there are. */
  readonly problems: number
  readonly tell: (event: DocumentEvent) => void
  readonly onLanguages: (languages: readonly LocaleId[]) => void
  readonly onSide: (side: Side | 'form') => void
}) {
  const texts = useTexts()
  const { documents } = texts
  const names = {
    form: documents.form,
    preview: documents.preview,
    publish: documents.publish,
    history: documents.history,
    comments: documents.comments,
    uses: texts.uses.short,
  }
  const open = opened.comments.filter(({ resolvedAt }) => resolvedAt === null).length
  return (
    <header className={styles.bar}>
      <div className={styles.about}>
        <Link to="/documents" className={styles.back ?? ''} aria-label={documents.back}>
          <ChevronLeftIcon />
        </Link>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.meta}>
            <span>{opened.address ?? opened.name}</span>
            <SavingState saving={saving} readOnly={!opened.may.write && opened.may.languages.length === 0} />
            {others.length > 0 && (
              <span className={styles.others}>
                {documents.others(others.map(({ name }) => name).join(', '))}
              </span>
            )}
          </p>
        </div>
      </div>
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
        <ToggleButtonGroup
          aria-label={documents.languages}
          selectionMode="multiple"
          disallowEmptySelection
          selectedKeys={languages}
          onSelectionChange={(keys) => onLanguages(languageIds.filter((one) => keys.has(one)))}
          className={styles.toggles ?? ''}
        >
          {languageIds.map((one) => (
            <ToggleButton key={one} id={one} className={styles.toggle ?? ''}>
              {documents.languageNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label={documents.preview}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[side]}
          onSelectionChange={(keys) => onSide([...keys][0] as Side | 'form')}
          className={styles.toggles ?? ''}
        >
          {(isNarrow ? (['form', ...sides] as const) : sides).map((one) => (
            <ToggleButton key={one} id={one} className={styles.toggle ?? ''}>
              {names[one]}
              {one === 'comments' && open > 0 && <span className={styles.badge}>{open}</span>}
              {one === 'publish' && problems > 0 && <span className={styles.badge}>{problems}</span>}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
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
