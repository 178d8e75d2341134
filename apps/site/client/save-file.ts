/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

/** The same for bytes. */
export function saveBlob(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Prints the open result or the list; the style sheet reads which from the root element. */
export function printPart(what: 'result' | 'list'): void {
  document.documentElement.dataset.printing = what
  window.print()
  delete document.documentElement.dataset.printing
}
