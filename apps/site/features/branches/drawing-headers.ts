import { inertPolicy, resourceHeaders } from '../../server/http/security-headers.ts'

/** Headers of a drawing under a map. A release may draw it anew: a browser has it for a day. */
export function drawingHeaders(transport: string | null) {
  return {
    ...resourceHeaders(transport),
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': inertPolicy,
  }
}
