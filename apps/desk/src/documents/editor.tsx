import { formOf } from '@hongyan/documents/forms/form-of'
import { titleOf } from '@hongyan/documents/forms/title-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import type { LocaleId } from '@hongyan/locales'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../texts/language.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import styles from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { FormActionsContext, type FormView, FormViewContext } from './form/form-context.ts'
import { Fields } from './form/group-field.tsx'
import { openQuery } from './open-query.ts'
import { PreviewPane } from './preview-pane.tsx'
import { useProblems } from './problems.ts'
import { SidePanel } from './side-panel.tsx'
import type { Side } from './sides.ts'
import { useTargets } from './targets.ts'
import { useDocument } from './use-document.ts'
import { useNarrow } from './use-narrow.ts'
import { usePresence } from './use-presence.ts'
import { useRested } from './use-rested.ts'

const route = getRouteApi('/signed-in/document/$')
const allLanguages: readonly LocaleId[] = ['zh-CN', 'en-US', 'zh-HK']

/** A document, its languages side by side, and the real page beside it. */
export function Editor() {
  const { _splat: name = '' } = route.useParams()
  return <OpenEditor key={name} name={name} />
}

function OpenEditor({ name }: { readonly name: string }) {
  const { texts, language } = useLanguage()
  const { data: opened } = useSuspenseQuery(openQuery(name))
  const { state, tell, actions, save } = useDocument(opened)
  const [languages, setLanguages] = useState<readonly LocaleId[]>(['zh-CN', 'en-US'])
  const { side: chosen } = route.useSearch()
  const side = chosen ?? 'preview'
  // Where there is room for one, the form is shown until something beside it is chosen.
  const isNarrow = useNarrow()
  const navigate = route.useNavigate()
  const others = usePresence(name, opened.others)
  const kind = opened.kind as DocumentKind
  const written = useRested(state.written as object)
  const targets = useTargets()
  const problems = useProblems(kind, written, language, targets)
  const mayWrite = opened.trashedAt === null
  const view = useMemo(
    (): FormView => ({
      languages: allLanguages.filter((one) => languages.includes(one)),
      mayShape: mayWrite && opened.may.write,
      mayWrite: (one) => mayWrite && opened.may.languages.includes(one),
      problems: problems.byPath,
    }),
    [languages, mayWrite, opened.may, problems],
  )
  const title = titleOf(kind, written, language) || name
  useEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title, texts])
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        void save()
      } else if (key === 'z' || key === 'y') {
        event.preventDefault()
        tell({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
      }
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [save, tell])

  const showSide = useCallback(
    (next: Side | 'form') =>
      void navigate({ search: { side: next === 'form' ? undefined : next }, replace: true }),
    [navigate],
  )

  return (
    <div className={styles.editor}>
      <EditorBar
        {...{ title, opened, languages, others, tell, isNarrow }}
        side={isNarrow && chosen === undefined ? 'form' : side}
        saving={state.saving.kind}
        mayUndo={state.done.length > 0}
        mayRedo={state.undone.length > 0}
        problems={problems.all.length}
        onLanguages={setLanguages}
        onSide={showSide}
      />
      <div className={styles.sides} data-side={side}>
        <div className={styles.form} hidden={isNarrow && chosen !== undefined}>
          {opened.trashedAt !== null && <p className={styles.notice}>{texts.documents.trashedNotice}</p>}
          {state.saving.kind === 'refused' && (
            <p role="alert" className={styles.notice}>
              {state.saving.message}
            </p>
          )}
          <LanguageHeads languages={view.languages} />
          <FormActionsContext value={actions}>
            <FormViewContext value={view}>
              <Fields node={formOf(kind)} value={state.written} path={[]} />
            </FormViewContext>
          </FormActionsContext>
        </div>
        {isNarrow && chosen === undefined ? null : side === 'preview' ? (
          <PreviewPane opened={opened} written={written} />
        ) : (
          <SidePanel side={side} opened={opened} state={state} tell={tell} problems={problems} />
        )}
      </div>
      {state.saving.kind === 'conflict' && (
        <ConflictDialog kind={kind} name={name} state={state} saving={state.saving} tell={tell} />
      )}
    </div>
  )
}

/** Whose column is which, over all of them. */
function LanguageHeads({ languages }: { readonly languages: readonly LocaleId[] }) {
  const { texts } = useLanguage()
  return (
    <div className={styles.heads} aria-hidden="true">
      {languages.map((one) => (
        <span key={one}>{texts.documents.languageNames[one]}</span>
      ))}
    </div>
  )
}
