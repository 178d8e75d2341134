/** What a picture is said to show as it is uploaded; Hong Kong follows the Simplified. */
export type UploadAlt = { readonly 'zh-CN': string; readonly 'en-US': string }

type Outcome =
  | { readonly kind: 'waiting' }
  /** Never sent: the file is none that could be. */
  | { readonly kind: 'unfit'; readonly why: 'too-large' | 'not-a-picture' }
  /** How much of it has left, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'done'; readonly id: string; readonly isNew: boolean }

/** A file on its way to the pictures. */
export type Upload = {
  readonly key: string
  readonly file: File
  readonly alt: UploadAlt
  /** Whether somebody has tried to send it: what is missing is told from then on. */
  readonly isTried: boolean
  readonly outcome: Outcome
}

type UploadEvent =
  | { readonly kind: 'added'; readonly files: readonly { readonly key: string; readonly file: File }[] }
  | {
      readonly kind: 'described'
      readonly key: string
      readonly language: keyof UploadAlt
      readonly text: string
    }
  | { readonly kind: 'became'; readonly key: string; readonly outcome: Outcome }
  | { readonly kind: 'tried' }
  | { readonly kind: 'removed'; readonly key: string }

/** In base64 it still fits into a call. */
export const mostBytes = 10_000_000

/** Kinds of files that the server can decode. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** What comes of an event for the files that are listed. */
export function uploadsReducer(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.kind) {
    case 'added':
      return [...uploads, ...event.files.map(begun)]
    case 'described':
      return change(uploads, event.key, (one) => ({
        ...one,
        alt: { ...one.alt, [event.language]: event.text },
        outcome: one.outcome.kind === 'refused' ? { kind: 'waiting' } : one.outcome,
      }))
    case 'became':
      return change(uploads, event.key, (one) => ({ ...one, outcome: event.outcome }))
    case 'tried':
      return uploads.map((one) => ({ ...one, isTried: true }))
    case 'removed':
      return uploads.filter(({ key }) => key !== event.key)
  }
}

/** Whether a file can be sent as it is. */
export function isReady({ outcome, alt }: Upload): boolean {
  return (
    (outcome.kind === 'waiting' || outcome.kind === 'refused') &&
    alt['zh-CN'].trim() !== '' &&
    alt['en-US'].trim() !== ''
  )
}

function begun({ key, file }: { readonly key: string; readonly file: File }): Upload {
  const why = file.size > mostBytes ? 'too-large' : acceptedTypes.includes(file.type) ? null : 'not-a-picture'
  const outcome: Outcome = why === null ? { kind: 'waiting' } : { kind: 'unfit', why }
  return { key, file, alt: { 'zh-CN': '', 'en-US': '' }, isTried: false, outcome }
}

function change(uploads: readonly Upload[], key: string, become: (one: Upload) => Upload): readonly Upload[] {
  return uploads.map((one) => (one.key === key ? become(one) : one))
}
