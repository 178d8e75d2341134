/** The address of a record's call: its one parameter is the key. */
export function pathOf(path: string, key: string): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(key))
}
