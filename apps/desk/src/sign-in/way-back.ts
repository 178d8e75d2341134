/** Where somebody goes on who has signed in: a page of the desk at `origin`, whatever an address says. */
export function wayBack(to: string, origin: string): string {
  try {
    const url = new URL(to, origin)
    return url.origin === origin && !url.pathname.startsWith('/sign-in') ? url.href : `${origin}/`
  } catch {
    return `${origin}/`
  }
}
