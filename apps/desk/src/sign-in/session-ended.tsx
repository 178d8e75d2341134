import { ButtonLink } from '@hongyan/ui/button.tsx'
import { useEffect, useState } from 'react'
import { whenSignedOut } from '../client/ask.ts'
import { meQuery } from '../client/me.ts'
import { queryClient } from '../client/queries.ts'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { useLanguage } from '../texts/language.tsx'
import { signInAddress } from './sign-in.tsx'

/** Says over whatever is open that the session is over. Signing in is done in another window: what is open stays as it is. */
export function SessionEnded() {
  const { texts, language } = useLanguage()
  const [ended, setEnded] = useState(false)
  useEffect(() => whenSignedOut(() => setEnded(wasSignedIn())), [])
  useEffect(() => {
    if (!ended) return
    // Whoever comes back from that window is asked nothing more.
    const look = () =>
      void queryClient
        .fetchQuery({ ...meQuery, staleTime: 0 })
        .then(() => setEnded(false))
        .catch(() => {})
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [ended])
  return (
    <Dialog title={texts.signIn.title} open={ended} onClose={() => setEnded(false)}>
      <p>{texts.signIn.ended}</p>
      <DialogActions>
        <ButtonLink size="small" newTab href={signInAddress('/sessions', language)}>
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
