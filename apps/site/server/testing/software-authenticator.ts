import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What an authenticator of these tests is asked with, and where a browser says that it is. */
type Asked = {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  /** False where nobody looked who is there. */
  readonly verified?: boolean
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Uint8Array): string => Buffer.from(data).toString('base64url')

/** Unsigned numbers, texts, bytes and maps of CBOR (RFC 8949), as far as an attestation needs them. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<string | number, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]),
  ])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  const bytes = Buffer.from([(major << 5) | 25, 0, 0])
  bytes.writeUInt16BE(length, 1)
  return bytes
}

/** An authenticator without a device: it holds one passkey (ES256), and says whatever a test wants it to. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let userHandle = ''
  const clientData = (type: string, { challenge, origin }: Asked): string =>
    b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  const dataOf = ({ rpId, verified = true }: Asked, counter: number, flags: number): Buffer => {
    const bytes = Buffer.alloc(5)
    bytes.writeUInt8(flags | 1 | (verified ? 4 : 0))
    bytes.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), bytes])
  }
  return {
    id: b64(id),
    /** Makes its passkey for whoever `user` is. */
    make(asked: Asked & { readonly user: string }) {
      userHandle = asked.user
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat([dataOf(asked, 0, 64), credential])],
      ])
      return {
        id: b64(id),
        clientDataJSON: clientData('webauthn.create', asked),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      }
    },
    /** Signs a challenge, as the `counter`th use of it. */
    sign(asked: Asked, counter = 0) {
      const clientDataJSON = clientData('webauthn.get', asked)
      const data = dataOf(asked, counter, 0)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        id: b64(id),
        clientDataJSON,
        authenticatorData: b64(data),
        signature: b64(sign('sha256', signed, privateKey)),
        userHandle,
      }
    },
  }
}
