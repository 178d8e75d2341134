import type { LocaleId } from '@hongyan/locales'
import { ArrowUpIcon, ChevronLeftIcon } from '@hongyan/ui/icons.tsx'
import { Link } from '@tanstack/react-router'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { IconButton } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import type { DocumentState } from './document-state.ts'
import styles from './editor.module.css'
import type { OpenedDocument } from './open-query.ts'
import type { Problems } from './problems.ts'
import { type Side, sides } from './sides.ts'

const languageIds: readonly LocaleId[] = ['zh-CN', 'en-US', 'zh-HK']

/** What is open, whether it is saved, and what is shown of it. */
export function EditorBar({
  title,
  opened,
  state,
  languages,
  side,
  others,
  problems,
  onLanguages,
  onSide,
  onUndo,
  onRedo,
}: {
  readonly title: string
  readonly opened: OpenedDocument
  readonly state: DocumentState
  readonly languages: readonly LocaleId[]
  readonly side: Side
  readonly others: readonly { readonly id: string; readonly name: string }[]
  readonly problems: Problems
  readonly onLanguages: (languages: readonly LocaleId[]) => void
  readonly onSide: (side: Side) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}) {
  const texts = useTexts()
  const { documents } = texts
  const names = {
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
            <SavingState state={state} readOnly={!opened.may.write && opened.may.languages.length === 0} />
            {others.length > 0 && (
              <span className={styles.others}>
                {documents.others(others.map(({ name }) => name).join(', '))}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className={styles.tools}>
        <IconButton label={documents.undo} isDisabled={state.done.length === 0} onPress={onUndo}>
          <span className={styles.undo}>
            <ArrowUpIcon size={18} />
          </span>
        </IconButton>
        <IconButton label={documents.redo} isDisabled={state.undone.length === 0} onPress={onRedo}>
          <span className={styles.redo}>
            <ArrowUpIcon size={18} />
          </span>
        </IconButton>
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
          onSelectionChange={(keys) => onSide([...keys][0] as Side)}
          className={styles.toggles ?? ''}
        >
          {sides.map((one) => (
            <ToggleButton key={one} id={one} className={styles.toggle ?? ''}>
              {names[one]}
              {one === 'comments' && open > 0 && <span className={styles.badge}>{open}</span>}
              {one === 'publish' && problems.all.length > 0 && (
                <span className={styles.badge}>{problems.all.length}</span>
              )}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
    </header>
  )
}

function SavingState({ state, readOnly }: { readonly state: DocumentState; readonly readOnly: boolean }) {
  const { documents } = useTexts()
  const { kind } = state.saving
  const words = {
    saved: documents.saved,
    unsaved: documents.unsaved,
    saving: documents.saving,
    offline: documents.offline,
    refused: documents.unsaved,
    conflict: documents.conflictTitle,
  }
  return (
    <span role="status" data-saving={kind} className={styles.saving}>
      {readOnly ? documents.readOnly : words[kind]}
    </span>
  )
}
