import { Button } from '@hongyan/ui/button.tsx'
import { Field, TextArea, TextField } from '@hongyan/ui/field.tsx'
import type { EditorState } from '../book-model.ts'
import type { BookModel } from '../state/use-address-book.ts'
import { Hidden } from './acts.tsx'
import styles from './book-editor.module.css'
import { TextFieldOf } from './editor-fields.tsx'

/** What has been read of a pasted text, to be checked; nothing where none was. */
export function Remarks({ of: { remarks } }: { readonly of: EditorState }) {
  if (remarks.length === 0) return null
  return (
    <ul role="status" className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )
}

/** The fields of an address where no script runs: the area in words, and a text that the server reads. */
export function PlainFields({ model, editor }: { readonly model: BookModel; readonly editor: EditorState }) {
  const text = model.words.book.editor
  const { draft, problems, id } = editor
  return (
    <>
      {id === null && (
        <div className={styles.paste}>
          <Field id="address-pasted" label={text.paste.label} hint={text.paste.hint}>
            <TextArea id="address-pasted" name="pasted" rows={2} aria-describedby="address-pasted-hint" />
          </Field>
          <Button type="submit" kind="secondary" size="small" name="read" value="1">
            {text.paste.submit}
          </Button>
          <Remarks of={editor} />
        </div>
      )}
      <TextFieldOf field="name" model={model} editor={editor} />
      <TextFieldOf field="phone" model={model} editor={editor} />
      <TextField
        id="address-area"
        name="area"
        label={text.area}
        hint={text.areaHint}
        problem={problems.area}
        defaultValue={draft.areaWords}
        autoComplete="off"
      />
      <Hidden values={{ 'area-was': draft.areaWords, 'area-code': draft.area }} />
      <TextFieldOf field="detail" model={model} editor={editor} />
      <TextFieldOf field="company" model={model} editor={editor} />
    </>
  )
}
