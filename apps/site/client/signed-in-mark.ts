/** Beside the cookie of a session, which no script can read. */
const accountMark = 'hongyan-signed-in='

/** Whether the browser holds that somebody is signed in; it proves nothing. */
export function seemsSignedIn(): boolean {
  return document.cookie.includes(accountMark)
}
