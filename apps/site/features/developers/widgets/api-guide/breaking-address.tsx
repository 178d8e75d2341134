import { Fragment } from 'react'

/** An address or a path, for narrow columns to break before its parts and nowhere else. */
export function BreakingAddress({ text }: { readonly text: string }) {
  return text.split(/(?<![/:])(?=[/?&])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never move
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
