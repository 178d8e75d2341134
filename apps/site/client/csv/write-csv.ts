/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read the Chinese. A cell that a spreadsheet
 * would take for a formula is quoted with an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** A cell's text that no spreadsheet takes for a formula. */
export function inertCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  const safe = inertCell(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
