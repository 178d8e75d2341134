import type { AddressRole } from '@hongyan/domain/address-book/book-rules'
import { plural } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { FieldProblem } from '@hongyan/ui/field.tsx'
import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { paths } from '../../../../../paths.ts'
import { AddressInput } from '../../../widgets/address-input/address-input.tsx'
import type { EditorState } from '../book-model.ts'
import type { BookViewProps } from '../book-view-props.ts'
import { formTo, Hidden, linkTo } from './acts.tsx'
import styles from './book-editor.module.css'
import { CoverageLine } from './coverage-line.tsx'
import { DefaultFields, GroupFields, TextFieldOf } from './editor-fields.tsx'
import { PlainFields, Remarks } from './plain-fields.tsx'

type EditorProps = BookViewProps & {
  readonly editor: EditorState
  /** Who is the default now, where the list shows it. */
  readonly defaultOf: (role: AddressRole) => string | null
}

/** Where the editor has no room beside the list it is a sheet over it. */
const narrow = '(max-width: 68.75em)'

/** One address, new or kept, beside the list. Without a script it is a form of the page. */
export function BookEditor({ model, editor, handlers, defaultOf }: EditorProps) {
  const { locale, words, ready, busy, leaving } = model
  const text = words.book.editor
  const { id, draft, problems } = editor
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const opener = useRef<Element | null>(null)
  const count = Object.keys(problems).filter((field) => field !== '').length

  useLayoutEffect(() => {
    const element = dialog.current
    if (!ready || element === null) return
    opener.current = document.activeElement
    if (matchMedia(narrow).matches && !element.matches(':modal')) {
      element.close()
      element.showModal()
    }
    form.current?.querySelector<HTMLElement>('textarea, input:not([type="hidden"])')?.focus()
  }, [ready])
  // Once the sheet is gone the focus goes back to what opened it.
  useEffect(() => () => (opener.current as HTMLElement | null)?.focus(), [])
  // What is wrong is where the focus goes, and is read out there.
  useEffect(() => {
    if (Object.keys(problems).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [problems])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Escape') handlers.close()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handlers.save()
    else return
    event.preventDefault()
  }
  const submit = (event: FormEvent) => {
    if (!ready) return
    event.preventDefault()
    handlers.save()
  }
  const change = (changes: Partial<EditorState['draft']>) => handlers.change({ ...draft, ...changes })

  const awake = ready ? { onChange: change } : {}

  return (
    <dialog
      ref={dialog}
      open
      className={styles.editor}
      aria-labelledby="address-editor"
      onKeyDown={press}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <h2 id="address-editor">{id === null ? text.add : text.edit}</h2>
        <a href={paths.address(locale)} aria-label={text.close} {...linkTo(ready, handlers.close)}>
          <CloseIcon />
        </a>
      </div>
      <form ref={form} {...formTo(locale)} onSubmit={submit} noValidate className={styles.form}>
        <Hidden values={{ act: id === null ? 'add' : 'save', ...(id === null ? {} : { id }) }} />
        <div className={styles.fields}>
          {(count > 0 || problems['']) && (
            <FieldProblem role="alert">{problems[''] ?? plural(locale, count, text.problems)}</FieldProblem>
          )}
          {ready ? (
            <>
              <Remarks of={editor} />
              <AddressInput
                texts={{ locale, words: words.input }}
                value={draft}
                pasting={id === null}
                errors={problems}
                onChange={(value) => change(value)}
              />
              <CoverageLine area={draft.area} words={text.coverage} />
              <TextFieldOf field="company" model={model} editor={editor} onChange={change} />
            </>
          ) : (
            <PlainFields model={model} editor={editor} />
          )}
          <GroupFields model={model} editor={editor} {...awake} />
          <DefaultFields model={model} editor={editor} defaultOf={defaultOf} {...awake} />
        </div>
        <div className={styles.foot}>
          {leaving === null ? (
            <>
              <Button type="submit" aria-busy={busy === 'saving'}>
                {busy === 'saving' ? text.saving : text.save}
              </Button>
              <ButtonLink kind="quiet" href={paths.address(locale)} {...linkTo(ready, handlers.close)}>
                {text.cancel}
              </ButtonLink>
            </>
          ) : (
            <div className={styles.unsaved} role="alert">
              <p>{text.unsaved.title}</p>
              <Button kind="secondary" size="small" autoFocus onClick={handlers.stay}>
                {text.unsaved.stay}
              </Button>
              <Button kind="quiet" size="small" onClick={leaving}>
                {text.unsaved.drop}
              </Button>
            </div>
          )}
        </div>
      </form>
    </dialog>
  )
}
