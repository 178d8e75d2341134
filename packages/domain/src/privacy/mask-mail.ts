/** A mail address of which the domain and the first character stay: `name@mail.example` → `n***@mail.example`. */
export function maskMail(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${address.slice(0, 1)}***${address.slice(at)}`
}
