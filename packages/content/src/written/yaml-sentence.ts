type Sentence = { readonly message: string; readonly chinese: string }
type Advice = readonly [english: string, chinese: string]

const deeper: Advice = [
  'a key has a colon, and lines after >- are indented deeper than the key above them',
  '键后面要有冒号，>- 下面的行要比上面的键多缩进',
]

/** What to do about the mistakes that whoever writes texts makes most. */
const advice: Readonly<Record<string, Advice>> = {
  BLOCK_AS_IMPLICIT_KEY: [
    'a text with a colon and a space in it stands in quotes, or on the line after >-',
    '文字里有冒号加空格时要加引号，或者写到 >- 的下一行',
  ],
  BAD_INDENT: [
    'a bracket or a quote is not closed, or a line is indented otherwise than those beside it',
    '括号或引号没有收尾，或者这一行的缩进和旁边不一样',
  ],
  BAD_SCALAR_START: [
    'a text that begins so stands in quotes, or on the line after >-',
    '这样开头的文字要加引号，或者写到 >- 的下一行',
  ],
  MISSING_CHAR: deeper,
  MULTILINE_IMPLICIT_KEY: deeper,
  TAB_AS_INDENT: ['lines are indented by spaces, two for each step', '用空格缩进，每层两个，不用制表符'],
  MULTIPLE_DOCS: ['a file holds one document', '一个文件只写一份文档'],
}

/** What the parser found wrong, for whoever wrote it: in Chinese what to do about it, as far as that is known. */
export function yamlSentence(code: string, message: string): Sentence {
  const known = advice[code]
  return {
    message: known === undefined ? message : `${message}: ${known[0]}`,
    chinese: known === undefined ? `这里不是正确的 YAML（${message}）` : `这里不是正确的 YAML：${known[1]}`,
  }
}
