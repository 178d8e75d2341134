import type { AddressRole } from '@hongyan/domain/address-book/book-rules'
import { fill } from '@hongyan/locales'
import { Button, ButtonLink, buttonClass } from '@hongyan/ui/button.tsx'
import { AlertIcon, DownloadIcon, PlusIcon, UploadIcon } from '@hongyan/ui/icons.tsx'
import { cluster, stack } from '@hongyan/ui/layout.ts'
import { signInLink } from '../../../../client/sign-in.ts'
import { paths } from '../../../../paths.ts'
import styles from './book.module.css'
import type { BookViewProps } from './book-view-props.ts'
import { formTo, linkTo } from './parts/acts.tsx'
import { BookEditor } from './parts/book-editor.tsx'
import { BookList } from './parts/book-list.tsx'
import { EmptyBook } from './parts/empty-book.tsx'
import { FindForm } from './parts/find-form.tsx'
import { GroupManager } from './parts/group-manager.tsx'
import { ImportPanel } from './parts/import-panel.tsx'
import { StatusBar } from './parts/status-bar.tsx'
import type { Importing } from './state/use-import.ts'

/** The page of the book: finding, the list, the editor beside it, and a table that comes in. */
export function BookView({
  model,
  handlers,
  importing,
  defaultOf,
}: BookViewProps & {
  readonly importing: Importing
  readonly defaultOf: (role: AddressRole) => string | null
}) {
  const { locale, words, kept, most, editor, trouble, ready, isManaging } = model
  const { screen } = words.book
  return (
    <div className={stack(20, styles.screen)}>
      <header className={styles.head}>
        <h1>{screen.title}</h1>
        <p className={styles.kept}>{fill(screen.kept, { count: kept, most })}</p>
        {/* A book without an address offers them below, in words. */}
        <div className={cluster(12, styles.actions)} hidden={kept === 0}>
          <ButtonLink
            kind="quiet"
            size="small"
            href={paths.addressBook(locale, { import: '1' })}
            {...linkTo(ready, importing.begin)}
          >
            <UploadIcon size={18} />
            {screen.import}
          </ButtonLink>
          <details className={styles.export} data-light="">
            <summary className={buttonClass({ kind: 'quiet', size: 'small' })}>
              <DownloadIcon size={18} />
              {screen.export}
            </summary>
            <form {...formTo(locale)}>
              <input type="hidden" name="act" value="export" />
              {(['csv', 'xlsx'] as const).map((format) => (
                <button key={format} type="submit" name="format" value={format}>
                  {screen.formats[format]}
                </button>
              ))}
            </form>
          </details>
          <ButtonLink
            kind="secondary"
            size="small"
            href={paths.addressBook(locale, { new: '1' })}
            {...linkTo(ready, handlers.add)}
          >
            <PlusIcon size={18} />
            {screen.add}
          </ButtonLink>
        </div>
      </header>
      <StatusBar model={model} handlers={handlers} />
      {trouble !== null && (
        <div className={styles.trouble} role="alert">
          <AlertIcon size={18} />
          <p>{screen.trouble[trouble]}</p>
          {trouble === 'signed-out' ? (
            <ButtonLink
              size="small"
              kind="secondary"
              href={signInLink(paths.address(locale), paths.signInStart(locale))}
            >
              {screen.signIn}
            </ButtonLink>
          ) : (
            <Button size="small" kind="secondary" onClick={handlers.refresh}>
              {screen.again}
            </Button>
          )}
        </div>
      )}
      <div className={styles.columns} data-editing={editor !== null || undefined}>
        <div className={styles.main}>
          {kept > 0 && <FindForm model={model} handlers={handlers} />}
          {isManaging && <GroupManager model={model} handlers={handlers} />}
          {kept > 0 ? (
            <BookList model={model} handlers={handlers} />
          ) : (
            <EmptyBook model={model} handlers={handlers} onImport={importing.begin} />
          )}
        </div>
        {editor !== null && (
          <BookEditor
            key={editor.id ?? 'new'}
            model={model}
            editor={editor}
            handlers={handlers}
            defaultOf={defaultOf}
          />
        )}
      </div>
      {importing.state !== null && (
        <ImportPanel model={model} importing={importing} state={importing.state} />
      )}
    </div>
  )
}
