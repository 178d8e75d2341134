/** Shorter ones cost a page less than the address and integrity of a file of their own. */
const smallScript = 600

/**
 * Moves the longer of the site's `own` inline scripts, such as the runtime of its islands, to files that every page
 * shares: what all pages repeat is fetched once. `keep` stores a script and returns its address. Nothing else that
 * looks like a script is touched: it may be what somebody wrote.
 */
export function placeScripts(html: string, own: readonly string[], keep: (script: string) => string): string {
  return own.reduce((placed, script) => {
    const inline = inlineScript(script)
    if (script.length < smallScript || !placed.includes(inline)) return placed
    return placed.replaceAll(inline, () => `<script type="module" src="${keep(script)}"></script>`)
  }, html)
}

/** An inline script as pages have it. */
export function inlineScript(script: string): string {
  return `<script>${script}</script>`
}
