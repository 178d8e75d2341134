/** Year first, so that no two countries differ; with or without separators; `T`, `t`, a space or an underscore between. */
const written =
  /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})[Tt _]?\s*(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?\s*(.*)$/
/** `Z`, `+08`, `+0800`, `+08:00`, `+08:00:00`, `GMT+8`; behind it a zone in brackets, as some libraries repeat it. */
const offset = /^(?:(Z|UTC|GMT)|(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?(?::00)?)(?:\[[\w/+-]+\])?$/i
/** As most write it, of a day that every month has: the engine reads it as it is read here, in a fraction of the time. */
const usual = /^[1-9]\d{3}-\d\d-(?:[01]\d|2[0-8])T\d\d:\d\d:\d\d(?:\.\d{3})?(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d)$/
const minuteMs = 60_000

/**
 * A moment as systems write it, ms UTC: ISO 8601 in its usual spellings, with the offset or `Z` that tells where the
 * clock hung. Null for anything else: a time without one, a day that does not exist, a count of seconds or milliseconds.
 */
export function readInstant(text: string): number | null {
  const read = usual.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(read) ? readWritten(text) : read
}

function readWritten(text: string): number | null {
  const [, year = '', mark = '', month = '', day = '', hour = '', minute = '', second, fraction, rest = ''] =
    written.exec(text.trim().replace('\u2212', '-')) ?? []
  // Without separators every part has its two digits, or one could be read as the other.
  if (year === '' || (mark === '' && (month.length < 2 || day.length < 2))) return null
  const ahead = offsetMinutes(rest)
  const at = Date.UTC(+year, +month - 1, +day)
  const date = new Date(at)
  const exists = date.getUTCMonth() === +month - 1 && date.getUTCDate() === +day
  const clock = { hour: +hour, minute: +minute, second: +(second ?? 0) }
  if (ahead === null || !exists || !isOnClock(clock)) return null
  const ms = Math.floor(Number(`0.${fraction ?? 0}`) * 1000)
  return at + (clock.hour * 60 + clock.minute - ahead) * minuteMs + clock.second * 1000 + ms
}

/** Up to the end of the day, and with the second that is put in now and then. */
function isOnClock({
  hour,
  minute,
  second,
}: Readonly<Record<'hour' | 'minute' | 'second', number>>): boolean {
  return (hour < 24 && minute < 60 && second <= 60) || (hour === 24 && minute === 0 && second === 0)
}

function offsetMinutes(text: string): number | null {
  const found = offset.exec(text)
  if (!found) return null
  const [, utc, sign, hours = '0', minutes = '0'] = found
  if (utc !== undefined) return 0
  const ahead = +hours * 60 + +minutes
  return +minutes > 59 || ahead > 14 * 60 ? null : sign === '-' ? -ahead : ahead
}
