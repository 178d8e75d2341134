import type { PageNeeds } from '../../shell/page-needs.ts'
import { integrityOf } from '../http/content-security-policy.ts'
import type { ScriptIndex } from '../static-files/built-script.ts'

type ScriptTags = {
  /** What stands in the head for them. */
  readonly html: string
  /** Hashes of all that may run: what the head names, what that imports, and the texts in the page. */
  readonly hashes: readonly string[]
}

/**
 * The tags of a page's scripts: those it names, with their integrity, and before them an import map that covers every
 * module they and its islands will load, for attributes cannot. A script that only imports another is passed over.
 */
export function scriptTags(
  { scripts, islands, wakes, inline }: Pick<PageNeeds, 'scripts' | 'islands' | 'wakes' | 'inline'>,
  index: ScriptIndex,
): ScriptTags {
  const integrity = (url: string): string => {
    const known = index.get(url)
    if (known === undefined) throw new Error(`page refers to a script that was not built: ${url}`)
    return known.integrity
  }
  const external = new Set<string>()
  const follow = (url: string): void => {
    if (external.has(url)) return
    external.add(url)
    for (const next of index.get(url)?.imports ?? []) follow(next)
  }
  const named = new Set([...scripts].map((url) => index.get(url)?.standsFor ?? url))
  for (const url of [...named, ...islands]) follow(url)

  const loaded = [...external].filter((url) => !named.has(url))
  const map = JSON.stringify({ integrity: Object.fromEntries(loaded.map((url) => [url, integrity(url)])) })
  const texts = [...wakes]
  const html = [
    ...(loaded.length > 0 ? [`<script type="importmap">${map}</script>`] : []),
    ...texts.map((text) => `<script>${text}</script>`),
    // Pages read and work without their scripts: the picture comes first.
    ...[...named].map(
      (url) =>
        `<script type="module" fetchpriority="low" src="${url}" integrity="${integrity(url)}" crossorigin></script>`,
    ),
  ]
  return {
    html: html.join(''),
    hashes: [
      ...[...(loaded.length > 0 ? [map] : []), ...texts, ...inline].map((text) => integrityOf(text)),
      ...[...external].map(integrity),
    ],
  }
}
