import { useEffect, useState } from 'react'
import { seemsSignedIn } from '../../../client/signed-in-mark.ts'

/** Whether the browser says that somebody is signed in; not before the page is awake, which is the same for everybody. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(seemsSignedIn()), [])
  return isSignedIn
}
