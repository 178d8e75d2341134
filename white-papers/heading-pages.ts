/**
 * Pages (from 1) on which the headings of a PDF begin, by the order of its outline. Reads what Chromium writes: plain
 * objects, a flat tree of pages, an outline whose items point at page objects.
 */
export function headingPages(pdf: Buffer): readonly { readonly title: string; readonly page: number }[] {
  const text = pdf.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n?([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  )
  const pages = pageOrder(objects)
  const found: { title: string; page: number; order: number }[] = []
  for (const [id, body] of objects) {
    const target = /\/Dest\s*\[\s*(\d+) 0 R/.exec(body)?.[1] ?? /\/D\s*\[\s*(\d+) 0 R/.exec(body)?.[1]
    const title = /\/Title\s*(\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f\s]*>)/.exec(body)?.[1]
    if (target === undefined || title === undefined || !body.includes('/Parent')) continue
    found.push({ title: readText(title), page: pages.indexOf(target) + 1, order: Number(id) })
  }
  return found
    .sort((a, b) => a.page - b.page || a.order - b.order)
    .map(({ title, page }) => ({ title, page }))
}

/** Number of pages of a PDF that Chromium wrote. */
export function pageCount(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** Ids of the page objects in the order of the document. */
function pageOrder(objects: ReadonlyMap<string, string>): readonly string[] {
  const root = [...objects].find(
    ([, body]) => /\/Type\s*\/Pages\b/.test(body) && !/\/Parent\b/.test(body),
  )?.[0]
  const walk = (id: string): readonly string[] => {
    const body = objects.get(id) ?? ''
    if (!/\/Type\s*\/Pages\b/.test(body)) return [id]
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1] ?? ''
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => walk(kid))
  }
  return root === undefined ? [] : walk(root)
}

/** A PDF text: hexadecimal or in brackets, UTF-16 with its mark or one byte for each character. */
function readText(written: string): string {
  const bytes = written.startsWith('<')
    ? Buffer.from(written.slice(1, -1).replace(/\s/g, ''), 'hex')
    : Buffer.from(unescaped(written.slice(1, -1)), 'latin1')
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1')
  return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
}

function unescaped(text: string): string {
  return text.replace(/\\(\d{3}|.)/gs, (_match, sign: string) =>
    /^\d{3}$/.test(sign)
      ? String.fromCharCode(Number.parseInt(sign, 8))
      : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign] ?? sign),
  )
}
