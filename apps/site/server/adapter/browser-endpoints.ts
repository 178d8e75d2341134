import { pathToFileURL } from 'node:url'
import type { Endpoint } from '../../calls/call.ts'

/**
 * Source of what a browser is given of the calls in a file: method, path and the numbers of their refusals. Schemas,
 * texts, examples and what an action does stay on the server; types come from the file itself, at no cost.
 */
export async function endpointsForBrowser(file: string): Promise<string> {
  const found: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href)
  return Object.entries(found)
    .flatMap(([name, value]) => (isEndpoint(value) ? [sourceOf(name, value)] : []))
    .join('\n')
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'codes' in value
}

function sourceOf(name: string, { method, path, codes }: Endpoint): string {
  return `export const ${name} = ${JSON.stringify({ method, path, codes })}`
}
