import type { MapTiles } from '../../shell/map-tiles.ts'
import type { PageNeeds } from '../../shell/page-needs.ts'
import type { PageStyles } from '../adapter/page-styles.ts'
import { contentSecurityPolicy, integrityOf } from '../http/content-security-policy.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { plainText } from '../http/without-marks.ts'
import type { GeneratedAssets, MadeText } from '../page-cache/generated-assets.ts'
import { deferredFiles } from './deferred-files.ts'
import { placeStyles, rootWith } from './place-styles.ts'
import { scriptTags } from './script-tags.ts'

/** What the renderer wrote, and what else the page has said that it needs. */
export type RenderedDocument = {
  readonly html: string
  readonly needs: PageNeeds
  /** Styles that it needs in its head whatever its markup says. */
  readonly sheets?: readonly number[]
}

export type FinishedDocument = {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  /** What the document fetches that was made with it. */
  readonly made: readonly MadeText[]
}

/** The maps a visitor may open on a page: the origin of the one frame, and the tiles of our own. */
type OpenedMaps = { readonly frame: string | null; readonly tiles: MapTiles | null }

/** Makes of what the renderer wrote what a visitor gets. */
export type FinishDocument = (page: RenderedDocument, maps: OpenedMaps) => FinishedDocument

/**
 * Gives a document its styles, its scripts, the files with what it has deferred, and a policy that allows these and
 * nothing else; `transport` is as `transportRule` makes it.
 */
export function documentFinisher(
  assets: GeneratedAssets,
  styles: PageStyles,
  transport: string | null,
): FinishDocument {
  const { own, script } = styles
  const layers = integrityOf(own.layers)
  const islandScript: MadeText = { text: own.islandScript, extension: '.js' }
  const islandStyle = { html: `<style>${own.islandStyle}</style>`, hash: integrityOf(own.islandStyle) }
  return ({ html, needs, sheets = [] }, { frame, tiles }) => {
    const { made, keep } = remembering(assets)
    const hasIslands = needs.islands.size > 0
    const runtime = hasIslands ? [keep(islandScript)] : []
    const scripts = new Set([script, ...runtime, ...needs.scripts])
    const tags = scriptTags({ ...needs, scripts }, assets.scripts)
    const data = dataOf(needs, keep)
    const placed = placeStyles(html, styles, {
      root: rootOf(needs, data, keep),
      first: sheets,
      head: (hasIslands ? islandStyle.html : '') + tags.html + aheadOf(data),
    })
    const policy = contentSecurityPolicy({
      scripts: tags.hashes,
      styles: [layers, integrityOf(placed.style), ...(hasIslands ? [islandStyle.hash] : [])],
      linkedStyles: placed.linked,
      secure: transport !== null,
      frame,
      tiles,
    })
    return {
      html: placed.html,
      headers: {
        ...securityHeaders(transport),
        'content-security-policy': policy,
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
export function developmentFinisher(assets: GeneratedAssets): FinishDocument {
  return ({ html, needs }) => {
    const { made, keep } = remembering(assets)
    const root = rootOf(needs, dataOf(needs, keep), keep)
    return { html: rootWith(html, root), headers: securityHeaders(null), made }
  }
}

/** Where the root of a page says the files are that hold what it has deferred, and what its island is given. */
function rootOf({ deferred }: PageNeeds, data: string | null, keep: GeneratedAssets['keep']): string {
  const addresses = deferredFiles(deferred).map(keep)
  const parts = addresses.length === 0 ? '' : ` data-parts="${addresses.join(' ')}"`
  return data === null ? parts : `${parts} data-island-data="${data}"`
}

function dataOf({ islandData }: PageNeeds, keep: GeneratedAssets['keep']): string | null {
  const [text] = islandData
  return text === undefined ? null : keep({ text: plainText(text), extension: '.json' })
}

/** Fetched with the page, behind all that is seen. */
function aheadOf(data: string | null): string {
  return data === null ? '' : `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${data}">`
}

function remembering(assets: GeneratedAssets) {
  const made: MadeText[] = []
  const keep: GeneratedAssets['keep'] = (text) => {
    made.push(text)
    return assets.keep(text)
  }
  return { made, keep }
}
