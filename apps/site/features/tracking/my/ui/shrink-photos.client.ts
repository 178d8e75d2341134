/** Lengths of the longer side that are tried, px: what is broken on a box is seen at each of them. */
const sides = [2560, 1920, 1280, 960]
const quality = 0.85

/** Photos of phones are made small enough before they are sent; what cannot be is said at once, in the field. */
export function shrinkPhotos(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file][data-most-bytes]')) {
    const button = input.form?.querySelector<HTMLButtonElement>('button[type=submit]')
    input.addEventListener('change', async () => {
      const [file] = input.files ?? []
      input.setCustomValidity('')
      if (!file) return
      if (button) button.disabled = true
      const fault = await shrinkInto(input, file)
      if (button) button.disabled = false
      if (fault === null || input.files?.[0] === undefined) return
      input.setCustomValidity(fault)
      input.reportValidity()
    })
  }
}

/** Puts a smaller picture into the field where the file is too large; gives what is wrong where that cannot be. */
async function shrinkInto(input: HTMLInputElement, file: File): Promise<string | null> {
  const { mostBytes, tooLarge = '', heic = '' } = input.dataset
  const most = Number(mostBytes)
  const isHeic = /\.(heic|heif)$/i.test(file.name) || /^image\/hei[cf]$/.test(file.type)
  if (file.size <= most && !isHeic) return null
  const small = await smaller(file, most)
  if (small === null) return isHeic ? heic : tooLarge
  const taken = new DataTransfer()
  taken.items.add(small)
  input.files = taken.files
  return null
}

/** A picture as JPEG of so many bytes at most; null for what the browser cannot show. */
async function smaller(file: File, most: number): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  try {
    for (const side of sides) {
      const blob = await drawn(picture, Math.min(1, side / Math.max(picture.width, picture.height)))
      if (blob !== null && blob.size <= most) {
        return new File([blob], `${file.name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: 'image/jpeg' })
      }
    }
    return null
  } finally {
    // Of a photo of 48 megapixels these are 190 MB.
    picture.close()
  }
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  // What is transparent is not black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
