import { tracingChannel } from 'node:diagnostics_channel'

/** A message on its way to a receiver; what it says and who gets it is no part of it. */
export type Delivery = { readonly target: string; readonly topic: string }

/** Deliveries of the outbox, to whoever watches the process; at no cost where nobody does. */
export const deliveries = tracingChannel<unknown, Delivery>('hongyan:delivery')

/** Turns of the projection of events, likewise. */
export const projections = tracingChannel<unknown, object>('hongyan:projection')
