import { saveBlob } from '@hongyan/ui/save-blob.ts'

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

/** Prints the open result or the list; the style sheet reads which from the root element. */
export function printPart(what: 'result' | 'list'): void {
  document.documentElement.dataset.printing = what
  window.print()
  delete document.documentElement.dataset.printing
}
