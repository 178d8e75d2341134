import { findCity, incomingEventSchema } from '@hongyan/domain'

/** What is wrong with an event, in one line with the field's name; null when the network would take it. */
export function checkEvent(event: unknown): string | null {
  const parsed = incomingEventSchema.safeParse(event)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `${issue?.path.join('.') || 'event'}: ${issue?.message}`
  }
  return findCity(parsed.data.cityCode) === null
    ? `cityCode: unknown city code ${parsed.data.cityCode}`
    : null
}
