import { type Defer, DeferContext } from '@hongyan/ui/deferred.tsx'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeferredPart } from './page-needs.ts'

/** Markup that no browser's React takes over, and what it has deferred. */
export type StaticMarkup = { readonly html: string; readonly deferred: readonly DeferredPart[] }

/** Renders React on the server; ids that components make up begin with `prefix`. */
export function staticMarkup(element: ReactNode, prefix: string): StaticMarkup {
  const waiting: Parameters<Defer>[] = []
  const defer: Defer = (...part) => waiting.push(part)
  const html = write(createElement(DeferContext, { value: defer }, element), prefix)
  // React is not asked to render in the middle of rendering.
  const deferred = waiting.map(([file, id, children]) => ({
    file,
    id,
    html: write(children, `${prefix}-${id}-`),
  }))
  return { html, deferred }
}

function write(element: ReactNode, identifierPrefix: string): string {
  return withoutPreloads(renderToStaticMarkup(element, { identifierPrefix }))
}

const preload = '<link rel="preload"'

/** React puts what it would fetch ahead before what it renders; which pictures come first is the page's decision. */
export function withoutPreloads(html: string): string {
  let from = 0
  while (html.startsWith(preload, from)) from = html.indexOf('>', from) + 1
  return html.slice(from)
}
