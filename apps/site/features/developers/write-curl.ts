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
}

/** Headers that stand for who asks; what is secret in them is a variable of the shell. */
function proofOf(proof: Asked['proof'], origin: string, writes: boolean): readonly string[] {
  switch (proof) {
    case 'key':
      return ['"Authorization: Bearer $API_KEY"']
    case 'account':
      return ['"Cookie: __Host-hongyan-account=$ACCOUNT"', ...(writes ? [`'Origin: ${origin}'`] : [])]
    case 'session':
      return ['"Cookie: __Host-hongyan-session=$SESSION"', "'Sec-Fetch-Site: same-origin'"]
    case 'signature':
      return ['"x-hongyan-key: $KEY_ID"', '"x-hongyan-time: $TIME"', '"x-hongyan-signature: $SIGNATURE"']
    case 'open':
      return writes ? [`'Origin: ${origin}'`] : []
  }
}

/** A request as a line of a shell, with the body behind it. */
export function writeCurl({ method, url, origin, proof, headers, body }: Asked): string {
  const writes = method !== 'GET'
  const sent = body ?? (writes ? '{}' : null)
  const sentHeaders = [
    ...proofOf(proof, origin, writes),
    ...headers.map(([name, value]) => quoted(`${inTitleCase(name)}: ${value}`)),
    ...(writes ? ["'Content-Type: application/json'"] : []),
  ]
  return [
    `curl ${quoted(url)}`,
    ...sentHeaders.map((header) => `  -H ${header}`),
    ...(sent === null ? [] : [`  -d ${quoted(sent)}`]),
  ].join(' \\\n')
}

/** The name of a header as it is written everywhere else; those of these programs stand in small letters. */
function inTitleCase(name: string): string {
  return name.startsWith('x-') ? name : name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** A word of the shell in which nothing has a meaning. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
