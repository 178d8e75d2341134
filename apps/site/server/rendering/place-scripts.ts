const inlineScript = /<script>([\s\S]*?)<\/script>/g

/** Shorter ones cost a page less than the address and integrity of a file of their own. */
const smallScript = 600

/**
 * Moves the longer inline scripts of a rendered page, such as the runtime of its islands, to files that every page
 * shares: what all pages repeat is fetched once. `keep` stores a script and returns its address.
 */
export function placeScripts(html: string, keep: (script: string) => string): string {
  return html.replace(inlineScript, (whole, script: string) =>
    script.length < smallScript ? whole : `<script type="module" src="${keep(script)}"></script>`,
  )
}
