import type { FormNode } from '@hongyan/documents/forms/form-node'
import { isBoth } from '../written.ts'
import { Fields } from './group-field.tsx'
import type { NodeProps } from './node.tsx'
import { TextField } from './text-field.tsx'

/** A cell of a table: a text, a figure with its unit, or nothing. */
export function CellField({ node, value, path, bare }: NodeProps<Extract<FormNode, { type: 'cell' }>>) {
  const { figure, type: _, ...described } = node
  if (typeof value === 'object' && value !== null && !isBoth(value))
    return <Fields node={figure} value={value} path={path} />
  return (
    <TextField
      node={{ ...described, type: 'text', isLong: false }}
      value={value}
      path={path}
      bare={bare ?? false}
    />
  )
}
