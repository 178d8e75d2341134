import type { FieldProblem } from '@hongyan/kernel/errors'
import { fill, type LocaleId, type Localised, localisedIn } from '@hongyan/locales'
import type { z } from 'zod'
import { localised } from './localised.ts'

/** What is wrong with one field of a request; said in one language when the answer is written. */
export type FieldNote = {
  readonly path: string
  readonly message: string | Localised
  /** Its name for programs, beside a sentence of the caller's own. */
  readonly code?: string
  /** What a rule or a table calls it. */
  readonly detail?: string
}

/** What a family says is wrong with a field, by the name that its schemas and the domain have for it. */
export type Sentences = Readonly<Record<string, Localised>>

type Issue = z.core.$ZodIssue

/**
 * The first problems of a request, one for each issue, in the sentences of its family, `own`, or in those that all
 * share. Values are never repeated, only where they stood, without the first `skip` steps of the path.
 */
export function fieldNotes(
  error: z.ZodError,
  asked: unknown,
  { skip = 0, own }: { readonly skip?: number; readonly own: Sentences },
): readonly FieldNote[] {
  return error.issues
    .flatMap((issue) => unfold(issue))
    .slice(0, 20)
    .map((issue) => {
      const path = issue.path.slice(skip).join('.').slice(0, 100)
      return Object.hasOwn(own, issue.message)
        ? problemNote({ path, message: issue.message }, own)
        : { path, message: noteOf(issue, valueAt(asked, issue.path) === undefined) }
    })
}

/** A problem in the sentence that its family, `own`, has for it, with its name for programs; else as it came. */
export function problemNote(problem: FieldProblem, own: Sentences): FieldNote {
  const { message: name } = problem
  const sentence = own[name]
  return sentence === undefined ? problem : { ...problem, message: sentence, ...codeOf(name) }
}

/** What is wrong, in a sentence: of the family, else the one that all share. */
export function problemSentence(problem: FieldProblem, own: Sentences, locale: LocaleId): string {
  return fieldProblem(problemNote(problem, own), locale).message
}

/**
 * A note as it stands in the answer: a name that all share, a sentence of the caller's own, or all its languages, in
 * which `{detail}` is what a rule says of it.
 */
export function fieldProblem(note: FieldNote, locale: LocaleId): AnsweredProblem {
  const { path, message, code, detail } = note
  const more = detail === undefined ? {} : { detail }
  if (typeof message !== 'string') {
    const { text } = localisedIn(message, locale)
    const sentence = detail === undefined ? text : fill(text, { detail })
    return { path, message: sentence, ...(code === undefined ? {} : { code }), ...more }
  }
  if (!isShared(message)) return { path, message, ...more }
  return { path, message: localisedIn(shared[message], locale).text, ...codeOf(message), ...more }
}

/** Names made of one word stand beside their sentence, for programs. */
function codeOf(name: string): { readonly code?: string } {
  return /^[a-z-]+$/i.test(name) ? { code: name } : {}
}

/** What is wrong with a field, in a sentence, and by its name where it has one. */
type AnsweredProblem = FieldProblem & { readonly code?: string }

