import { useState } from 'react'
import { DropZone, FileTrigger, ProgressBar } from 'react-aria-components'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import { chosenFiles, droppedFiles } from './dropped-files.ts'
import styles from './importing.module.css'
import { PasteDialog } from './paste-dialog.tsx'
import type { Import, Progress } from './use-import.ts'

/** Takes files: dropped, chosen or pasted. */
export function FileZone({ importing: { add, check, progress } }: { readonly importing: Import }) {
  const words = useTexts().importing
  const [isPasting, setPasting] = useState(false)
  const isBusy = progress !== null
  return (
    <DropZone
      aria-label={words.drop}
      className={styles.zone ?? ''}
      isDisabled={isBusy}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => add(await droppedFiles(items))}
    >
      <p className={styles.drop}>{words.drop}</p>
      <p className={styles.small}>{words.dropHelp}</p>
      <div className={styles.ways}>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={['.yaml', '.yml', '.zip']}
          onSelect={(files) => void add(chosenFiles(files))}
        >
          <Button kind="secondary" isDisabled={isBusy}>
            {words.chooseFiles}
          </Button>
        </FileTrigger>
        <FileTrigger acceptDirectory onSelect={(files) => void add(chosenFiles(files))}>
          <Button isDisabled={isBusy}>{words.chooseFolder}</Button>
        </FileTrigger>
        <Button isDisabled={isBusy} onPress={() => setPasting(true)}>
          {words.paste}
        </Button>
      </div>
      {progress !== null && <Running progress={progress} />}
      {isPasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onPaste={(file) => {
            setPasting(false)
            void check([file])
          }}
        />
      )}
    </DropZone>
  )
}

function Running({ progress: { what, done, of } }: { readonly progress: Progress }) {
  const words = useTexts().importing
  const label = (what === 'check' ? words.checking : words.storing)(done, of)
  return (
    <div className={styles.running}>
      <ProgressBar
        aria-label={label}
        value={done}
        maxValue={Math.max(of, 1)}
        className={styles.progress ?? ''}
      >
        {({ percentage = 0 }) => (
          <span className={styles.progressPart} style={{ inlineSize: `${percentage}%` }} />
        )}
      </ProgressBar>
      <p className={styles.small}>{label}</p>
    </div>
  )
}
