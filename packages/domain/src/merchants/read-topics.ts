import { DomainError } from '@hongyan/kernel/errors'
import { type WebhookTopic, webhookTopics } from './merchant-rules.ts'

/** What an address is told of, as it is stored. @throws DomainError `invalid-input` for none, or an unknown one */
export function readTopics(asked: readonly string[]): string {
  const known = webhookTopics.filter((topic) => asked.includes(topic))
  if (known.length > 0 && asked.every((topic) => known.includes(topic as WebhookTopic)))
    return JSON.stringify(known)
  const fields = [{ path: 'topics', message: asked.length === 0 ? 'required' : 'not-valid' }]
  throw new DomainError({ entity: 'webhook', code: 'invalid-input', detail: 'No such topics', fields })
}
