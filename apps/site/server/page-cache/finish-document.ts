import type { PageStyles } from './page-styles.ts'
import { placeParts } from './place-parts.ts'
import { placeScripts } from './place-scripts.ts'
import { placeStyles } from './place-styles.ts'
import { type ScriptIndex, secureDocument } from './secure-document.ts'
import { securityHeaders } from './security-headers.ts'

/** Where a document leaves what stands apart from it; each function returns the address it gave. */
export type DocumentShelf = {
  readonly scripts: ScriptIndex
  /** Keeps what the page's script fetches. */
  readonly keepParts: (parts: string) => string
  /** Keeps a script, known to `scripts` from then on. */
  readonly keepScript: (script: string) => string
}

export type FinishedDocument = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

/** Makes of what the renderer wrote what a visitor gets. `frame` is the origin of the one frame the page may open. */
export type FinishDocument = (html: string, frame: string | null) => FinishedDocument

/**
 * Splits styles, scripts and parts off a document, and gives it a policy that allows exactly what it carries;
 * `transport` as `transportRule` makes it.
 */
export function documentFinisher(
  shelf: DocumentShelf,
  styles: PageStyles,
  transport: string | null,
): FinishDocument {
  return (html, frame) => {
    const placed = placeParts(placeScripts(placeStyles(html, styles), shelf.keepScript), shelf.keepParts)
    const secured = secureDocument(placed, shelf.scripts, { secure: transport !== null, frame })
    return {
      html: secured.html,
      headers: {
        ...securityHeaders(transport),
        'content-security-policy': secured.policy,
        'speculation-rules': '"/speculation-rules.json"',
      },
    }
  }
}

/**
 * The same while somebody works on the site: styles and scripts stay where the framework's server replaces them when
 * they are saved. They have no hashes, so there is no policy; and nothing is fetched ahead, which would be old by then.
 */
export function developmentFinisher({ keepParts }: Pick<DocumentShelf, 'keepParts'>): FinishDocument {
  return (html) => ({ html: placeParts(html, keepParts), headers: securityHeaders(null) })
}
