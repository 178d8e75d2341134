import { contentSecurityPolicy, integrityOf, type PolicyParts } from './content-security-policy.ts'

/** What is known of a script: its integrity, and the addresses of the modules it imports, at once or when it needs them. */
export type BuiltScript = {
  readonly integrity: string
  readonly imports: readonly string[]
  readonly later: readonly string[]
}

/** The scripts by address. */
export type ScriptIndex = ReadonlyMap<string, BuiltScript>

export type SecuredDocument = { readonly html: string; readonly policy: string }

const islandUrl = /<astro-island\b[^>]*?\bcomponent-url="([^"]+)"(?:[^>]*?\brenderer-url="([^"]+)")?/g
const moduleScript = /<script type="module" src="([^"]+)"(?! integrity)/g
// Any other type is data, which a policy says nothing about.
const inlineScript = /<script(?: type="(?:importmap|module)")?>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * Gives a rendered document its integrity attributes, an import map that covers what its scripts import at once, and
 * the policy that allows exactly these and what they load later. Our own renderer wrote the markup, so its forms are
 * known.
 */
export function secureDocument(
  html: string,
  scripts: ScriptIndex,
  site: Pick<PolicyParts, 'secure' | 'frame'>,
): SecuredDocument {
  const built = (url: string): BuiltScript => {
    const known = scripts.get(url)
    if (known === undefined) throw new Error(`page refers to a script that was not built: ${url}`)
    return known
  }
  const own = new Map<string, BuiltScript>()
  const follow = (url: string): void => {
    if (own.has(url)) return
    own.set(url, built(url))
    for (const next of built(url).imports) follow(next)
  }

  const tagged = new Set<string>()
  let document = html.replace(moduleScript, (_match, url: string) => {
    tagged.add(url)
    follow(url)
    // Pages read and work without their scripts: the picture and the typeface come first.
    return `<script type="module" fetchpriority="low" src="${url}" integrity="${built(url).integrity}" crossorigin`
  })
  const islands = [...document.matchAll(islandUrl)].flatMap((urls) => urls.slice(1).filter(Boolean))
  for (const url of islands) built(url)
  // Attributes cover the scripts named in the markup; only a map can cover what these import.
  const imported = [...own].filter(([url]) => !tagged.has(url))
  if (imported.length > 0) {
    const map = JSON.stringify({
      integrity: Object.fromEntries(imported.map(([url, { integrity }]) => [url, integrity])),
    })
    document = document.replace('</title>', `</title><script type="importmap">${map}</script>`)
  }

  const inline = [...document.matchAll(inlineScript)].map(([, body = '']) => integrityOf(body))
  const styles = [...document.matchAll(inlineStyle)].map(([, body = '']) => integrityOf(body))
  const linkedStyles = document.includes('<link rel="stylesheet"')
  const policy = contentSecurityPolicy({
    scripts: [...inline, ...[...own.values()].map(({ integrity }) => integrity)],
    loads: islands.length > 0 || [...own.values()].some(({ later }) => later.length > 0),
    styles,
    linkedStyles,
    ...site,
  })
  return { html: document, policy }
}
