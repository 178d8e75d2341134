import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { Field, TextArea } from '@hongyan/ui/field.tsx'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../../paths.ts'
import { EmptyState } from '../../../../../shell/parts/empty-state/empty-state.tsx'
import type { BookViewProps } from '../book-view-props.ts'
import { formTo, Hidden, linkTo } from './acts.tsx'
import styles from './empty-book.module.css'

/**
 * A book without an address, and the ways to fill it: what is pasted is read by the server, and shown in the editor to
 * be checked. Beside them stands what the list will look like.
 */
export function EmptyBook({ model, handlers, onImport }: BookViewProps & { readonly onImport: () => void }) {
  const { locale, words, ready, editor } = model
  const { empty, add } = words.book.screen
  const { paste } = words.book.editor
  return (
    <EmptyState title={empty.title} lead={empty.lead} picture={<ListToCome />}>
      {/* While the first address is written there is no other to begin. */}
      {editor === null && (
        <form {...formTo(locale)} className={styles.paste}>
          <Hidden values={{ act: 'add' }} />
          <Field id="first-pasted" label={paste.label}>
            <TextArea
              id="first-pasted"
              name="pasted"
              rows={2}
              maxLength={500}
              placeholder={words.input.paste.placeholder}
              autoComplete="off"
              spellCheck={false}
              required
            />
          </Field>
          <div className={styles.acts}>
            <Button type="submit" name="read" value="1">
              {paste.submit}
            </Button>
            <ButtonLink
              kind="secondary"
              href={paths.addressBook(locale, { new: '1' })}
              {...linkTo(ready, handlers.add)}
            >
              <PlusIcon size={18} />
              {add}
            </ButtonLink>
            <ButtonLink
              kind="quiet"
              href={paths.addressBook(locale, { import: '1' })}
              {...linkTo(ready, onImport)}
            >
              {empty.import}
            </ButtonLink>
          </div>
        </form>
      )}
    </EmptyState>
  )
}

/** Three rows of the list without their words, the last fading. */
function ListToCome() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {['first', 'second', 'third'].map((row) => (
        <p key={row}>
          <b />
          <i />
          <span />
        </p>
      ))}
    </div>
  )
}
