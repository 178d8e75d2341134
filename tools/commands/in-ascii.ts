/** What another spelling of a sign would change: a pattern that escapes it, and text that is taken as it is written. */
const asWritten = /(?<!\\)(?:\\\\)*\\[\u0080-\uffff]|String\.raw`[^`]*[\u0080-\uffff]/

/**
 * A script with its signs beyond ASCII written as `\uXXXX`, which means the same in texts, names and patterns.
 * @throws Error where it would mean something else
 */
export function inAscii(code: string): string {
  const found = asWritten.exec(code)
  if (found)
    throw new Error(`A sign has to stay as it is written: ${code.slice(found.index, found.index + 80)}`)
  return code.replace(/[\u0080-\uffff]/g, escaped)
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
