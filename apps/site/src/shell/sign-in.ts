/** Where single sign-on begins, and the parameter that carries the way back. */
export const signInPath = '/sign-in'
export const returnParameter = 'returnUrl'

/** Address of the sign-in page with the page to come back to, a path with its language prefix and query. */
export function signInLink(returnTo: string): string {
  return `${signInPath}?${returnParameter}=${encodeURIComponent(returnTo)}`
}
