/** A part of a text that stayed, went or came. */
type MarkedPart = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

/** Beyond so many comparisons the middle of a text is taken as written anew. */
const mostCells = 4_000_000

/** What changed within a text: by words, of Chinese by characters, so that one that was changed is marked alone. */
export function markedParts(before: string, after: string): readonly MarkedPart[] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1
  let end = 0
  const shorter = Math.min(was.length, is.length) - start
  while (end < shorter && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1
  const parts: MarkedPart[] = []
  const say = (kind: MarkedPart['kind'], words: readonly string[]): void => {
    const text = words.join('')
    if (text === '') return
    const last = parts.at(-1)
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
    else parts.push({ kind, text })
  }
  say('same', was.slice(0, start))
  for (const { kind, words } of middle(was.slice(start, was.length - end), is.slice(start, is.length - end)))
    say(kind, words)
  say('same', was.slice(was.length - end))
  return parts
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}

type Run = { readonly kind: MarkedPart['kind']; readonly words: readonly string[] }

/** The longest common part of both stays; of each gap what went comes before what came. */
function middle(was: readonly string[], is: readonly string[]): readonly Run[] {
  if (was.length * is.length > mostCells)
    return [
      { kind: 'gone', words: was },
      { kind: 'new', words: is },
    ]
  const width = is.length + 1
  const longest = new Uint16Array((was.length + 1) * width)
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = is.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        was[row] === is[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const runs: Run[] = []
  let [row, column] = [0, 0]
  while (row < was.length || column < is.length) {
    const [gone, come] = [was[row], is[column]]
    if (gone !== undefined && gone === come) {
      runs.push({ kind: 'same', words: [gone] })
      row += 1
      column += 1
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: 'gone', words: [gone] })
      row += 1
    } else {
      runs.push({ kind: 'new', words: [come ?? ''] })
      column += 1
    }
  }
  return runs
}
