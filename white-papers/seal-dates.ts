import { names } from '@hongyan/locales'

/** What a string of a PDF may have without being written in another way. */
const creator = names['en-US'].brand.replaceAll(/[^ -~]|[()\\]/g, '')

/**
 * A PDF that says the day of its edition and nothing about the machine it was printed on, so that the same text gives
 * the same file. Every change keeps its length: the positions that the file lists stay right.
 */
export function sealDates(pdf: Buffer, date: string): Buffer {
  const moment = `${date.replaceAll('-', '')}120000`
  const text = pdf
    .toString('latin1')
    .replace(/\(D:\d{14}/g, `(D:${moment}`)
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (whole) => padded(`/Creator (${creator}`, whole))
  return Buffer.from(text, 'latin1')
}

function padded(start: string, whole: string): string {
  return `${start})`.padEnd(whole.length, ' ').slice(0, whole.length)
}
