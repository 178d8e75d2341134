/** What a sample is written in. */
export type CodeLanguage = 'shell' | 'node' | 'python' | 'json'

/** A piece of a sample, and what it is; null for what has no colour of its own. */
type CodeToken = {
  readonly kind: 'comment' | 'key' | 'string' | 'flag' | 'value' | null
  readonly text: string
}

const double = '"(?:[^"\\\\\\n]|\\\\.)*"'
const single = "'(?:[^'\\\\\\n]|\\\\.)*'"
const number = '(?<![\\w.])\\d[\\d.]*\\b'
const ownLine = '(?<=^|\\s)'

type Pattern = Readonly<Record<Exclude<CodeToken['kind'], null>, string>>
const never = '(?!)'

const patterns: Readonly<Record<CodeLanguage, Pattern>> = {
  json: {
    comment: never,
    key: `${double}(?=\\s*:)`,
    string: double,
    flag: never,
    value: `${number}|\\b(?:true|false|null)\\b`,
  },
  // In single quotes stands a word, or a body of JSON, which is read by its own rules.
  shell: {
    comment: `${ownLine}#.*`,
    key: `${double}(?=\\s*:)`,
    string: `${double}|'[^'{\\n]*'`,
    flag: `${ownLine}--?[a-zA-Z][\\w-]*`,
    value: `${number}|\\b(?:curl|true|false|null)\\b`,
  },
  node: {
    comment: `//.*|/\\*[^]*?\\*/`,
    key: `(?:${double}|${single}|(?<![\\w$.])[\\w$]+)(?=\\??:\\s)`,
    string: `${double}|${single}|\`[^\`]*\``,
    flag: `\\b(?:import|from|const|let|type|async|await|function|return|if|for|of|do|while|throw|new|continue)\\b`,
    value: `${number}|\\b(?:true|false|null|undefined)\\b`,
  },
  python: {
    comment: `${ownLine}#.*`,
    key: `${double}(?=\\s*:)|\\b\\w+(?==[^=])`,
    string: double,
    flag: `\\b(?:import|from|with|as)\\b`,
    value: `${number}|\\b(?:True|False|None)\\b`,
  },
}

const expressions = Object.fromEntries(
  Object.entries(patterns).map(([language, pattern]) => [
    language,
    new RegExp(
      Object.entries(pattern)
        .map(([kind, source]) => `(?<${kind}>${source})`)
        .join('|'),
      'gm',
    ),
  ]),
) as Readonly<Record<CodeLanguage, RegExp>>

const kinds = ['comment', 'key', 'string', 'flag', 'value'] as const

/** Splits a sample into what is coloured alike. Joined, the pieces are the sample again. */
export function codeTokens(language: CodeLanguage, text: string): readonly CodeToken[] {
  const tokens: CodeToken[] = []
  let read = 0
  for (const match of text.matchAll(expressions[language])) {
    if (match.index > read) tokens.push({ kind: null, text: text.slice(read, match.index) })
    const kind = kinds.find((one) => match.groups?.[one] !== undefined) ?? null
    tokens.push({ kind, text: match[0] })
    read = match.index + match[0].length
  }
  if (read < text.length) tokens.push({ kind: null, text: text.slice(read) })
  return tokens
}
