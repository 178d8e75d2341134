import { Fragment } from 'react'
import { needsSpace } from './one-sentence.ts'

/**
 * A heading broken by meaning: one line each, and still one sentence for those who do not see the break. A line that
 * has to wrap is balanced by itself, which a forced break would prevent.
 */
export function Lines({ text }: { readonly text: string | readonly string[] }) {
  if (typeof text === 'string') return text
  if (text.length === 1) return text[0]
  return text.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && needsSpace(text[index - 1] ?? '') && ' '}
      <span data-line="">{line}</span>
    </Fragment>
  ))
}
