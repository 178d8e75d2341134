import type { FormNode, GroupNode, Member } from './form-node.ts'

/** What new parts begin with. */
type Beginning = {
  /** A name that nothing has where the part will stand, another each time: what the anchor of a new block is. */
  readonly newName: () => string
  /** Calendar day of new documents and revisions. */
  readonly today: string
}

/**
 * A new value for a part of a form: what may be left out is left out, what must be there is there as often as it must,
 * texts are empty in both written languages. It passes its schema once the texts, pictures, addresses and references in
 * it are filled in.
 */
export function initialValue(node: FormNode, beginning: Beginning): unknown {
  if (node.isNullable && node.begins !== 'filled' && node.type !== 'cell') return null
  switch (node.type) {
    case 'text':
    case 'cell':
      return emptyText()
    case 'lines':
      return { 'zh-CN': [''], 'en-US': [''] }
    case 'code':
      return node.example
    case 'name':
      return beginning.newName()
    case 'day':
      return beginning.today
    case 'instant':
      return `${beginning.today}T00:00:00Z`
    case 'mail':
    case 'address':
    case 'picture':
    case 'reference':
      return ''
    case 'number':
      return Math.max(node.minimum ?? 0, 0) + (node.isAbove ? 1 : 0)
    case 'choice':
      return node.options[0]?.value ?? ''
    case 'flag':
      return false
    case 'group':
      return initialGroup(node, beginning)
    case 'union':
      return node.members[0] === undefined ? null : initialMember(node.members[0], beginning)
    case 'list':
      return times(node.minimum ?? 0, () => initialValue(node.item, beginning))
    case 'table':
      return times(node.minimum ?? 0, () => [])
  }
}

/** A new block, or another of several groups. */
export function initialMember({ kind, node }: Member, beginning: Beginning): object {
  return { kind, ...initialGroup(node, beginning) }
}

/** A new row of a table with so many columns. */
export function initialRow(node: FormNode & { readonly type: 'table' }, columns: number): unknown[] {
  return times(columns, () => initialValue(node.cell, { newName: () => '', today: '' }))
}

/** Parts that have a value when they are left out are left out. */
function initialGroup(group: GroupNode, beginning: Beginning): object {
  const made: Record<string, unknown> = {}
  for (const { name, node } of group.fields) {
    if (!('fallback' in node)) made[name] = initialValue(node, beginning)
  }
  for (const { name, node } of group.fields) {
    const columns = node.type === 'table' ? made[node.columns] : null
    if (node.type === 'table' && Array.isArray(columns)) {
      made[name] = times(node.minimum ?? 0, () => initialRow(node, columns.length))
    }
  }
  return made
}

function emptyText() {
  return { 'zh-CN': '', 'en-US': '' }
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}
