import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  approveRateVersionAction,
  askRateApprovalAction,
  saveRateVersionAction,
  takeBackRateVersionAction,
} from '../../../site/features/desk/rates/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { useMay } from '../client/me.ts'
import { Button } from '../parts/button.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { ChangedDialog, type Differing } from './changed-dialog.tsx'
import { FileActions } from './file-actions.tsx'
import styles from './rates.module.css'
import { RefuseDialog } from './refuse-dialog.tsx'
import type { RatesEditor } from './use-rates.ts'
import type { Shown } from './version.tsx'

/** What may be done with a version as it stands: saved, sent to review, decided, taken back. */
export function VersionActions({
  version,
  editor,
  about,
  unsaved,
  onReread,
}: {
  readonly version: Shown['version']
  readonly editor: RatesEditor
  readonly about: { readonly title: string; readonly validFrom: string }
  readonly unsaved: boolean
  readonly onReread: () => Promise<void>
}) {
  const texts = useTexts()
  const words = texts.rates
  const client = useQueryClient()
  const writes = useMay('write-rates')
  const [differing, setDiffering] = useState<Differing | null>(null)
  const [isRefusing, setRefusing] = useState(false)
  const params = { id: version.id }

  const settle = async (said: string): Promise<void> => {
    sayDone(said)
    await client.invalidateQueries({ queryKey: ['rates', 'list'] })
    await onReread()
  }
  const failed = (error: Error): void => sayProblem(sentenceOf(error, texts))
  const save = useMutation({
    mutationFn: (revision: number) =>
      ask(saveRateVersionAction, { params, body: { ...about, revision, change: editor.change } }),
    onSuccess: () => settle(words.saved),
    onError: (error) => {
      if (error instanceof AskError && error.refusal === 'rates-changed')
        setDiffering(error.answer as Differing)
      else failed(error)
    },
  })
  const act = useMutation({
    mutationFn: ({ run }: { readonly run: () => Promise<unknown>; readonly said: string }) => run(),
    onSuccess: (_done, { said }) => settle(said),
    onError: failed,
  })
  const { state, mayApprove, mayTakeBack } = version
  const wrong = editor.problems.size
  const isOwn = state === 'in-review' && !mayApprove
  return (
    <>
      {wrong > 0 && <span className={styles.wrong}>{words.problemCount(wrong)}</span>}
      {unsaved && !editor.readOnly && wrong === 0 && <span className={styles.unsaved}>{words.unsaved}</span>}
      {isOwn && writes && <span className={styles.small}>{words.ownWork}</span>}
      <FileActions version={version} readOnly={editor.readOnly} onImported={() => settle(words.imported)} />
      {mayTakeBack && (
        <Button
          onPress={() =>
            act.mutate({
              run: () => ask(takeBackRateVersionAction, { params, body: {} }),
              said: words.takenBack,
            })
          }
        >
          {state === 'in-review' ? words.recall : words.takeBack}
        </Button>
      )}
      {!editor.readOnly && (
        <>
          <Button
            isDisabled={unsaved}
            isPending={act.isPending}
            onPress={() =>
              act.mutate({ run: () => ask(askRateApprovalAction, { params, body: {} }), said: words.asked })
            }
          >
            {words.review}
          </Button>
          <Button
            kind="primary"
            isDisabled={!unsaved || wrong > 0}
            isPending={save.isPending}
            onPress={() => save.mutate(version.revision)}
          >
            {texts.save}
          </Button>
        </>
      )}
      {mayApprove && (
        <>
          <Button onPress={() => setRefusing(true)}>{words.refuse}</Button>
          <Button
            kind="primary"
            isPending={act.isPending}
            onPress={() =>
              act.mutate({
                run: () => ask(approveRateVersionAction, { params, body: { revision: version.revision } }),
                said: words.approved,
              })
            }
          >
            {words.approve}
          </Button>
        </>
      )}
      {differing && (
        <ChangedDialog
          differing={differing}
          onTheirs={async () => {
            setDiffering(null)
            await onReread()
          }}
          onMine={() => {
            setDiffering(null)
            save.mutate(differing.revision)
          }}
          onClose={() => setDiffering(null)}
        />
      )}
      {isRefusing && (
        <RefuseDialog
          id={version.id}
          onClose={() => setRefusing(false)}
          onDone={() => {
            setRefusing(false)
            return settle(words.refused)
          }}
        />
      )}
    </>
  )
}
