/** A thing of schema.org as a page describes it. */
export type Structured = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** The data block of a page (JSON-LD), safe inside a `<script>`: nothing in it can end the element. */
export function structuredText(things: readonly Structured[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
