import { useMutation } from '@tanstack/react-query'
import { makeLinkAction } from '../../../site/features/desk/staff/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { sayProblem } from '../parts/toasts.tsx'
import { copyText } from '../passkeys/copy-text.ts'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './staff.module.css'

/** The link by which somebody begins at the desk. */
export type StaffLink = { readonly address: string; readonly until: string; readonly mailed: boolean }

type Whose = { readonly who: string; readonly mail: string; readonly onClose: () => void }

/** Shows a link to hand over. */
export function LinkDialog({ who, mail, link, onClose }: Whose & { readonly link: StaffLink }) {
  const texts = useTexts()
  const time = useTime()
  return (
    <Dialog title={texts.passkeys.linkFor(who)} open onClose={onClose}>
      <div className={styles.form}>
        <TextField
          label={texts.passkeys.linkAddress}
          help={texts.passkeys.linkUntil(time(link.until))}
          value={link.address}
          isReadOnly
          onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
        />
        <p>{texts.passkeys.handOver}</p>
        {link.mailed && <p>{texts.passkeys.mailed(mail)}</p>}
      </div>
      <DialogActions>
        <Button onPress={onClose}>{texts.close}</Button>
        <Button kind="primary" onPress={() => void copyText(link.address, texts)}>
          {texts.passkeys.copy}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Says what a new link does, and makes one. */
export function NewLinkDialog({ id, ...whose }: Whose & { readonly id: string }) {
  const texts = useTexts()
  const make = useMutation({
    mutationFn: () => ask(makeLinkAction, { params: { id }, body: {} }),
    onError: (error) => sayProblem(sentenceOf(error, texts)),
  })
  if (make.data) return <LinkDialog {...whose} link={make.data} />
  return (
    <Dialog title={texts.passkeys.linkFor(whose.who)} open onClose={whose.onClose}>
      <p>{texts.passkeys.linkForLead}</p>
      <DialogActions>
        <Button onPress={whose.onClose}>{texts.cancel}</Button>
        <Button kind="primary" isPending={make.isPending} onPress={() => make.mutate()}>
          {texts.passkeys.makeLink}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