/** Problems that schemas name, or that several families have, by that name. */
const shared = {
  'a shipment number': localised('请填一个单号。', '請填一個單號。', 'Please enter a shipment number.'),
  'not JSON': localised('请求内容不是 JSON。', '請求內容不是 JSON。', 'The body is not JSON.'),
  'too many addresses': localised(
    '地址太多，请分几次查。',
    '地址太多，請分幾次查。',
    'Too many addresses at once.',
  ),
  tooLong: localised('太长了，请写短一些。', '太長了，請寫短一些。', 'Too long. Please shorten it.'),
  required: localised('请填写。', '請填寫。', 'Please fill this in.'),
  'not-a-phone': localised(
    '请填手机号，或带区号的座机。',
    '請填手機號碼，或帶區號的固網電話。',
    'Please enter a mobile number, or a landline with its area code.',
  ),
  'phone-rounded': localised(
    '表格把这个电话变成了约数，后几位丢了。请把那一列设成“文本”再填一遍。',
    '試算表把這個電話變成了約數，後幾位不見了。請把那一欄設為「文字」再填一次。',
    'The spreadsheet has rounded this phone and its last digits are gone. Format the column as text and enter it again.',
  ),
  'phone-several': localised(
    '这里有不止一个电话，请只留要打的那一个。',
    '這裏有不止一個電話，請只留要打的那一個。',
    'There is more than one phone number here. Please keep the one to call.',
  ),
  'identity-number': localised(
    '请去掉证件号码，它不能写在这里，也不会保存。',
    '請刪去證件號碼，它不能寫在這裏，也不會保存。',
    'Please remove the ID or passport number: it does not belong here and is not saved.',
  ),
  'too-long': localised('太长了，请写短一些。', '太長了，請寫短一些。', 'Too long. Please shorten it.'),
  'unknown-place': localised('没有找到这个地方。', '沒有找到這個地方。', 'We could not find this place.'),
  'which-place': localised(
    '有几个地方都对得上，请写得更完整。',
    '有幾個地方都對得上，請寫得更完整。',
    'Several places fit. Please write more of the name.',
  ),
  'one-cover': localised(
    '基本保价和全额保只能选一种。',
    '基本保價和全額保只能選一種。',
    'Choose either basic insurance or full coverage.',
  ),
  'too-much': localised(
    '整票超过 300 吨或 1,000 立方米，请打电话找调度。',
    '整票超過 300 噸或 1,000 立方米，請致電客服。',
    'More than 300 t or 1,000 m³: please call dispatch.',
  ),
  'not-text': localised(
    '里面有读不出来的字符，请重新输入。',
    '裏面有讀不出來的字元，請重新輸入。',
    'Some characters in it cannot be read. Please type it again.',
  ),
  missing: localised('必填。', '必填。', 'Required.'),
  'not-a-number': localised('应为数字。', '應為數字。', 'Must be a number.'),
  'unclear-number': localised(
    '这个数不止一种读法，请只写一个数，不带分隔号，如 1500 或 1.5。',
    '這個數不止一種讀法，請只寫一個數，不帶分隔號，如 1500 或 1.5。',
    'This number can be read in more than one way: write a single one without separators, such as 1500 or 1.5.',
  ),
  'too-large': localised('数值太大。', '數值太大。', 'Too large.'),
} as const satisfies Sentences

/** A problem that needs no sentence of a family's own. */
export type SharedProblem = keyof typeof shared

function isShared(name: string): name is SharedProblem {
  return Object.hasOwn(shared, name)
}

const notValid = localised('内容不正确。', '內容不正確。', 'Not valid.')

/** What a value should have been, by the name the schema has for it. */
const kinds: Readonly<Record<string, Localised>> = {
  string: localised('应为文本。', '應為文本。', 'Must be text.'),
  number: localised('应为数字。', '應為數字。', 'Must be a number.'),
  int: localised('应为整数。', '應為整數。', 'Must be a whole number.'),
  boolean: localised('应为 true 或 false。', '應為 true 或 false。', 'Must be true or false.'),
  array: localised('应为列表。', '應為列表。', 'Must be a list.'),
  tuple: localised('应为列表。', '應為列表。', 'Must be a list.'),
  object: localised('应为对象。', '應為物件。', 'Must be an object.'),
  record: localised('应为对象。', '應為物件。', 'Must be an object.'),
}

function noteOf(issue: Issue, absent: boolean): string | Localised {
  if (isShared(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return absent ? 'missing' : (kinds[issue.expected] ?? notValid)
    case 'unrecognized_keys':
      return localised('没有这个字段。', '沒有這個欄位。', 'Unknown field.')
    case 'invalid_format':
      return localised('格式不正确。', '格式不正確。', 'Not in the right form.')
    case 'invalid_value': {
      if (absent) return 'missing'
      const [zh, en] = [issue.values.join('、'), issue.values.join(', ')]
      return localised(`只能是：${zh}。`, `只能是：${zh}。`, `Must be one of: ${en}.`)
    }
    case 'too_small':
      return bound('least', issue.origin, Number(issue.minimum))
    case 'too_big':
      return bound('most', issue.origin, Number(issue.maximum))
    default:
      return notValid
  }
}

function bound(side: 'least' | 'most', origin: string, size: number): Localised {
  const [zh, hk, en] = side === 'least' ? ['至少', '至少', 'At least'] : ['最多', '最多', 'At most']
  if (origin === 'string') {
    return localised(
      `${zh} ${size} 个字符。`,
      `${hk} ${size} 個字元。`,
      `${en} ${size} ${size === 1 ? 'character' : 'characters'}.`,
    )
  }
  if (origin === 'array') {
    return localised(
      `${zh} ${size} 项。`,
      `${hk} ${size} 項。`,
      `${en} ${size} ${size === 1 ? 'item' : 'items'}.`,
    )
  }
  const no = side === 'least' ? ['不能小于', '不能小於'] : ['不能大于', '不能大於']
  return localised(`${no[0]} ${size}。`, `${no[1]} ${size}。`, `${en} ${size}.`)
}

/** Of a body that may have several forms, the problems of the form that it nearly has. */
function unfold(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const nearest = issue.errors.find(
    (issues) =>
      issues.length > 0 && !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  if (nearest === undefined) return [issue]
  return nearest.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }))
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined,
    value,
  )
}
