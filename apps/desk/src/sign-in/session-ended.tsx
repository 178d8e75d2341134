import { ButtonLink } from '@hongyan/ui/button.tsx'
import { useEffect, useState } from 'react'
import { whenSignedOut } from '../client/ask.ts'
import { meQuery } from '../client/me.ts'
import { queryClient } from '../client/queries.ts'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { useTexts } from '../texts/language.tsx'
import { signInAddress } from './sign-in.tsx'

/** Says over whatever is open that the session is over; what is open stays as it is. */
export function SessionEnded() {
  const texts = useTexts()
  const [ended, setEnded] = useState(false)
  useEffect(() => whenSignedOut(() => setEnded(wasSignedIn())), [])
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

/** Nobody's session has ended who opens the first page and is only about to be asked who they are. */
function wasSignedIn(): boolean {
  return queryClient.getQueryData(meQuery.queryKey) !== undefined && !location.pathname.startsWith('/sign-in')
}
