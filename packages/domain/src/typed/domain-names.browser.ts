/** What `node:url` does, in a browser: `''` for what is no domain. */
export function domainToASCII(domain: string): string {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : ''
}

/** Browsers cannot: there an address is only checked, and keeps its form in letters of ASCII. */
export function domainToUnicode(ascii: string): string {
  return ascii
}
