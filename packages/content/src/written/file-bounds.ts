import type { FileProblem } from '@hongyan/domain/desk-documents/document-source'

/** The largest document that ships has less than half of these lines. */
const mostLines = 10_000
/** Signs before a line's first word, and brackets that are open at once: what ships has 14 and 3. */
const deepest = { indent: 100, brackets: 40 }

/** Why a text is not given to the parser, which would take minutes for it or run out of stack; nothing where it may. */
export function boundsProblem(file: string, text: string): readonly FileProblem[] {
  if (text.trim() === '') return [problem(file, 1, '文件是空的', 'The file is empty.')]
  const lines = text.split('\n')
  if (lines.length > mostLines)
    return [
      problem(
        file,
        mostLines,
        '文件太长，超过一万行',
        'The file is too long: it has more than 10,000 lines.',
      ),
    ]
  let open = 0
  for (const [index, line] of lines.entries()) {
    for (const sign of line) {
      if (sign === '[' || sign === '{') open += 1
      else if (sign === ']' || sign === '}') open = Math.max(0, open - 1)
    }
    const { length } = /^[\s?:-]*/.exec(line)?.[0] ?? ''
    if ((length > deepest.indent && length < line.length) || open > deepest.brackets)
      return [problem(file, index + 1, '嵌套太深', 'This is nested too deep.')]
  }
  return []
}

function problem(file: string, line: number, chinese: string, english: string): FileProblem {
  return { file, line, path: [], message: { 'zh-CN': chinese, 'en-US': english } }
}
