/** A file in base64, as calls carry it. */
export function fileText(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The other way round. */
export function textFile(text: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type })
}
