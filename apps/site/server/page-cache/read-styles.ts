export type StyleBlock = { readonly prelude: string; readonly body: string | null }

/** Top-level statements and blocks of a minified style sheet; strings may hold braces and semicolons. */
export function* readBlocks(css: string): Generator<StyleBlock> {
  let start = 0
  let open = -1
  let depth = 0
  let quote = ''
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? ''
    if (quote !== '') {
      if (char === '\\') at += 1
      else if (char === quote) quote = ''
    } else if (char === '"' || char === "'") {
      quote = char
    } else if (char === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (char === '}') {
      depth -= 1
      if (depth === 0) {
        yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) }
        start = at + 1
      }
    } else if (char === ';' && depth === 0) {
      const prelude = css.slice(start, at).trim()
      if (prelude !== '') yield { prelude, body: null }
      start = at + 1
    }
  }
}

/** The parts of a list between separators that stand outside brackets and strings. */
export function splitOutside(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (quote !== '') {
      if (char === '\\') at += 1
      else if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== '')
}

/** Where the bracket that was opened before `from` closes. */
export function closingBracket(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
