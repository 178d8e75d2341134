import type { FormNode } from '@hongyan/documents/forms/form-node'
import { memo } from 'react'
import { isBoth, isClaim } from '../written.ts'
import { CellField } from './cell-field.tsx'
import { ClaimField } from './claim-field.tsx'
import { type Path, pathKey } from './form-context.ts'
import { GroupField } from './group-field.tsx'
import { LanguagesField } from './languages-field.tsx'
import { LinesField } from './lines-field.tsx'
import { ListField } from './list-field.tsx'
import { PlainField } from './plain-field.tsx'
import { TableField } from './table-field.tsx'
import { TextField } from './text-field.tsx'
import { UnionField } from './union-field.tsx'

export type NodeProps<Node extends FormNode = FormNode> = {
  readonly node: Node
  readonly value: unknown
  readonly path: Path
  /** Stands in something that says already what it is. */
  readonly bare?: boolean
}

/**
 * A part of a form, drawn anew only when its own value is another: what is written shares all that has not changed with
 * what was written before.
 */
export const FormPart = memo(
  function FormPart(props: NodeProps) {
    const { node, value } = props
    if (isClaim(value)) return <ClaimField {...props} value={value} />
    if (node.type === 'text') return <TextField {...props} node={node} />
    if (node.type === 'lines') return <LinesField {...props} node={node} />
    if (isBoth(value) && node.type !== 'cell') return <LanguagesField {...props} value={value} />
    switch (node.type) {
      case 'group':
        return <GroupField {...props} node={node} />
      case 'list':
        return <ListField {...props} node={node} />
      case 'union':
        return <UnionField {...props} node={node} />
      case 'table':
        return <TableField {...props} node={node} />
      case 'cell':
        return <CellField {...props} node={node} />
      default:
        return <PlainField {...props} node={node} />
    }
  },
  (before, after) =>
    before.node === after.node &&
    before.value === after.value &&
    before.bare === after.bare &&
    pathKey(before.path) === pathKey(after.path),
)
