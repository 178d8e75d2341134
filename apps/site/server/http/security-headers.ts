/** Headers of what is never a document of its own: scripts, styles, pictures, typefaces; `transport` as `transportRule` makes it. */
export function resourceHeaders(transport: string | null): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(transport === null ? {} : { 'strict-transport-security': transport }),
  }
}

/** Headers of every answer that a browser may open as a document; who may frame it stands in its policy. */
export function securityHeaders(transport: string | null): Readonly<Record<string, string>> {
  return {
    ...resourceHeaders(transport),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  }
}

/** Policy of answers that are not documents: they may do nothing at all, wherever they end up. */
/** The same for a page of one form, which is sent to this site. */
export const formPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
