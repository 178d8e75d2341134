import { baseHeaders, siteIdentity } from './base-headers.ts'
import { type Client, createClient, type FetchCore } from './fetch-core.ts'
import { announceRequest } from './request-events.ts'
import { safeReturnAddress } from './safe-return-address.ts'
import { signInLink } from './sign-in.ts'

/** The three policies of the site: who is sent to sign in when a call answers 401. */
export type ClientPolicy = 'proxy' | 'ajax' | 'index'

const sendsToSignIn: Readonly<Record<ClientPolicy, boolean>> = { proxy: true, ajax: true, index: false }

/** The page a client runs in. */
export type ClientPlace = {
  readonly address: () => string
  readonly origin: string
  readonly language: string
  readonly parentDomain?: string | undefined
  readonly signInUrl?: string | undefined
  readonly leave: (address: string) => void
  /** Where it is kept that somebody was sent to sign in, for as long as the window is open. */
  readonly memory?: Pick<Storage, 'getItem' | 'setItem'> | undefined
}

const memoryKey = 'hongyan-sent-to-sign-in'

/** Whoever is back on a page so soon, in ms, and still not signed in would be sent round in a circle. */
const tooSoonMs = 30_000

/** Notes that somebody is sent to sign in from a page; false where that was just done and did not help. */
function goesFirst(page: string, memory: ClientPlace['memory'], now: number): boolean {
  const [at, from] = memory?.getItem(memoryKey)?.split(' ') ?? []
  if (from === page && now - Number(at) < tooSoonMs) return false
  memory?.setItem(memoryKey, `${now} ${page}`)
  return true
}

/** A client of one policy in a place; `parts` replaces what it is made of. */
export function clientFor(policy: ClientPolicy, place: ClientPlace, parts: Partial<FetchCore> = {}): Client {
  const signIn = () => {
    const back = safeReturnAddress(place.address(), place.origin, place.parentDomain)
    if (goesFirst(back, place.memory, Date.now())) place.leave(signInLink(back, place.signInUrl))
  }
  return createClient({
    fetch: (input, init) => globalThis.fetch(input, init),
    headers: () => baseHeaders(siteIdentity, place.language),
    announce: announceRequest,
    requestId: () => newRequestId(),
    onSignedOut: sendsToSignIn[policy] ? signIn : null,
    ...parts,
  })
}

/** The same for the page that is open in this browser. */
export function pageClient(policy: ClientPolicy, parts: Partial<FetchCore> = {}): Client {
  const { lang, dataset } = document.documentElement
  const place: ClientPlace = {
    address: () => location.href,
    origin: location.origin,
    language: lang,
    parentDomain: dataset.parentDomain,
    signInUrl: dataset.signIn,
    leave: (address) => void leaveEnded(address),
    memory: sessionMemory(),
  }
  return clientFor(policy, place, parts)
}

/** Leaves a page whose session has ended. What was typed there waits on the device for the same account. */
async function leaveEnded(address: string): Promise<void> {
  // A page that cannot fetch it leaves all the same.
  await import('./hold-typed.ts').then(({ clearHolding }) => clearHolding()).catch(() => undefined)
  location.assign(address)
}

/** Storage of this window; none where the browser forbids it. */
function sessionMemory(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** 32 hex digits nobody else has. `crypto.randomUUID` exists in secure contexts only. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
