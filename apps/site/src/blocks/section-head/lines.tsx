import { Fragment } from 'react'

/** A heading broken by meaning: one line each, and still one sentence for those who do not see the break. */
export function Lines({ text }: { readonly text: string | readonly string[] }) {
  if (typeof text === 'string') return text
  return text.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && (
        <>
          {/[\x20-\x7e]$/.test(text[index - 1] ?? '') && ' '}
          <br />
        </>
      )}
      {line}
    </Fragment>
  ))
}
