import { useEffect, useState } from 'react'

/** Beside the cookie of a session, which no script can read; it proves nothing. */
const accountMark = 'hongyan-signed-in='

/** Whether the browser says that somebody is signed in; not before the page is awake, which is the same for everybody. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(document.cookie.includes(accountMark)), [])
  return isSignedIn
}
