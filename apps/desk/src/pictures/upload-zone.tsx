import type { ReactNode } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './pictures.module.css'
import { acceptedTypes } from './uploads.ts'
import type { Uploads } from './use-uploads.ts'

/** The button that chooses files to upload. */
export function UploadButton({
  uploads,
  kind = 'primary',
}: {
  readonly uploads: Uploads
  readonly kind?: 'primary' | 'secondary'
}) {
  const { pictures } = useTexts()
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={acceptedTypes}
      onSelect={(files) => uploads.add([...(files ?? [])])}
    >
      <Button kind={kind}>{pictures.upload}</Button>
    </FileTrigger>
  )
}

/** Takes files that are dropped anywhere in it. */
export function UploadZone({
  uploads,
  isEnabled,
  children,
}: {
  readonly uploads: Uploads
  readonly isEnabled: boolean
  readonly children: ReactNode
}) {
  const { pictures } = useTexts()
  if (!isEnabled) return children
  return (
    <DropZone
      aria-label={pictures.dropHere}
      className={styles.zone ?? ''}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
        uploads.add(await Promise.all(files))
      }}
    >
      {({ isDropTarget }) => (
        <>
          {children}
          {isDropTarget && <p className={styles.dropping}>{pictures.dropHere}</p>}
        </>
      )}
    </DropZone>
  )
}
