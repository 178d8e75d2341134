import { Fragment } from 'react'
import { needsSpace } from './one-sentence.ts'
import { WordBreaks } from './word-breaks.tsx'

/**
 * A heading broken by meaning: one line each, and still one sentence for those who do not see the break. A line that
 * has to wrap is balanced by itself, which a forced break would prevent.
 */
export function Lines({ text }: { readonly text: string | readonly string[] }) {
  if (typeof text === 'string') return <WordBreaks text={text} />
  const [only = ''] = text
  if (text.length < 2) return <WordBreaks text={only} />
  return text.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && needsSpace(text[index - 1] ?? '') && ' '}
      <span data-line="">
        <WordBreaks text={line} />
      </span>
    </Fragment>
  ))
}
