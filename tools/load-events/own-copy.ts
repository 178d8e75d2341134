/** A text that holds nothing of the longer one it was cut from: that one would stay in memory with it. */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString()
}
