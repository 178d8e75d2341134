/** A value as source, one line for each part. */
export function writtenValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return `[\n${value.map((one) => `${inner}${writtenValue(one, inner)},\n`).join('')}${indent}]`
  }
  const fields = Object.entries(value).map(
    ([name, one]) => `${inner}${/^\w+$/.test(name) ? name : quoted(name)}: ${writtenValue(one, inner)},\n`,
  )
  return `{\n${fields.join('')}${indent}}`
}

function quoted(value: string): string {
  return `'${value.replaceAll(/['\\]/g, '\\$&').replaceAll(/[\n\u00a0\u2068\u2069]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
}
