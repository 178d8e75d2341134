import { type DayHours, dayMinutes, type WeekHours } from './opening-hours.ts'

/** `9:00`, `9.30`, `9点半`, `下午6点`, `6pm`; a whole hour, `9`, only beside another. */
const time =
  '(上午|早上|早|中午|下午|晚上|晚|凌晨)?\\s*(\\d{1,2})(?:[:.](\\d{2})|\\s*[点點时時](?:(\\d{1,2})分?|(半))?)?(?!\\d)\\s*(am\\b|pm\\b|a\\.m\\.|p\\.m\\.)?'
const spanPattern = new RegExp(`^${time}\\s*-\\s*(次日|翌日|第二天|next day)?\\s*${time}`)
const roundTheClock = /^(?:24\s*(?:h\b|hours?\b|小时|小時|-7|\/7)|全天|(?:open )?all day|round the clock)/
const shut = /^(?:closed|休息|不营业|不營業|关闭|關閉|休)/
const between = /^[\s,;、和及&+|]+/

/** Names of days, the longer before those they begin with; 1 is Monday. */
const dayNames: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:每天|每日|天天|全周|全週|daily|every ?day)/, [1, 2, 3, 4, 5, 6, 7]],
  [/^(?:工作日|平日|week ?days?)/, [1, 2, 3, 4, 5]],
  [/^(?:周末|週末|week ?ends?)/, [6, 7]],
]
const chineseDay = /^(?:周|週|星期|礼拜|禮拜)?([一二三四五六日天])/
const englishDay = /^(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*)\.?/
const digitDay = /^([1-7])(?![\d:])/
const range = /^\s*-\s*/

/**
 * Hours of a week as tables write them: `1-7 08:00-22:00`, `1-5 09:00-12:00,13:30-18:00; 6 22:00-02:00`,
 * `周一至周五 9:00~18:00；周六、日 休息`, `Mon-Fri 9-18`, `周六 上午9点-下午5点半`, `Mon-Fri 24h`. 1 is Monday; a day that is not named is closed, a span that ends
 * before it begins ends on the next day. Null when it is not written so, names a day twice, or gives no hours.
 */
export function readWeek(text: string): WeekHours | null {
  const groups = groupsOf(plain(text))
  if (groups === null) return null
  const week: (DayHours | null)[] = Array.from({ length: 7 }, () => null)
  const given = new Map<number, string>()
  for (const { days, hours } of groups) {
    const key = days.join()
    for (const day of days) {
      const known = week[day - 1] ?? null
      // Once more for the very same days is their second span; for some of them it may be meant instead.
      if (given.has(day) && (given.get(day) !== key || known === null || hours === null)) return null
      given.set(day, key)
      const joined = known === null || hours === null ? hours : inOrder([...pairs(known), ...pairs(hours)])
      if (hours !== null && joined === null) return null
      week[day - 1] = joined
    }
  }
  return week
}

/** Special days as a table writes them: `2027-02-06 closed; 2027-02-07 10:00-12:00,13:00-16:00`. Null when not written so. */
export function readSpecialDays(text: string): Readonly<Record<string, DayHours | null>> | null {
  const days: Record<string, DayHours | null> = {}
  for (const part of plain(text).split(';')) {
    if (part.trim() === '') continue
    const [, day = '', written = ''] = /^\s*(\d{4}-\d{2}-\d{2})\s+(.+)$/.exec(part) ?? []
    const known = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== day) return null
    const read = readSpans(written)
    if (read === null || read.rest.trim() !== '' || Object.hasOwn(days, day)) return null
    days[day] = read.hours
  }
  return days
}

/** One spelling of the signs that tables have several of. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\n\r。]/g, ';')
    .replace(/\s*(?:至|到|~|〜|–|—|−|‐|‑|\bto\b)\s*/g, '-')
    .replace(/[（(]?(?:次日|翌日)[)）]?/g, '次日')
}

type Group = { readonly days: readonly number[]; readonly hours: DayHours | null }

/** Days with the hours behind them; hours alone are those of every day. Null for anything else. */
function groupsOf(text: string): readonly Group[] | null {
  const groups: Group[] = []
  let rest = text.replace(between, '')
  while (rest !== '') {
    const named = readDays(rest)
    if (named === null && groups.length > 0) return null
    // Without a day before them bare figures may be days themselves: `1-8 08:00-22:00`.
    const read =
      named === null && /^\d{1,2}\s*-\s*\d{1,2}(?![\d:.])/.test(rest) ? null : readSpans(named?.rest ?? rest)
    if (read === null) return null
    groups.push({ days: named?.days ?? [1, 2, 3, 4, 5, 6, 7], hours: read.hours })
    rest = read.rest.replace(between, '')
  }
  return groups.length === 0 ? null : groups
}

type Read<Value> = Value & { readonly rest: string }

