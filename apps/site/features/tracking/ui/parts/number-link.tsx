import type { ComponentProps, MouseEvent } from 'react'

type NumberLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly href: string
  readonly onFollow: () => void
}

/** A link that a script answers on the spot; a click that asks for a new tab or window stays the browser's. */
export function NumberLink({ href, onFollow, ...rest }: NumberLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
  }
  return <a {...rest} href={href} onClick={follow} />
}
