let known: ReadonlySet<string> | null = null

/**
 * The characters that labels are printed with: ASCII and everything that GBK has, in which names and addresses of the
 * mainland and most of Hong Kong are written.
 */
export function printableCharacters(): ReadonlySet<string> {
  if (known) return known
  const decoder = new TextDecoder('gbk')
  const found = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)))
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const text = decoder.decode(Uint8Array.of(lead, trail))
      if (text.length === 1 && text !== '\ufffd') found.add(text)
    }
  }
  known = found
  return found
}

/** A text as it can be printed; what the typeface does not have stands as the trade's sign for a missing character. */
export function printable(text: string): string {
  const characters = printableCharacters()
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((character) => (characters.has(character) ? character : '〓'))
    .join('')
}
