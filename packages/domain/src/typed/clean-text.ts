const lineEnd = '[\\v\\f\\u0085\\u2028\\u2029]'
/** Spaces, braille's blank, and the controls that divide: scanners send them between the parts of a code. */
const blank = '[\\p{Zs}\\u2800\\u001c-\\u001f]'
/** Marks that write a word or a picture where they stand right: see `dropped`. */
const writing = '[\\u200c\\u200d\\ufe0e\\ufe0f\\u180b-\\u180f\\u{e0020}-\\u{e007f}]'
/** What nobody sees or types: ignorable and format characters, controls, letters that are blank, halves of pairs. */
const unseen = `[\\p{DI}\\p{Cc}\\p{Cs}\\p{NChar}\\ufff9-\\ufffc](?<![\\t\\n\\r\\u001c-\\u001f]|${writing}|${lineEnd})`

/** Letters that are joined or parted by characters nobody sees, in names of people too. */
const letter =
  '[\\p{sc=Arab}\\p{sc=Mong}\\p{sc=Syrc}\\p{sc=Nkoo}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}]'
const picture = '\\p{ExtPict}'

/** Letters of programs, which are seen. */
const typed = /^[\t\n\r -~]*$/
const strange = /[\p{DI}\p{Cc}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{NChar}\u2800\ufff9-\ufffc](?<![ \t\n\r])/u
const everyUnseen = new RegExp(`(?:${unseen})+`, 'gu')
const everyLineEnd = new RegExp(lineEnd, 'gu')
const everyBlank = new RegExp(blank, 'gu')
/** Joiners between no such letters and no pictures; variations of nothing that varies; tags behind no flag. */
const dropped = new RegExp(
  [
    `\\u200c(?<!${letter}.(?=${letter}))`,
    `\\u200d(?<!${letter}.(?=${letter}))(?<!${picture}\\p{EMod}?\\ufe0f?.(?=${picture}))`,
    `[\\ufe0e\\ufe0f](?!\\u20e3)(?<!${picture}\\p{EMod}?.)`,
    '[\\u180b-\\u180f](?<!(?![\\u180b-\\u180f])\\p{sc=Mong}.)',
    '[\\u{e0020}-\\u{e007f}](?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]{0,6}.)',
  ].join('|'),
  'gu',
)

/**
 * Text as it is kept and read, whoever sent it: characters nobody sees are dropped, spaces of every width become plain
 * ones, line ends of other kinds a line feed. What writes a word or a picture stays: joiners between letters of scripts
 * that need them, what makes one emoji of several. Text of nothing else is empty. It may run over cleaned text again.
 */
export function cleanText(text: string): string {
  const plain = isPlainText(text) ? text : clean(text)
  return plain.trim() === '' ? '' : plain
}

/** Spaces of every width, and the mark that holds what is left and right of it on one line. */
const everyPlain = /[^\p{Zs}\u2060]+/gu

/** The same of a text that is set on a page: its spaces, and what keeps words on one line, stay as they were written. */
export function cleanTypeset(text: string): string {
  const plain = isPlainText(text) ? text : text.replace(everyPlain, clean)
  return plain.replaceAll('\u2060', '').trim() === '' ? '' : plain
}

/** Whether a text has any character that `cleanText` would look at. */
export function isPlainText(text: string): boolean {
  return typed.test(text) || !strange.test(text)
}

function clean(text: string): string {
  const seen = text.replace(everyUnseen, '').replace(everyLineEnd, '\n').replace(everyBlank, ' ')
  // What is dropped may have stood between a joiner and its letter, or been one.
  for (let plain = seen; ; ) {
    const next = plain.replace(dropped, '')
    if (next.length === plain.length) return plain
    plain = next
  }
}
