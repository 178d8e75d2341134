import {
  Children,
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

type Held = { readonly children?: ReactNode }

const lower: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3' }

/**
 * A section under a sample's `h2`: its titles become `h3` and it bears the sample's name, since a page has one
 * `h1` and no two regions of one name.
 */
export function framedSection(section: ReactElement<Held>, name: string): ReactElement {
  return cloneElement(section as ReactElement<Held & { 'aria-label'?: string }>, {
    'aria-label': name,
    children: lowered(section.props.children),
  })
}

function lowered(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<Held>(node)) return node
    const { type, key, props } = node
    const tag = typeof type === 'string' ? (lower[type] ?? type) : type
    if (props.children === undefined) return node
    return createElement(tag, { ...props, key }, lowered(props.children))
  })
}
