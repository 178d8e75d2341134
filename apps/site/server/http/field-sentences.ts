import type { FieldProblem } from '@hongyan/domain'
import type { LocaleId, Localised } from '@hongyan/locales'
import type { z } from 'zod'
import { said } from './said.ts'

/** What is wrong with one field of a request; said in one language when the answer is written. */
export type FieldNote = {
  readonly path: string
  readonly message: string | Localised
  /** Its name for programs, beside a sentence of the caller's own. */
  readonly code?: string
  /** What a rule or a table calls it. */
  readonly detail?: string
}

type Issue = z.core.$ZodIssue

/** The first problems of a request, one for each issue. Values are never repeated, only where they stood. */
export function fieldNotes(error: z.ZodError, asked: unknown, skip = 0): readonly FieldNote[] {
  return error.issues
    .flatMap((issue) => unfold(issue))
    .slice(0, 20)
    .map((issue) => ({
      path: issue.path.slice(skip).join('.').slice(0, 100),
      message: noteOf(issue, valueAt(asked, issue.path) === undefined),
    }))
}

/**
 * A note as it stands in the answer: a name of the table, a sentence of the caller's own, or all its languages. Names
 * made of one word stand beside their sentence, for programs.
 */
export function fieldProblem(note: FieldNote, locale: LocaleId): AnsweredProblem {
  const { path, message, code, detail } = note
  const more = detail === undefined ? {} : { detail }
  if (typeof message !== 'string') {
    return { path, message: message[locale], ...(code === undefined ? {} : { code }), ...more }
  }
  const words = named[message]
  if (words === undefined) return { path, message, ...more }
  return { path, message: words[locale], ...(/^[a-z-]+$/i.test(message) ? { code: message } : {}), ...more }
}

/** What is wrong with a field, in a sentence, and by its name where it has one. */
export type AnsweredProblem = FieldProblem & { readonly code?: string }

/** Problems that schemas and the domain name, by that name. */
const named: Readonly<Record<string, Localised>> = {
  'four digits': said('请填四位数字。', '請填四位數字。', 'Four digits, please.'),
  'six digits': said('请填六位数字。', '請填六位數字。', 'Six digits, please.'),
  'tail or code': said(
    '后四位和验证码，请填其中一个。',
    '後四位和驗證碼，請填其中一個。',
    'Give either the last four digits or the code.',
  ),
  'a shipment number': said('请填一个单号。', '請填一個單號。', 'A shipment number, please.'),
  'not JSON': said('请求内容不是 JSON。', '請求內容不是 JSON。', 'The body is not JSON.'),
  'both coordinates': said(
    '经度和纬度要一起给。',
    '經度和緯度要一起給。',
    'Longitude and latitude belong together.',
  ),
  'too many addresses': said(
    '地址太多，请分几次查。',
    '地址太多，請分幾次查。',
    'Too many addresses at once.',
  ),
  tooLong: said('太长了，请写短一些。', '太長了，請寫短一些。', 'Too long. Please shorten it.'),
  required: said('请填写。', '請填寫。', 'Please fill this in.'),
  'phone-missing': said('请填电话。', '請填電話。', 'A phone number, please.'),
  'not-a-phone': said(
    '请填手机号，或带区号的座机。',
    '請填手機號碼，或帶區號的座機。',
    'A mobile number, or a landline with its area code, please.',
  ),
  'too-long': said('太长了，请写短一些。', '太長了，請寫短一些。', 'Too long. Please shorten it.'),
  'too-many': said(
    '太多了，请分几单下。',
    '太多了，請分幾單下。',
    'Too many. Please split it into several orders.',
  ),
  'no-such-district': said(
    '没有这个区县，请选到区县。',
    '沒有這個區縣，請選到區縣。',
    'No such district. Please choose one.',
  ),
  'phone-short': said(
    '手机号少几位，应为 11 位。',
    '手機號碼少了數字，應為 11 位。',
    'Digits are missing: a mobile number has 11.',
  ),
  'phone-long': said(
    '手机号多几位，应为 11 位。',
    '手機號碼多了數字，應為 11 位。',
    'Too many digits: a mobile number has 11.',
  ),
  'phone-hidden': said(
    '电话有几位是星号，请填完整。',
    '電話有幾位是星號，請填完整。',
    'Some digits of the phone are hidden.',
  ),
  'city-missing': said('请写到城市。', '請寫到城市。', 'Please add the city.'),
  'not-a-postcode': said('邮编是六位数字。', '郵政編號是六位數字。', 'A postal code has six digits.'),
  'not-a-day': said('请选一天。', '請選一天。', 'Please choose a day.'),
  'not-open': said(
    '这一天送不了，请换一天。',
    '這一天送不了，請換一天。',
    'We cannot deliver on this day. Please choose another.',
  ),
  'no-such-branch': said(
    '这座城市没有这个网点，或者它不代收。',
    '這座城市沒有這個服務點，或者它不代收。',
    'This city has no such branch, or it keeps no parcels.',
  ),
  'not-an-amount': said('请填金额。', '請填金額。', 'Please enter an amount.'),
  'wrong-kind': said(
    '只收 JPG、PNG、WebP 图片和 PDF。',
    '只收 JPG、PNG、WebP 圖片和 PDF。',
    'Only JPG, PNG and WebP pictures and PDF files.',
  ),
  'file-too-large': said(
    '文件超过 2 MB，请压缩后再传。',
    '檔案超過 2 MB，請壓縮後再上載。',
    'The file is larger than 2 MB. Please make it smaller.',
  ),
  'not-a-file': said(
    '打不开这个文件。请用 CSV，或 XLSX 工作簿。',
    '打不開這個文件。請用 CSV，或 XLSX 工作簿。',
    'We could not open this file. Please send CSV or an XLSX workbook.',
  ),
  'no-such-line': said(
    '文件里没有这一行，或者已经决定过了。',
    '文件裡沒有這一行，或者已經決定過了。',
    'The file has no such line, or it is decided already.',
  ),
  'nothing-to-replace': said(
    '地址簿里没有这个人，没有可以替换的。',
    '地址簿裡沒有這個人，沒有可以替換的。',
    'Your address book has nobody to replace here.',
  ),
  'unknown-place': said('没有找到这个地方。', '沒有找到這個地方。', 'We know no such place.'),
  'which-place': said(
    '有几个地方都对得上，请写得更完整。',
    '有幾個地方都對得上，請寫得更完整。',
    'Several places fit. Please write more of the name.',
  ),
  'out-of-range': said('这一天查不到。', '這一天查不到。', 'We cannot tell for this day.'),
  'one-cover': said(
    '基本保价和全额保只能选一种。',
    '基本保價和全額保只能選一種。',
    'Choose either basic insurance or full coverage.',
  ),
  'too-much': said(
    '整票超过 300 吨或 1,000 立方米，请打电话找调度。',
    '整票超過 300 噸或 1,000 立方米，請致電調度。',
    'More than 300 t or 1,000 m³: please call dispatch.',
  ),
  missing: said('必填。', '必填。', 'Required.'),
  'not-a-number': said('应为数字。', '應為數字。', 'Must be a number.'),
  'too-large': said('数值太大。', '數值太大。', 'Too large.'),
  'unknown-city': said('没有找到这个城市。', '沒有找到這個城市。', 'We do not know this city.'),
  'several-cities': said(
    '有几个城市叫这个名字，请写上省份。',
    '有幾個城市叫這個名字，請寫上省份。',
    'Several cities have this name. Please add the province.',
  ),
}

