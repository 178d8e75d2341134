import type { OwnTexts } from '../adapter/page-styles.ts'
import { contentSecurityPolicy, integrityOf, type PolicyParts } from '../http/content-security-policy.ts'
import type { ScriptIndex } from '../static-files/built-script.ts'
import { inlineScript } from './place-scripts.ts'

type SecuredDocument = { readonly html: string; readonly policy: string }

const islandUrl = /<astro-island\b[^>]*?\bcomponent-url="([^"]+)"(?:[^>]*?\brenderer-url="([^"]+)")?/g
const moduleScript = /<script type="module" src="([^"]+)"(?! integrity)/g

/**
 * Gives a rendered document its integrity attributes, an import map that covers every module an island will load, and
 * the policy that allows these, and of inline scripts and styles those of its `own`. Our renderer escapes `<` and `"`
 * in every text and attribute: what is looked for here nobody else can have written.
 */
export function secureDocument(
  html: string,
  scripts: ScriptIndex,
  { own, ...site }: Pick<PolicyParts, 'secure' | 'frame'> & { readonly own: OwnTexts },
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

  const inline = own.scripts
    .filter((script) => html.includes(inlineScript(script)))
    .map((script) => integrityOf(script))
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
    inline.push(integrityOf(map))
  }
  const styles = own.styles
    .filter((style) => document.includes(`<style>${style}</style>`))
    .map((style) => integrityOf(style))
  const linkedStyles = document.includes('<link rel="stylesheet"')
  const policy = contentSecurityPolicy({
    scripts: [...inline, ...[...external].map(integrity)],
    styles,
    linkedStyles,
    ...site,
  })
  return { html: document, policy }
}
