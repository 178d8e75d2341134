import { safeReturnAddress } from '../../../../client/safe-return-address.ts'

/** Cookie of the parent domain in which a sister site leaves what to fetch once an enquiry is sent. */
export const downloadCookie = 'logistics_download_url'

/**
 * Where the cookie leads, when that is this site or a host of its parent domain over the same scheme; null for
 * everything else. `value` is as the cookie holds it, percent-encoded or not.
 */
export function downloadTarget(value: string | null, origin: string, parentDomain?: string): string | null {
  if (value === null || value === '' || value.length > 2000) return null
  const address = decoded(value)
  // A path or a whole address, nothing that browsers would mend into another host.
  if (address === null || !/^(?:\/(?!\/)|https?:\/\/)[\x21-\x5b\x5d-\x7e]*$/.test(address)) return null
  const home = `${origin}/`
  const safe = safeReturnAddress(address, origin, parentDomain)
  return safe === home && address !== home && address !== '/' ? null : safe
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** The address the cookie holds, if it may be followed. The cookie is removed whatever it held. */
export function takeDownload(): string | null {
  const { parentDomain } = document.documentElement.dataset
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${downloadCookie}=`))
  if (pair === undefined) return null
  for (const domain of ['', parentDomain === undefined ? '' : `; Domain=${parentDomain}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist in every browser
    document.cookie = `${downloadCookie}=; Path=/; Max-Age=0${domain}`
  }
  return downloadTarget(pair.slice(downloadCookie.length + 1), location.origin, parentDomain)
}