const notValid = said('内容不正确。', '內容不正確。', 'Not valid.')

/** What a value should have been, by the name the schema has for it. */
const kinds: Readonly<Record<string, Localised>> = {
  string: said('应为文本。', '應為文本。', 'Must be text.'),
  number: said('应为数字。', '應為數字。', 'Must be a number.'),
  int: said('应为整数。', '應為整數。', 'Must be a whole number.'),
  boolean: said('应为 true 或 false。', '應為 true 或 false。', 'Must be true or false.'),
  array: said('应为列表。', '應為列表。', 'Must be a list.'),
  tuple: said('应为列表。', '應為列表。', 'Must be a list.'),
  object: said('应为对象。', '應為物件。', 'Must be an object.'),
  record: said('应为对象。', '應為物件。', 'Must be an object.'),
}

function noteOf(issue: Issue, absent: boolean): string | Localised {
  if (Object.hasOwn(named, issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return absent ? 'missing' : (kinds[issue.expected] ?? notValid)
    case 'unrecognized_keys':
      return said('没有这个字段。', '沒有這個欄位。', 'Unknown field.')
    case 'invalid_format':
      return said('格式不正确。', '格式不正確。', 'Not in the right form.')
    case 'invalid_value': {
      if (absent) return 'missing'
      const [zh, en] = [issue.values.join('、'), issue.values.join(', ')]
      return said(`只能是：${zh}。`, `只能是：${zh}。`, `Must be one of: ${en}.`)
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
    return said(
      `${zh} ${size} 个字符。`,
      `${hk} ${size} 個字元。`,
      `${en} ${size} ${size === 1 ? 'character' : 'characters'}.`,
    )
  }
  if (origin === 'array') {
    return said(`${zh} ${size} 项。`, `${hk} ${size} 項。`, `${en} ${size} ${size === 1 ? 'item' : 'items'}.`)
  }
  const no = side === 'least' ? ['不能小于', '不能小於'] : ['不能大于', '不能大於']
  return said(`${no[0]} ${size}。`, `${no[1]} ${size}。`, `${en} ${size}.`)
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
