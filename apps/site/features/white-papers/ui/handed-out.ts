/** A link that was handed out, as the call answers it. */
export type HandedOut = {
  readonly url: string
  readonly fileName: string
  /** ISO. */
  readonly expiresAt: string
  /** New, where a code was taken for it. */
  readonly pass: string | null
  readonly passUntil: string | null
}

/** Reads what the call answered; throws where it is something else. */
export function readHandedOut(content: unknown): HandedOut {
  const { url, fileName, expiresAt, pass, passUntil } = (content ?? {}) as Record<string, unknown>
  if (typeof url !== 'string' || !url.startsWith('/v1/papers/')) throw new TypeError('not a link to a paper')
  return {
    url,
    fileName: String(fileName ?? ''),
    expiresAt: String(expiresAt ?? ''),
    pass: typeof pass === 'string' ? pass : null,
    passUntil: typeof passUntil === 'string' ? passUntil : null,
  }
}
