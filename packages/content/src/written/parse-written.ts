import { type LocaleId, withOurNames } from '@hongyan/locales'
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml'
import { rememberLines } from './line-of.ts'
import { type Pair, type ParseResult, readChoice } from './read-choice.ts'
import { type Problem, WrittenError } from './written-error.ts'
import { yamlSentence } from './yaml-sentence.ts'

/** More mistakes than anybody reads. */
const mostProblems = 200

/**
 * The seed that a written document stands for: YAML in which the languages stand side by side. `named` is what the name
 * of the file says, so that the file does not.
 * @throws WrittenError with every place that is no YAML, lacks a language or cites a fact there is not
 */
export function parseWritten(
  text: string,
  file: string,
  named: Readonly<Record<string, string>> = {},
): object {
  const problems: Problem[] = []
  const lines = new LineCounter()
  const lineAt = (offset: number): number => lines.linePos(offset).line
  const lineOf = (node: unknown): number => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0)
  const refuse = (node: unknown, message: string, chinese: string): void => {
    problems.push({ file, line: lineOf(node), message, chinese })
  }

  /** What the parser takes for something else without a word: text after a `#`, and spaces where Chinese lines are joined. */
  const refuseLostText = (node: Scalar): void => {
    if (typeof node.value !== 'string') return
    if (node.type === 'PLAIN' && node.comment?.trim())
      refuse(
        node,
        'what stands after " #" is lost: the text stands in quotes, a comment on a line of its own',
        '“ #”后面的文字会丢：文字加引号，注释单独写一行',
      )
    const isFolded = node.type === 'PLAIN' || node.type === 'BLOCK_FOLDED'
    const [start = 0, end = 0] = node.range ?? []
    if (isFolded && /\p{Script=Han}\n\s*\p{Script=Han}/u.test(text.slice(start, end).trimEnd()))
      refuse(
        node,
        'Chinese stands in one line: where lines are joined there would be a space',
        '中文要写在一行里：换行的地方会多出空格',
      )
  }
  let language: LocaleId | null = null
  const readIn = (spoken: LocaleId | null, node: unknown): unknown => {
    const before = language
    language = spoken
    const value = read(node)
    language = before
    return value
  }
  const withNames = (node: unknown, written: string): string => {
    try {
      return withOurNames(written, language)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      refuse(node, error.message, `${error.message}（company/company.yaml）`)
      return written
    }
  }
  const read = (node: unknown): unknown => {
    if (isAlias(node) || (isNode(node) && (node.anchor !== undefined || node.tag !== undefined))) {
      refuse(node, 'anchors, references to them and tags are not used', '不能用锚点、引用和标签（&、*、!）')
    }
    if (isScalar(node)) {
      refuseLostText(node)
      return typeof node.value === 'string' ? withNames(node, node.value) : node.value
    }
    if (isSeq(node)) {
      const places = node.items.map((item, index): [number, number] => [index, lineOf(item)])
      return remember(node.items.map(read), node, places)
    }
    return isMap(node) ? readPairs(node, pairsOf(node)) : null
  }
  const readPairs = (node: unknown, pairs: readonly Pair[]): object => {
    const seen = new Set<string>()
    for (const { name, key } of pairs) {
      if (seen.has(name)) refuse(key, `"${name}" stands here twice`, `“${name}”写了两次`)
      seen.add(name)
    }
    const choice = readChoice(node, pairs, reading)
    const part = choice?.part ?? Object.fromEntries(pairs.map(({ name, value }) => [name, read(value)]))
    const places = pairs.map(({ name, key }): [string, number] => [choice?.went[name] ?? name, lineOf(key)])
    return remember(part, node, places)
  }
  const remember = <T extends object>(part: T, node: unknown, places: [string | number, number][]): T => {
    rememberLines(part, { file, line: lineOf(node), parts: new Map(places) })
    return part
  }
  const reading: ParseResult = {
    read,
    readIn,
    readPairs,
    refuse,
    entries: (node) => (isSeq(node) ? node.items : []),
    isBlank: (node) => node === null || (isScalar(node) && node.value === null && node.source === ''),
  }

  // Keys that stand twice are told above: the parser compares each with every other.
  const asked = { lineCounter: lines, prettyErrors: false, stringKeys: true, uniqueKeys: false }
  const document = parseDocument(text, asked)
  for (const { code, message, pos } of [...document.errors, ...document.warnings].slice(0, mostProblems)) {
    problems.push({ file, line: lineAt(pos[0]), ...yamlSentence(code, message) })
  }
  if (problems.length > 0) throw new WrittenError(problems)
  const root = document.contents
  const pairs = isMap(root) ? pairsOf(root) : []
  if (pairs.length === 0)
    refuse(
      root,
      'a document is keys with values: "date: 2026-11-20"',
      '文档由“键: 值”组成，如“date: 2026-11-20”',
    )
  for (const { name, key } of pairs.filter((pair) => Object.hasOwn(named, pair.name))) {
    refuse(
      key,
      `the name of the file says the ${name}: it is not repeated`,
      `文件名已经说明了 ${name}，这里不要再写`,
    )
  }
  const seed = readPairs(root, pairs)
  if (problems.length > 0) throw new WrittenError(problems.slice(0, mostProblems))
  return Object.assign(seed, named)
}

function pairsOf(map: {
  readonly items: readonly { readonly key: unknown; readonly value: unknown }[]
}): readonly Pair[] {
  return map.items.map(({ key, value }) => ({ name: isScalar(key) ? String(key.value) : '', key, value }))
}
