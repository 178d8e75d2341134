import { titleOf } from '@hongyan/documents/forms/title-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import { type LocaleId, localeOf, writtenIds } from '@hongyan/locales'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../texts/language.tsx'
import { languageOrder } from '../texts/language-order.ts'
import { Beside } from './beside.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import styles from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { formInOrder } from './form/first-fields.ts'
import { FormActionsContext, type FormView, FormViewContext, type Path } from './form/form-context.ts'
import { Fields } from './form/group-field.tsx'
import { FormHead } from './form-head.tsx'
import { openQuery } from './open-query.ts'
import { PreviewPane } from './preview-pane.tsx'
import { useProblems } from './problems.ts'
import { SidePanel } from './side-panel.tsx'
import type { Shown } from './side-tabs.tsx'
import { StaleBar } from './stale-bar.tsx'
import { useStaleTexts } from './stale-texts.ts'
import { useTargets } from './targets.ts'
import { languageOfField } from './texts-of.ts'
import { useConfirm } from './use-confirm.ts'
import { useDocument } from './use-document.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useNarrow } from './use-narrow.ts'
import { usePresence } from './use-presence.ts'
import { usePreviewed } from './use-previewed.ts'
import { useRested } from './use-rested.ts'
import { useSides } from './use-sides.ts'

const route = getRouteApi('/signed-in/document/$')

/** A document, its languages side by side, and the real page beside it. */
export function Editor() {
  const { _splat: name = '' } = route.useParams()
  return <OpenEditor key={name} name={name} />
}

function OpenEditor({ name }: { readonly name: string }) {
  const { texts, language } = useLanguage()
  const { data: opened } = useSuspenseQuery(openQuery(name))
  const confirm = useConfirm(name)
  const { state, tell, actions: changes, save } = useDocument(opened)
  const actions = useMemo(() => ({ ...changes, confirm }), [changes, confirm])
  const [languages, setLanguages] = useState<readonly LocaleId[]>(
    writtenIds.filter((id) => localeOf(id).complete),
  )
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
  const stale = useStaleTexts(opened.texts)
  const mayChange = opened.trashedAt === null
  const view = useMemo(
    (): FormView => ({
      languages: languageOrder.filter((one) => languages.includes(one)),
      mayShape: mayChange && opened.may.write,
      mayWrite: (one) => mayChange && opened.may.languages.includes(one),
      problems: problems.byPath,
      stale,
    }),
    [languages, mayChange, opened.may, problems, stale],
  )
  const title = titleOf(kind, written, language) || name
  useEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title, texts])

  const showSide = useCallback(
    (next: Shown) => void navigate({ search: { side: next === 'form' ? undefined : next }, replace: true }),
    [navigate],
  )
  const isFormShown = !isNarrow || chosen === undefined
  const shown = isNarrow && chosen === undefined ? 'form' : side
  const { wanted, enter, goTo, cross, noteField } = useSides({ shown, isFormShown, showSide })
  const previewed = usePreviewed(opened.may.languages, language)
  useFieldFocus(noteField, previewed.note)
  const undo = useCallback(() => tell({ kind: 'undo' }), [tell])
  const redo = useCallback(() => tell({ kind: 'redo' }), [tell])
  useEditorKeys({ save, undo, redo, cross })

  /** Goes to a field, whose language is shown then. */
  const reach = useCallback(
    (path: Path) => {
      const own = languageOfField(path.join('/'))
      if (own !== null) flushSync(() => setLanguages((now) => (now.includes(own) ? now : [...now, own])))
      goTo(path)
    },
    [goTo],
  )
  const reachKey = useCallback((key: string) => reach(key.split('/')), [reach])
  const form = formInOrder(kind)

  return (
    <div className={styles.editor}>
      <EditorBar
        {...{ title, opened, others, tell, isNarrow }}
        side={shown}
        saving={state.saving.kind}
        mayUndo={state.done.length > 0}
        mayRedo={state.undone.length > 0}
        problems={problems.all.length}
        onSide={showSide}
        onEnter={enter}
      />
      <div className={styles.sides} data-side={side}>
        <div className={styles.form} hidden={!isFormShown} data-form="">
          {opened.trashedAt !== null && <p className={styles.notice}>{texts.documents.trashedNotice}</p>}
          {state.saving.kind === 'refused' && (
            <p role="alert" className={styles.notice}>
              {state.saving.message}
            </p>
          )}
          <FormHead
            form={form}
            written={written}
            languages={view.languages}
            onGo={reach}
            onLanguages={setLanguages}
          />
          <StaleBar stale={stale} mayWrite={view.mayWrite} onGo={reach} onConfirm={confirm} />
          <FormActionsContext value={actions}>
            <FormViewContext value={view}>
              <Fields node={form} value={state.written} path={[]} />
            </FormViewContext>
          </FormActionsContext>
        </div>
        {shown === 'form' ? null : (
          <Beside side={side} wanted={wanted}>
            {side === 'preview' ? (
              <PreviewPane
                opened={opened}
                written={written}
                language={previewed.language}
                field={previewed.field}
                onLanguage={previewed.setLanguage}
                onChosen={reachKey}
              />
            ) : (
              <SidePanel side={side} opened={opened} state={state} tell={tell} problems={problems} />
            )}
          </Beside>
        )}
      </div>
      {state.saving.kind === 'conflict' && (
        <ConflictDialog kind={kind} name={name} state={state} saving={state.saving} tell={tell} />
      )}
    </div>
  )
}
