import type { At } from './route.ts'

/** A form as a browser sends it without a script, and where it came from. */
export type PostedRequest = {
  readonly at: At
  /** The first value of every field. */
  readonly fields: Readonly<Record<string, string>>
  /** Query of the page the form stood on: campaign values. */
  readonly query: URLSearchParams
  readonly origin: string
  readonly parentDomain: string | undefined
}
