/** Paths under which the error pages are rendered; no visitor can open them. */
const errorPaths: readonly string[] = ['/404', '/500']

/** The path to switch language on or to come back to: the page's own, or home for a page without an address. */
export function addressablePath(path: string): string {
  return errorPaths.includes(path) ? '/' : path
}
