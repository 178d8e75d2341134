/** A task as the server sets it: ALTCHA's second protocol with PBKDF2. */
type CaptchaTask = {
  readonly parameters: {
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
  }
  readonly signature: string
}

/** How many steps run at once: enough to fill the cores that keys are derived on. */
const atOnce = 8

/** Whether this browser can do the work: WebCrypto exists in secure contexts only. */
export function canSolve(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * Looks for the counter whose key begins as the task wants, a few at a time. Keys are derived by the browser beside
 * the page, so typing and scrolling go on. `onTries` hears how many were tried. Rejects when `signal` aborts.
 */
export async function solveTask(
  challenge: CaptchaTask,
  signal: AbortSignal,
  onTries: (tries: number) => void = () => {},
): Promise<string> {
  const { parameters } = challenge
  const started = performance.now()
  for (let first = 0; ; first += atOnce) {
    signal.throwIfAborted()
    const counters = Array.from({ length: atOnce }, (_, step) => first + step)
    const keys = await Promise.all(counters.map((counter) => deriveKey(parameters, counter)))
    const at = keys.findIndex((key) => key.startsWith(parameters.keyPrefix))
    onTries(first + atOnce)
    const derivedKey = keys[at]
    if (derivedKey === undefined) continue
    const time = Math.round(performance.now() - started)
    return btoa(JSON.stringify({ challenge, solution: { counter: first + at, derivedKey, time } }))
  }
}

/** The key of one counter in hex: the password is the nonce followed by the counter as 32 bits, big-endian. */
async function deriveKey(task: CaptchaTask['parameters'], counter: number): Promise<string> {
  const nonce = bytesOf(task.nonce)
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(task.salt), iterations: task.cost }
  const bits = new Uint8Array(await subtle.deriveBits(way, key, task.keyLength * 8))
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
