/** Browsers read the address of a file some time after the press: taken back at once, the file at times never comes. */
const addressLivesMs = 60_000

/** Hands bytes to the browser as a file to keep. */
export function saveBlob(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs)
}
