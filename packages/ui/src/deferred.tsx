import { createContext, type ElementType, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Takes what an element holds to a file that pages share; the element, found again by its `id`, stays empty. */
export type Defer = (file: string, id: string, children: ReactNode) => void

/** Given by whoever renders a page that has such files; elsewhere everything stands in its place. */
export const DeferContext = createContext<Defer | null>(null)

type DeferredProps = HTMLAttributes<HTMLElement> & {
  readonly as?: ElementType
  readonly id: string
  /** What is deferred to one file comes together. */
  readonly file: string
}

/** An element whose content every page has and nobody reads before the page. */
export function Deferred({ as: Element = 'div', id, file, children, ...attributes }: DeferredProps) {
  const defer = useContext(DeferContext)
  defer?.(file, id, children)
  return (
    <Element id={id} data-deferred="" {...attributes}>
      {defer === null ? children : null}
    </Element>
  )
}
