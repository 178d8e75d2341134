import { failpoints } from './failing-database.ts'

/** Moments at which the process can be made to die: of a write into the log, and of a projection. */
export const logFailpoints = (['log', 'projection'] as const).flatMap((write) =>
  failpoints.map((point) => `${write}:${point}` as const),
)

/** What the parent tells the process that will be killed. */
export type LogOrders = {
  readonly url: string
  readonly die: { readonly point: (typeof logFailpoints)[number]; readonly count: number } | null
}
