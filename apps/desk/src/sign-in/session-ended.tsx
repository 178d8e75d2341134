import { ButtonLink } from '@hongyan/ui/button.tsx'
import { useEffect, useState } from 'react'
import { whenSignedOut } from '../client/ask.ts'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { useTexts } from '../texts/language.tsx'
import { signInAddress } from './sign-in.tsx'

/** Says over whatever is open that the session is over; what is open stays as it is. */
export function SessionEnded() {
  const texts = useTexts()
  const [ended, setEnded] = useState(false)
  useEffect(() => whenSignedOut(() => setEnded(!location.pathname.startsWith('/sign-in'))), [])
  return (
    <Dialog title={texts.signIn.title} open={ended} onClose={() => setEnded(false)}>
      <p>{texts.signIn.ended}</p>
      <DialogActions>
        <ButtonLink size="small" href={signInAddress(location.pathname + location.search)}>
          {texts.signIn.action}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
