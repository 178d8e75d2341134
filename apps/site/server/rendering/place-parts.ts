/**
 * Moves what stands in elements marked `data-apart` to files that pages share, one for each value of the mark: the
 * menus are the same everywhere, and nobody reads them before the page. Each part keeps the id of its element; the
 * shell's script puts it back (`parts.ts`). `keep` stores a file and returns its address for `<html data-parts>`.
 */
export function placeParts(html: string, keep: (parts: string) => string): string {
  const { left, files } = splitParts(html)
  if (files.size === 0) return html
  const addresses = [...files.values()].map((parts) => keep(`<!doctype html><title>-</title>${parts}`))
  return left.replace('<html', `<html data-parts="${addresses.join(' ')}"`)
}

const mark = ' data-apart="'

/** A document with the places of such parts empty, and the parts by the file they go to. */
export function splitParts(html: string): {
  readonly left: string
  readonly files: ReadonlyMap<string, string>
} {
  const opening = /<(\w+)\b[^>]*\sdata-apart="([^"]+)"[^>]*>/y
  const files = new Map<string, string>()
  let left = ''
  let from = 0
  // A tag that is marked begins with the last `<` before its mark: no attribute of ours has one of its own.
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, Math.max(from, at + 1))) {
    opening.lastIndex = html.lastIndexOf('<', at)
    const match = opening.exec(html)
    if (match === null) continue
    const [tag, name = '', file = ''] = match
    const id = /\sid="([^"]*)"/.exec(tag)?.[1]
    if (id === undefined) throw new Error('a part that stands apart has no id to come back to')
    const inside = match.index + tag.length
    const closing = endOf(html, name, inside)
    left += html.slice(from, inside)
    files.set(file, `${files.get(file) ?? ''}<div data-part="${id}">${html.slice(inside, closing)}</div>`)
    from = closing
  }
  return { left: left + html.slice(from), files }
}

/** Where the element that was opened before `from` closes. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g')
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return tag.index
  }
  return html.length
}
