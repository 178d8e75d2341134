/**
 * The text of a file that a spreadsheet wrote: UTF-8 or UTF-16 as its mark says, else UTF-8 where the bytes are, else
 * GB18030, which Chinese spreadsheets write. Null for what is no text, such as a workbook.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  const [first = 0, second = 0] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return null
  return decodeAs('utf-8', bytes) ?? decodeAs('gb18030', bytes)
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
