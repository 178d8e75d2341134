const numerals: Readonly<Record<string, number>> = {
  ...{ 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
}
const tens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 }

/**
 * A figure in Chinese words at the start of a text, such as 十五 of 十五公斤, in digits, with what follows it; null where
 * there is none or `takes` does not know what follows. Up to 9999万.
 */
export function hanFigure(
  text: string,
  takes: (rest: string) => boolean,
): { readonly digits: string; readonly rest: string } | null {
  const [point = '', whole = '', part = ''] =
    /^([零〇一二两兩三四五六七八九十百千]+)[点點]([零〇一二三四五六七八九]+)/u.exec(text) ?? []
  if (point !== '') {
    const [high, rest] = [worthOf(whole), text.slice(point.length).trim()]
    const low = [...part].map((word) => numerals[word]).join('')
    return high !== null && takes(rest) ? { digits: `${high}.${low}`, rest } : null
  }
  const run = /^[零〇一二两兩三四五六七八九十百千万萬]+/u.exec(text)?.[0] ?? ''
  // The 千 of 五千克 may belong to the unit: five kilograms either way.
  for (let length = run.length; length > 0; length -= 1) {
    const rest = text.slice(length).trim()
    const value = worthOf(text.slice(0, length))
    if (value !== null && takes(rest)) return { digits: String(value), rest }
  }
  return null
}

function worthOf(words: string): number | null {
  if ([...words].every((word) => word in numerals)) {
    // 五 alone is a figure, 五〇〇 is digit by digit; 二三 may be two or three.
    if (words.length > 1 && !/[零〇]/u.test(words)) return null
    return Number([...words].map((word) => numerals[word]).join(''))
  }
  const [high = '', low, more] = words.split(/[万萬]/u)
  if (more !== undefined) return null
  if (low === undefined) return section(high)
  const [upper, lower] = [section(high), low === '' ? 0 : section(low)]
  // 一万五 is fifteen thousand, and too easily one thousand less or more.
  if (upper === null || lower === null || (low !== '' && lower < 1000 && !/^[零〇]/u.test(low))) return null
  return upper * 10_000 + lower
}

/** Below ten thousand: a digit before each 千, 百 and 十, which go down. */
function section(words: string): number | null {
  let [sum, digit, below, isGap] = [0, null as number | null, 10_000, false]
  for (const word of words) {
    const ten = tens[word]
    if (ten === undefined) {
      if (digit !== null) return null
      digit = numerals[word] ?? 0
      if (digit === 0) [digit, isGap] = [null, true]
      continue
    }
    if (ten >= below || (digit === null && !(ten === 10 && sum === 0))) return null
    sum += (digit ?? 1) * ten
    ;[below, digit, isGap] = [ten, null, false]
  }
  // 三千五 means 3500 as often as 3005: only 零 or tens before make the last one plain.
  if (digit !== null && below > 10 && below < 10_000 && !isGap) return null
  const value = sum + (digit ?? 0)
  return words === '' ? null : value
}
