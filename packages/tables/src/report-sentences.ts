import { fill, type LocaleId, type Localised, localisedIn, marksOf } from '@hongyan/locales'

/** What was made of a table, beside its rows. Lines are numbered as a spreadsheet does. */
type TableReport = {
  /** Each column by its head with the name, for a reader, of what it was taken for; null where it was not used. */
  readonly columns: readonly { readonly head: string; readonly name: string | null }[]
  /** Lines that stand in the one before, being the same order. */
  readonly joined?: readonly number[]
  /** Lines that hold nothing to be read. */
  readonly leftOut?: readonly number[]
}

const sentences = {
  taken: {
    'zh-CN': '列名对应：{columns}。',
    'zh-HK': '各欄這樣認：{columns}。',
    'en-US': 'Columns were read as: {columns}.',
  },
  unused: {
    'zh-CN': '没有用到：{columns}。',
    'zh-HK': '沒有用到：{columns}。',
    'en-US': 'Not used: {columns}.',
  },
  headless: {
    'zh-CN': '没有认出列名，每一行都按一整段来读。',
    'zh-HK': '沒有認出欄名，每一行都按一整段來讀。',
    'en-US': 'No column names were found; each row is read as one text.',
  },
  joined: {
    'zh-CN': '第 {lines} 行和上一行是同一单，物品并在一起。',
    'zh-HK': '第 {lines} 行和上一行是同一單，物品併在一起。',
    'en-US': 'Lines {lines} are the same order as the line above; their goods stand together.',
  },
  leftOut: {
    'zh-CN': '第 {lines} 行没有可读的内容（合计、说明等），没有算进来。',
    'zh-HK': '第 {lines} 行沒有可讀的內容（合計、說明等），沒有計入。',
    'en-US': 'Lines {lines} hold nothing to read (a total or a note) and are left out.',
  },
} satisfies Readonly<Record<string, Localised>>

/** Names and numbers that are told of one thing; more are counted by three dots. */
const mostNamed = 30

/** What was made of a table, in sentences: what each column was taken for, and what was not used. */
export function reportSentences(
  { columns, joined = [], leftOut = [] }: TableReport,
  locale: LocaleId,
): readonly string[] {
  const marks = marksOf(locale)
  const list = (texts: readonly string[]): string =>
    [...texts.slice(0, mostNamed), ...(texts.length > mostNamed ? ['…'] : [])].join(marks.list)
  const used = columns.flatMap(({ head, name }) => (name === null ? [] : [{ head, name }]))
  const unused = columns.flatMap(({ head, name }) => (name === null ? [head] : []))
  const byName = Map.groupBy(used, ({ name }) => name)
  // What is called as we call it needs no word.
  const read = [...byName].filter(([name, of]) => of.some(({ head }) => head !== name))
  const taken = read.map(([name, of]) => `${name} ← ${list(of.map(({ head }) => head))}`)
  const sentence = (name: keyof typeof sentences, values: Readonly<Record<string, string>> = {}): string =>
    fill(localisedIn<string>(sentences[name], locale).text, values)
  return [
    ...(used.length === 0 ? [sentence('headless')] : []),
    ...(taken.length === 0 ? [] : [sentence('taken', { columns: taken.join(marks.semicolon) })]),
    ...(unused.length === 0 ? [] : [sentence('unused', { columns: list(unused) })]),
    ...(joined.length === 0 ? [] : [sentence('joined', { lines: list(joined.map(String)) })]),
    ...(leftOut.length === 0 ? [] : [sentence('leftOut', { lines: list(leftOut.map(String)) })]),
  ]
}
