import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ownPrefix } from './own-answer.ts'
import { withoutPreloads } from './static-markup.ts'

/** The markup of an island that is one visitor's own, which the browser takes over. */
export function ownMarkup(island: ReactElement): string {
  return withoutPreloads(renderToString(island, { identifierPrefix: ownPrefix }))
}
