/** What a request proves who asks with. */
export type Proof = 'open' | 'session' | 'account' | 'signature'

/** A request of an example. */
export type Asked = {
  readonly method: string
  readonly url: string
  /** The address of the site. */
  readonly origin: string
  readonly proof: Proof | 'key'
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | null
  /** The name of the file that an answer is kept in; null for JSON. */
  readonly file: string | null
}

/** What a request is sent with. In a value `$NAME` is a variable of the environment: it holds what is secret. */
type Sent = {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | null
}

/** A request by its headers, as they are written everywhere, and its body; a write without one sends an empty object. */
export function sentOf({ method, origin, proof, headers, body }: Asked): Sent {
  const writes = method !== 'GET'
  return {
    headers: [
      ...proofOf(proof, origin, writes),
      ...headers.map(([name, value]) => [inTitleCase(name), value] as const),
      ...(writes ? [['Content-Type', 'application/json'] as const] : []),
    ],
    body: body ?? (writes ? '{}' : null),
  }
}

/** Headers that stand for who asks. */
function proofOf(proof: Asked['proof'], origin: string, writes: boolean): Sent['headers'] {
  switch (proof) {
    case 'key':
      return [['Authorization', 'Bearer $API_KEY']]
    case 'account':
      return [['Cookie', '__Host-hongyan-account=$ACCOUNT'], ...(writes ? [['Origin', origin] as const] : [])]
    case 'session':
      return [
        ['Cookie', '__Host-hongyan-session=$SESSION'],
        ['Sec-Fetch-Site', 'same-origin'],
      ]
    case 'signature':
      return [
        ['x-hongyan-key', '$KEY_ID'],
        ['x-hongyan-time', '$TIME'],
        ['x-hongyan-signature', '$SIGNATURE'],
      ]
    case 'open':
      return writes ? [['Origin', origin]] : []
  }
}

/** As names of headers are written everywhere else; those of these programs stand in small letters. */
function inTitleCase(name: string): string {
  if (name.startsWith('x-')) return name
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** A value in two parts: what stands as it is, and the variable after it. */
export function partsOf(value: string): { readonly plain: string; readonly variable: string | null } {
  const [plain = '', variable = null] = value.split('$')
  return { plain, variable }
}
