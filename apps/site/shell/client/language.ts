import { languageCookie } from './language-cookie.ts'

/** Keeps the language a visitor chooses, then loads the document of that language. */
export function startLanguageChoice(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-language]')
    if (link === null) return
    for (const cookie of languageCookie(link.dataset.language ?? '', {
      hostname: location.hostname,
      secure: location.protocol === 'https:',
      parentDomain: document.documentElement.dataset.parentDomain,
    })) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on plain HTTP
      document.cookie = cookie
    }
    link.search = location.search
    link.hash = location.hash
  })
}
