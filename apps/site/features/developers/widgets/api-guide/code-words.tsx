import { Fragment } from 'react'
import { BreakingAddress } from './breaking-address.tsx'

/** A sentence with the words between backticks set as code. */
export function CodeWords({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never move
    <Fragment key={place}>
      {place % 2 === 1 ? (
        <code>
          <BreakingAddress text={part} />
        </code>
      ) : (
        part
      )}
    </Fragment>
  ))
}
