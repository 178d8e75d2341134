/** The smallest PNG, one transparent pixel. */
export function aPng(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
}

/** The frame of a JPEG: start, filling, end. */
export function aJpeg(): Buffer {
  return Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(120, 1), Buffer.from('ffd9', 'hex')])
}

/** The frame of a WebP: a container as long as it says. */
export function aWebp(): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8 \0\0\0\0', 'latin1')
  head.writeUInt32LE(head.length - 8, 4)
  return head
}

/** A PDF of nothing but its first and last line, told apart by a number. */
export function aPdf(n = 0): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${n}\n%%EOF\n`)
}