function readDays(text: string): Read<{ readonly days: readonly number[] }> | null {
  const days: number[] = []
  let rest = text
  for (;;) {
    const item = readDay(rest)
    if (item === null) break
    days.push(...item.days)
    rest = item.rest.replace(/^[\s,:、和及&+]+/, '')
  }
  return days.length === 0 || new Set(days).size < days.length ? null : { days: days.sort(), rest }
}

/** One day, several by a name of their own, or all from one to another. */
function readDay(text: string): Read<{ readonly days: readonly number[] }> | null {
  for (const [pattern, days] of dayNames) {
    const found = pattern.exec(text)
    if (found) return { days, rest: text.slice(found[0].length) }
  }
  const first = singleDay(text)
  if (first === null) return null
  const dash = range.exec(first.rest)
  const last = dash && singleDay(first.rest.slice(dash[0].length))
  if (!last) return dash ? null : { days: [first.day], rest: first.rest }
  const length = ((last.day - first.day + 7) % 7) + 1
  const days = Array.from({ length }, (_, ahead) => ((first.day - 1 + ahead) % 7) + 1)
  return { days, rest: last.rest }
}

function singleDay(text: string): Read<{ readonly day: number }> | null {
  const digit = digitDay.exec(text)
  if (digit) return { day: Number(digit[1]), rest: text.slice(digit[0].length) }
  const chinese = chineseDay.exec(text)
  if (chinese) {
    const at = '一二三四五六日天'.indexOf(chinese[1] ?? '')
    return { day: Math.min(at, 6) + 1, rest: text.slice(chinese[0].length) }
  }
  const english = englishDay.exec(text)
  if (!english) return null
  const day = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(english[1] ?? '') + 1
  return { day, rest: text.slice(english[0].length) }
}

/** The spans at the beginning of a text, or that it is closed. */
function readSpans(text: string): Read<{ readonly hours: DayHours | null }> | null {
  const start = text.trimStart()
  const closed = shut.exec(start)
  if (closed) return { hours: null, rest: start.slice(closed[0].length) }
  const always = roundTheClock.exec(start)
  if (always) return { hours: [0, dayMinutes], rest: start.slice(always[0].length) }
  const spans: (readonly [number, number])[] = []
  let rest = start
  for (;;) {
    const found = spanPattern.exec(rest.replace(between, ''))
    if (found === null || (spans.length > 0 && areDays(rest))) break
    const span = minutesOf(found)
    if (span === null) return null
    spans.push(span)
    rest = rest.replace(between, '').slice(found[0].length)
  }
  const hours = inOrder(spans)
  return hours === null ? null : { hours, rest }
}

/** Whether bare figures behind a span are the next days: behind a semicolon, or with hours of their own. */
function areDays(text: string): boolean {
  const [, mark = '', , behind = ''] =
    /^([\s,;、和及&+|]*)(\d{1,2}\s*-\s*\d{1,2})(?![\d:.点點时時])\s*(.*)$/s.exec(text) ?? []
  return mark.includes(';') || /^[:]?\s*(?:\d|休|不|关|關|closed|全天|24)/.test(behind)
}

function minutesOf(found: readonly (string | undefined)[]): readonly [number, number] | null {
  const [first, next, last] = [found.slice(1, 7), found[7], found.slice(8, 14)]
  const [from, until] = [minuteOf(first), minuteOf(last)]
  if (from === null || until === null || from >= dayMinutes || until === from) return null
  // Of bare hours, `9-6` may mean six in the evening.
  const isBare = [first, last].some(
    ([half, , minute, other, thirty, mark]) => !(half || minute || other || thirty || mark),
  )
  if (until < from && isBare && next === undefined) return null
  return [from, until > from ? until : until + dayMinutes]
}

type WrittenTime = readonly (string | undefined)[]

/** The minute of a day; null for what is on no clock. */
function minuteOf([half = '', hour = '', minute, other, thirty, mark = '']: WrittenTime): number | null {
  const written = Number(hour)
  const minutes = thirty === undefined ? Number(minute ?? other ?? 0) : 30
  const isLate = mark.startsWith('p') || /^[下晚]/.test(half) || (half === '中午' && written < 3)
  const isEarly = mark.startsWith('a') || /^[上早凌]/.test(half)
  if (minutes > 59 || ((isLate || isEarly) && written > 12)) return null
  const hours = isLate && written < 12 ? written + 12 : isEarly && written === 12 ? 0 : written
  const at = hours * 60 + minutes
  return at > dayMinutes ? null : at
}

function pairs(hours: DayHours): readonly (readonly [number, number])[] {
  return hours.flatMap((from, at) => (at % 2 === 0 ? [[from, hours[at + 1] ?? from] as const] : []))
}

/** Spans as hours of a day, in order; null where there is none or two overlap. */
function inOrder(spans: readonly (readonly [number, number])[]): DayHours | null {
  const sorted = spans.toSorted(([one], [other]) => one - other)
  const overlap = sorted.some(([from], at) => from < (sorted[at - 1]?.[1] ?? 0))
  return sorted.length === 0 || overlap ? null : sorted.flat()
}
