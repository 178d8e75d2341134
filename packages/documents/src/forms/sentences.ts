import type { z } from 'zod'
import type { Words } from '../labels/label.ts'

/** What rules of the schemas say in their own words, for people. A test finds every rule in it. */
export const ownSentences: Readonly<Record<string, Words>> = {
  'must not begin or end with a space': ['开头和结尾不能有空格', 'It must not begin or end with a space.'],
  'must be a path of this site without a language prefix': [
    '写本站地址：从斜杠开始，不带语言前缀，如 /network',
    'Give a page of this site: a slash first, no language in it, such as /network.',
  ],
  'must not carry a language prefix': [
    '去掉开头的 /en 或 /hk：网站会按语言加上',
    'Leave out /en or /hk at the beginning: the site adds the language.',
  ],
  'must be http(s), mailto or tel': [
    '以 https://、mailto: 或 tel: 开头',
    'It must begin with https://, mailto: or tel:.',
  ],
  'must be http(s)': ['以 https:// 开头', 'It must begin with https://.'],
  'must be a picture of the library': ['从图库里选一张', 'Choose a picture of the library.'],
  'must be a mail address': ['写一个邮箱地址', 'Give a mail address.'],
  'must be lower-case letters, figures and hyphens': [
    '只用小写字母、数字和连字符，如 cold-chain',
    'Use lower-case letters, figures and hyphens only, such as cold-chain.',
  ],
  'must be lower-case letters and hyphens': [
    '只用小写字母和连字符',
    'Use lower-case letters and hyphens only.',
  ],
  'must be six figures': ['写六位数字，如 230000', 'Give six figures, such as 230000.'],
  'must be a path of this site or http(s)': [
    '从斜杠或 https:// 开始',
    'It must begin with a slash or https://.',
  ],
  'must be a path of this site, http(s), mailto or tel': [
    '以斜杠、https://、mailto: 或 tel: 开头',
    'It must begin with a slash, https://, mailto: or tel:.',
  ],
  'must be a level such as 1-2': ['按层级写，如 1-0、1-2、1-2-3', 'Give a level such as 1-0, 1-2 or 1-2-3.'],
  'must be a year, or a year and a month': [
    '写年份或年月，如 2026 或 2026-09',
    'Give a year, or a year and a month: 2026 or 2026-09.',
  ],
  'must be a time such as 08:30': ['写成时和分，如 08:30', 'Give hours and minutes, such as 08:30.'],
  'must be UN and four figures': ['写 UN 加四位数字，如 UN3480', 'Give UN and four figures, such as UN3480.'],
  'must be a phone number such as 1234 5678': [
    '写一个电话号码，如 1234 5678',
    'Give a phone number, such as 1234 5678.',
  ],
  'must be three capital letters or figures': [
    '写三位大写字母或数字，如 73F',
    'Give three capital letters or figures, such as 73F.',
  ],
  'anchors of a page are different': ['两个块用了同一个锚点', 'Two blocks have the same anchor.'],
  'every row has a cell for every column': [
    '每一行的格数要和列数一样',
    'Every row needs a cell for every column.',
  ],
  'every column with lines has a name': ['有条目的列要有名称', 'A column that has entries needs a name.'],
  'boxes fill rows of twelve parts': [
    '格子要一行一行排满，每行合计 12 份',
    'Boxes must fill their rows: each adds up to 12 parts.',
  ],
  'dates are those of a timeline of the page': [
    '这里填本页时间轴的锚点',
    'Give the anchor of a timeline of this page.',
  ],
  'every row lies on the scale': [
    '每一行都要从小到大，并落在刻度之内',
    'Each row must begin before it ends, within the scale.',
  ],
  'an entry leads to one place: a route or an address': [
    '本站页面和站外地址只能填一个',
    'Give a page of this site or an external address, not both.',
  ],
  'a thing has a rule for every band of its measure': [
    '按量区分的物品，每一档要有一条规则；常见档位不能超出档数',
    'It needs one rule for each band of its measure, and the usual band must be one of them.',
  ],
  'every thing names rules of the list': [
    '有物品用了表里没有的规则',
    'A thing names a rule that is not in the list.',
  ],
  'every rule names a group and sources of the list': [
    '有规则用了表里没有的分类或依据',
    'A rule names a group or a source that is not in the list.',
  ],
}

const missing: Words = ['必填', 'It has to be filled in.']
const wrongKind: Words = ['这里的内容类型不对', 'Its value is of the wrong kind.']

/** What an issue of a schema says to an editor about a value, in both languages of the desk. */
export function sentenceOf(issue: z.core.$ZodIssue, value: unknown): Words {
  if (value === '' || value === undefined || value === null) return missing
  const own = ownSentences[issue.message]
  if (own !== undefined) return own
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
    case 'invalid_key':
      return ['从给出的选项里选', 'Choose one of what is offered.']
    case 'invalid_format':
      return formatSentence(issue.format)
    case 'unrecognized_keys':
      return ['没有这一项', 'There is no such field.']
    case 'invalid_union':
      return unionSentence(issue, value)
    case 'invalid_element':
      return issue.issues[0] === undefined ? wrongKind : sentenceOf(issue.issues[0], value)
    case 'not_multiple_of':
      return [`要是 ${issue.divisor} 的倍数`, `It must be a multiple of ${issue.divisor}.`]
    case 'custom':
      return wrongKind
  }
}

function tooSmall({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall): Words {
  const least = String(minimum)
  if (origin === 'string') return missing
  if (origin === 'array')
    return exact
      ? [`要正好 ${least} 项`, `There must be exactly ${least}.`]
      : [`至少要 ${least} 项`, `There must be at least ${least}.`]
  return inclusive === false
    ? [`要大于 ${least}`, `It must be more than ${least}.`]
    : [`不能小于 ${least}`, `It must be at least ${least}.`]
}

function tooBig({ origin, maximum, inclusive, exact }: z.core.$ZodIssueTooBig): Words {
  const most = String(maximum)
  if (origin === 'string') return [`不能超过 ${most} 个字`, `It must not be longer than ${most} characters.`]
  if (origin === 'array')
    return exact
      ? [`要正好 ${most} 项`, `There must be exactly ${most}.`]
      : [`最多 ${most} 项`, `There may be ${most} at most.`]
  return inclusive === false
    ? [`要小于 ${most}`, `It must be less than ${most}.`]
    : [`不能大于 ${most}`, `It must be at most ${most}.`]
}

function formatSentence(format: string): Words {
  if (format === 'date') return ['写日期，如 2026-11-21', 'Give a day, such as 2026-11-21.']
  if (format === 'datetime') return ['写日期和时间', 'Give a day and a time.']
  if (format === 'url') return ['写完整的网址', 'Give a complete web address.']
  return wrongKind
}

/** Of several forms a value may have, what it lacks of each; a kind that there is not is one sentence. */
function unionSentence(issue: z.core.$ZodIssueInvalidUnion, value: unknown): Words {
  const each = issue.errors.flatMap(([first]) => (first === undefined ? [] : [sentenceOf(first, value)]))
  const different = [...new Map(each.map((words) => [words[1], words])).values()].filter(
    (words) => words !== wrongKind,
  )
  if (different.length === 0)
    return each[0] ?? ['从给出的种类里选', 'Choose one of the kinds that are offered.']
  return [
    different.map(([chinese]) => chinese).join('；或者'),
    different.map(([, english]) => english).join(' Or: '),
  ]
}
