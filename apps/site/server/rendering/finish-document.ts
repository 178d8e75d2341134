import type { PageStyles } from '../adapter/page-styles.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { GeneratedAssets, MadeText } from '../page-cache/generated-assets.ts'
import { placeParts } from './place-parts.ts'
import { placeScripts } from './place-scripts.ts'
import { placeStyles } from './place-styles.ts'
import { secureDocument } from './secure-document.ts'

export type FinishedDocument = {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  /** What the document fetches that was made with it. */
  readonly made: readonly MadeText[]
}

/** Makes of what the renderer wrote what a visitor gets. `frame` is the origin of the one frame the page may open. */
export type FinishDocument = (html: string, frame: string | null) => FinishedDocument

/**
 * Splits styles, scripts and parts off a document, and gives it a policy that allows what the site wrote into it;
 * `ownScripts` are those of pages beside those of the build, `transport` is as `transportRule` makes it.
 */
export function documentFinisher(
  shelf: GeneratedAssets,
  styles: PageStyles,
  transport: string | null,
  ownScripts: readonly string[],
): FinishDocument {
  const scripts = [...styles.own.scripts, ...ownScripts]
  return (html, frame) => {
    const { made, keep } = remembering(shelf)
    const styled = placeStyles(html, styles)
    const placed = placeParts(placeScripts(styled.html, scripts, keep('.js')), keep('.html'))
    const own = { scripts, styles: [...styles.own.styles, ...styled.inline] }
    const secured = secureDocument(placed, shelf.scripts, { secure: transport !== null, frame, own })
    return {
      html: secured.html,
      headers: {
        ...securityHeaders(transport),
        'content-security-policy': secured.policy,
        'speculation-rules': '"/speculation-rules.json"',
      },
      made,
    }
  }
}

/**
 * The same while somebody works on the site: styles and scripts stay where the framework's server replaces them when
 * they are saved. They have no hashes, so there is no policy; and nothing is fetched ahead, which would be old by then.
 */
export function developmentFinisher(shelf: GeneratedAssets): FinishDocument {
  return (html) => {
    const { made, keep } = remembering(shelf)
    return { html: placeParts(html, keep('.html')), headers: securityHeaders(null), made }
  }
}

function remembering(shelf: GeneratedAssets) {
  const made: MadeText[] = []
  const keep = (extension: MadeText['extension']) => (text: string) => {
    made.push({ text, extension })
    return shelf.keep({ text, extension })
  }
  return { made, keep }
}
