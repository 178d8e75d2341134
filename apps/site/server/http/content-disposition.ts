import { create } from 'content-disposition'

/**
 * `Content-Disposition` of a file to keep under a name, which may hold any characters (RFC 6266).
 * @param plain what clients are told that understand no others; the name without them unless said otherwise
 */
export function contentDisposition(
  name: string,
  plain: string = name.replace(/[^\x20-\x7e]+/g, '').replace(/["\\]/g, ''),
): string {
  return create(name, { fallback: plain })
}
