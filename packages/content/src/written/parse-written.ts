import {
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
} from 'yaml'
import { rememberLines } from './line-of.ts'
import { type Pair, type ParseResult, readChoice } from './read-choice.ts'
import { type Problem, WrittenError } from './written-error.ts'

const deeper = 'a key has a colon, and lines after >- are indented deeper than the key above them'

/** What to do about the mistakes that whoever writes texts makes most. */
const advice: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it stands in quotes, or on the line after >-',
  BAD_INDENT: 'a bracket or a quote is not closed, or a line is indented otherwise than those beside it',
  BAD_SCALAR_START: 'a text that begins so stands in quotes, or on the line after >-',
  MISSING_CHAR: deeper,
  MULTILINE_IMPLICIT_KEY: deeper,
  TAB_AS_INDENT: 'lines are indented by spaces, two for each step',
  MULTIPLE_DOCS: 'a file holds one document',
}

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
  const refuse = (node: unknown, message: string): void => {
    problems.push({ file, line: lineOf(node), message })
  }

  /** What the parser takes for something else without a word: text after a `#`, and spaces where Chinese lines are joined. */
  const refuseLostText = (node: Scalar): void => {
    if (typeof node.value !== 'string') return
    if (node.type === 'PLAIN' && node.comment?.trim())
      refuse(
        node,
        'what stands after " #" is lost: the text stands in quotes, a comment on a line of its own',
      )
    const isFolded = node.type === 'PLAIN' || node.type === 'BLOCK_FOLDED'
    const [start = 0, end = 0] = node.range ?? []
    if (isFolded && /\p{Script=Han}\n\s*\p{Script=Han}/u.test(text.slice(start, end).trimEnd()))
      refuse(node, 'Chinese stands in one line: where lines are joined there would be a space')
  }
  const read = (node: unknown): unknown => {
    if (isAlias(node) || (isNode(node) && (node.anchor !== undefined || node.tag !== undefined))) {
      refuse(node, 'anchors, references to them and tags are not used')
    }
    if (isScalar(node)) {
      refuseLostText(node)
      return node.value
    }
    if (isSeq(node)) {
      const places = node.items.map((item, index): [number, number] => [index, lineOf(item)])
      return remember(node.items.map(read), node, places)
    }
    return isMap(node) ? readPairs(node, pairsOf(node)) : null
  }
  const readPairs = (node: unknown, pairs: readonly Pair[]): object => {
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
    readPairs,
    refuse,
    entries: (node) => (isSeq(node) ? node.items : []),
    isBlank: (node) => node === null || (isScalar(node) && node.value === null && node.source === ''),
  }

  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true })
  for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
    problems.push({ file, line: lineAt(pos[0]), message: [message, advice[code] ?? []].flat().join(': ') })
  }
  if (problems.length > 0) throw new WrittenError(problems)
  const root = document.contents
  const pairs = isMap(root) ? pairsOf(root) : []
  if (pairs.length === 0) refuse(root, 'a document is keys with values: "date: 2026-11-20"')
  for (const { name, key } of pairs.filter((pair) => pair.name in named)) {
    refuse(key, `the name of the file says the ${name}: it is not repeated`)
  }
  const seed = readPairs(root, pairs)
  if (problems.length > 0) throw new WrittenError(problems)
  return Object.assign(seed, named)
}

function pairsOf(map: {
  readonly items: readonly { readonly key: unknown; readonly value: unknown }[]
}): readonly Pair[] {
  return map.items.map(({ key, value }) => ({ name: isScalar(key) ? String(key.value) : '', key, value }))
}
