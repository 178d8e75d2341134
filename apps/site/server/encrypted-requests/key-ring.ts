/** A key that callers wrap their secrets with. */
export type EncryptionKey = {
  readonly id: string
  /** SubjectPublicKeyInfo, base64url. */
  readonly publicKey: string
  readonly privateKey: CryptoKey
  /** Accepted until then (ms UTC); null while it is the one in use. */
  readonly until: number | null
}

/** The keys of this installation, the one in use first. */
export type KeyRing = {
  /** The key new callers are given. */
  readonly current: () => EncryptionKey
  /** A key that is accepted at a moment: the one in use, or one that was until lately. */
  readonly find: (id: string, now: number) => EncryptionKey | null
}

/** A ring over keys that `read` hands out anew, so that a rotation is seen without a restart. */
export function createKeyRing(read: () => readonly EncryptionKey[]): KeyRing {
  return {
    current() {
      const key = read().find(({ until }) => until === null)
      if (!key) throw new Error('no key is in use')
      return key
    },
    find: (id, now) => read().find((key) => key.id === id && (key.until === null || now < key.until)) ?? null,
  }
}
