import { contentSecurityPolicy, integrityOf, type PolicyParts } from './content-security-policy.ts'

/** What is known of a script: its integrity, and the addresses of the modules it imports. */
export type BuiltScript = {
  readonly integrity: string
  readonly imports: readonly string[]
  /** The script does nothing but import this one, which a page names in its place; null for all others. */
  readonly standsFor: string | null
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
 * Gives a rendered document its integrity attributes, an import map that covers every module an island will
 * load, and the policy that allows exactly these. Our own renderer wrote the markup, so its forms are known.
 */
export function secureDocument(
  html: string,
  scripts: ScriptIndex,
  site: Pick<PolicyParts, 'secure' | 'frame'>,
): SecuredDocument {
  const external = new Set<string>()
  const follow = (url: string): void => {
    if (external.has(url)) return
    external.add(url)
    for (const next of scripts.get(url)?.imports ?? []) follow(next)
  }
  const integrity = (url: string): string => {
    const known = scripts.get(url)
    if (known === undefined) throw new Error(`page refers to a script that was not built: ${url}`)
    return known.integrity
  }

  const tagged = new Set<string>()
  let document = html.replace(moduleScript, (_match, named: string) => {
    const url = scripts.get(named)?.standsFor ?? named
    tagged.add(url)
    follow(url)
    // Pages read and work without their scripts: the picture comes first.
    return `<script type="module" fetchpriority="low" src="${url}" integrity="${integrity(url)}" crossorigin`
  })
  for (const [, component, renderer] of document.matchAll(islandUrl)) {
    if (component !== undefined) follow(component)
    if (renderer !== undefined) follow(renderer)
  }
  // Attributes cover the scripts named in the markup; only a map can cover what modules import.
  if (external.size > tagged.size) {
    const map = JSON.stringify({
      integrity: Object.fromEntries(
        [...external].filter((url) => !tagged.has(url)).map((url) => [url, integrity(url)]),
      ),
    })
    document = document.replace('</title>', `</title><script type="importmap">${map}</script>`)
  }

  const inline = [...document.matchAll(inlineScript)].map(([, body = '']) => integrityOf(body))
  const styles = [...document.matchAll(inlineStyle)].map(([, body = '']) => integrityOf(body))
  const linkedStyles = document.includes('<link rel="stylesheet"')
  const policy = contentSecurityPolicy({
    scripts: [...inline, ...[...external].map(integrity)],
    styles,
    linkedStyles,
    ...site,
  })
  return { html: document, policy }
}
