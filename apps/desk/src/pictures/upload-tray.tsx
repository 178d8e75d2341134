import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { Link } from '@tanstack/react-router'
import { ProgressBar } from 'react-aria-components'
import { Button, IconButton } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './pictures.module.css'
import type { Upload } from './uploads.ts'
import { useObjectUrl } from './use-object-url.ts'
import type { Uploads } from './use-uploads.ts'

/** Files that were chosen: what each shows is written here, and what has become of it stands beside it. */
export function UploadTray({
  uploads: { uploads, describe, remove, send },
  onUse,
}: {
  readonly uploads: Uploads
  /** Where one of them is chosen: takes the id of what was uploaded. */
  readonly onUse?: (id: string) => void
}) {
  const { pictures } = useTexts()
  if (uploads.length === 0) return null
  const waiting = uploads.filter(({ outcome }) => outcome.kind === 'waiting' || outcome.kind === 'refused')
  const isSending = uploads.some(({ outcome }) => outcome.kind === 'sending')
  return (
    <section className={styles.tray} aria-label={pictures.uploads}>
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} describe={describe} remove={remove} onUse={onUse} />
        ))}
      </ul>
      {waiting.length > 0 && (
        <div className={styles.trayEnd}>
          <p className={styles.small}>{pictures.altHelp}</p>
          <Button kind="primary" isDisabled={isSending} onPress={() => void send()}>
            {pictures.uploadNow(waiting.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

type RowProps = Pick<Uploads, 'describe' | 'remove'> & {
  readonly upload: Upload
  readonly onUse: ((id: string) => void) | undefined
}

function UploadRow({ upload, describe, remove, onUse }: RowProps) {
  const texts = useTexts()
  const { pictures, documents } = texts
  const { key, file, alt, outcome, isTried } = upload
  const url = useObjectUrl(outcome.kind === 'unfit' && outcome.why === 'not-a-picture' ? null : file)
  const isOpen = outcome.kind === 'waiting' || outcome.kind === 'refused'
  const missing = (text: string) => (isTried && text.trim() === '' && isOpen ? pictures.altNeeded : null)
  return (
    <li className={styles.upload} aria-label={file.name} data-outcome={outcome.kind}>
      <div className={styles.uploadPicture}>{url !== null && <img src={url} alt="" />}</div>
      <div className={styles.uploadBody}>
        <div className={styles.uploadHead}>
          <strong>{file.name}</strong>
          <span className={styles.small}>{pictures.size(file.size)}</span>
          <Outcome outcome={outcome} onUse={onUse} />
        </div>
        {isOpen && (
          <div className={styles.alts}>
            {(['zh-CN', 'en-US'] as const).map((language) => (
              <TextField
                key={language}
                label={pictures.altIn(documents.languageNames[language])}
                value={alt[language]}
                maxLength={300}
                onChange={(text) => describe(key, language, text)}
                problem={missing(alt[language])}
              />
            ))}
          </div>
        )}
        {outcome.kind === 'sending' && (
          <ProgressBar
            aria-label={file.name}
            value={outcome.share * 100}
            isIndeterminate={outcome.share === 1}
            className={styles.progress ?? ''}
          >
            {({ percentage = 100 }) => (
              <span className={styles.progressPart} style={{ inlineSize: `${percentage}%` }} />
            )}
          </ProgressBar>
        )}
      </div>
      {outcome.kind !== 'sending' && (
        <IconButton label={pictures.forget(file.name)} onPress={() => remove(key)}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </li>
  )
}

function Outcome({ outcome, onUse }: Pick<Upload, 'outcome'> & Pick<RowProps, 'onUse'>) {
  const { pictures } = useTexts()
  switch (outcome.kind) {
    case 'waiting':
      return null
    case 'unfit':
      return (
        <span className={styles.refused} role="alert">
          {outcome.why === 'too-large' ? pictures.tooLarge : pictures.notAPicture}
        </span>
      )
    case 'refused':
      return (
        <span className={styles.refused} role="alert">
          {outcome.message}
        </span>
      )
    case 'sending':
      return (
        <span className={styles.small}>
          {outcome.share === 1 ? pictures.encoding : pictures.sent(Math.round(outcome.share * 100))}
        </span>
      )
    case 'done':
      return (
        <span className={styles.done} role="status">
          {outcome.isNew ? pictures.uploaded : pictures.known}{' '}
          {onUse === undefined ? (
            <Link to="/pictures/$id" params={{ id: outcome.id }} className={styles.link ?? ''}>
              {pictures.open}
            </Link>
          ) : (
            <Button onPress={() => onUse(outcome.id)}>{pictures.use}</Button>
          )}
        </span>
      )
  }
}
