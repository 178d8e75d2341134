import file from './successors.gen.json' with { type: 'json' }

/** A division that is no more, and the codes of what has its place: several, where it was parted. */
type Successor = { readonly code: string; readonly name: string; readonly to: readonly string[] }

let rows: readonly Successor[] | null = null

export function successors(): readonly Successor[] {
  rows ??= file.rows.map((line) => {
    const [code = '', name = '', to = ''] = line.split('|')
    return { code, name, to: to.split(' ') }
  })
  return rows
}
