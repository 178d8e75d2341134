import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import {
  listPasskeysAction,
  makeCodesAction,
  removePasskeyAction,
} from '../../../site/features/desk/passkeys/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import styles from './passkeys.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

const listPasskeys = (signal?: AbortSignal) => ask(listPasskeysAction, {}, signal)

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string }
  | { readonly kind: 'new-codes' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

/** What one signs in with: own passkeys, and recovery codes in their place. */
export function Passkeys() {
  const texts = useTexts()
  const time = useTime()
  const client = useQueryClient()
  const { from } = useSearch({ strict: false })
  const [open, setOpen] = useState<Open | null>(null)
  const { data } = useSuspenseQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => listPasskeys(signal),
  })
  const close = () => setOpen(null)
  const refresh = () => client.invalidateQueries({ queryKey: ['passkeys'] })
  const onError = (error: Error) => sayProblem(sentenceOf(error, texts))
  const remove = useMutation({
    mutationFn: (id: string) => ask(removePasskeyAction, { params: { id }, body: {} }),
    onSuccess: () => {
      sayDone(texts.passkeys.removed)
      close()
      return refresh()
    },
    onError,
  })
  const makeCodes = useMutation({
    mutationFn: () => ask(makeCodesAction, { body: {} }),
    onSuccess: ({ codes }) => {
      setOpen({ kind: 'codes', codes })
      return refresh()
    },
    onError,
  })
  return (
    <>
      {from === 'code' && (
        <p role="status" className={styles.notice}>
          {texts.passkeys.withCode}
        </p>
      )}
      <Panel label={texts.passkeys.title}>
        <header className={styles.head}>
          <div>
            <h2>{texts.passkeys.title}</h2>
            <p>{texts.passkeys.lead}</p>
          </div>
          <Button onPress={() => setOpen({ kind: 'add' })}>{texts.passkeys.add}</Button>
        </header>
        <Table
          label={texts.passkeys.title}
          rows={data.passkeys}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: texts.passkeys.name,
              cell: ({ name }) => name ?? texts.passkeys.unnamed,
            },
            { id: 'made', label: texts.passkeys.madeAt, cell: ({ madeAt }) => time(madeAt) },
            {
              id: 'used',
              label: texts.passkeys.usedAt,
              cell: ({ usedAt }) => (usedAt === null ? texts.passkeys.never : time(usedAt)),
            },
            {
              id: 'remove',
              label: texts.actions,
              hideLabel: true,
              align: 'end',
              cell: ({ id, name }) => (
                <Button onPress={() => setOpen({ kind: 'remove', id, name: name ?? texts.passkeys.unnamed })}>
                  {texts.passkeys.remove}
                </Button>
              ),
            },
          ]}
        />
      </Panel>
      <Panel label={texts.passkeys.codes}>
        <header className={styles.head}>
          <div>
            <h2>{texts.passkeys.codes}</h2>
            <p>{texts.passkeys.codesLeft(data.codesLeft)}</p>
          </div>
          <Button onPress={() => setOpen({ kind: 'new-codes' })}>{texts.passkeys.newCodes}</Button>
        </header>
      </Panel>
      {open?.kind === 'add' && <AddPasskeyDialog onClose={close} onAdded={refresh} />}
      {open?.kind === 'remove' && (
        <Dialog title={texts.passkeys.removeTitle(open.name)} open onClose={close}>
          <p>{texts.passkeys.removeLead}</p>
          <DialogActions>
            <Button onPress={close}>{texts.cancel}</Button>
            <Button kind="primary" isPending={remove.isPending} onPress={() => remove.mutate(open.id)}>
              {texts.passkeys.remove}
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {open?.kind === 'new-codes' && (
        <Dialog title={texts.passkeys.newCodesTitle} open onClose={close}>
          <p>{texts.passkeys.newCodesLead}</p>
          <DialogActions>
            <Button onPress={close}>{texts.cancel}</Button>
            <Button kind="primary" isPending={makeCodes.isPending} onPress={() => makeCodes.mutate()}>
              {texts.passkeys.newCodes}
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {open?.kind === 'codes' && (
        <Dialog title={texts.passkeys.codesTitle} open onClose={close}>
          <div className={styles.form}>
            <p>{texts.passkeys.codesLead}</p>
            <RecoveryCodes codes={open.codes} />
          </div>
          <DialogActions>
            <Button kind="primary" onPress={close}>
              {texts.passkeys.keptHere}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
