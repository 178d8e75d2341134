import type { AstroComponentMetadata, SSRResult } from 'astro'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ownPrefix } from '../../shell/own-answer.ts'
import type { PageNeeds } from '../../shell/page-needs.ts'
import { staticMarkup, withoutPreloads } from '../../shell/static-markup.ts'
import { siteOf } from './site-of.ts'

type Slots = Readonly<Record<string, string | undefined>>

/**
 * Renders React in pages, in place of the framework's own renderer, which first renders each component once to see whether
 * it is one, and then by streams: nothing of ours waits while it is rendered, and whatever it throws is the page's.
 */
export default {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: () => true,
  renderToStaticMarkup: render,
}

async function render(
  this: { readonly result: SSRResult },
  Component: ComponentType<Record<string, unknown>>,
  { class: _class, ...props }: Record<string, unknown>,
  { default: children, ...named }: Slots,
  metadata?: AstroComponentMetadata,
): Promise<{ html: string; attrs: { prefix: string } }> {
  const hydrate = metadata?.hydrate !== undefined
  for (const [name, value] of Object.entries(named)) {
    const property = name.trim().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase())
    props[property] = slot(value, hydrate, property)
  }
  const content = children ?? props.children
  if (content !== undefined && content !== null) props.children = slot(content, hydrate)
  const { needs, frame } = siteOf(this.result)
  if (metadata?.hydrate !== undefined && frame !== null && props.data === frame.data) {
    await needIsland(needs, this.result, metadata)
    return { html: frame.markup, attrs: { prefix: ownPrefix } }
  }
  const element = createElement(Component, props)
  const prefix = prefixFor(this.result)
  if (metadata?.hydrate === undefined) {
    const { html, deferred } = staticMarkup(element, prefix)
    needs.deferred.push(...deferred)
    return { html, attrs: { prefix } }
  }
  await needIsland(needs, this.result, metadata)
  return { html: withoutPreloads(renderToString(element, { identifierPrefix: prefix })), attrs: { prefix } }
}

/** The browser will load the component and React, and be told when. */
async function needIsland(
  { islands, wakes }: PageNeeds,
  { renderers, clientDirectives, resolve }: SSRResult,
  { componentUrl = '', hydrate = 'load' }: AstroComponentMetadata,
): Promise<void> {
  const [react] = renderers
  for (const module of [componentUrl, String(react?.clientEntrypoint)])
    islands.add(await resolve(decodeURI(module)))
  wakes.add(clientDirectives.get(hydrate) ?? '')
}

/** What a component is given between its tags, as the framework hands it over: finished HTML. */
function slot(value: unknown, hydrate: boolean, name?: string): ReactNode {
  const html = String(value ?? '')
  if (html.trim() === '') return null
  return createElement(hydrate ? 'astro-slot' : 'astro-static-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** Components of one page so far: ids that they make up differ. */
const rendered = new WeakMap<SSRResult, number>()

function prefixFor(result: SSRResult): string {
  const number = rendered.get(result) ?? 0
  rendered.set(result, number + 1)
  return `r${number}`
}
