/** Area of somebody whose place is not known. */
const anyArea = '0'

/** Address of a chat with the visitor's area code, as the people who answer expect it. */
export function chatLink(base: string, area: string = anyArea): string {
  const address = new URL(base)
  address.searchParams.set('area', area)
  return address.href
}
