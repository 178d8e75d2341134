import type { WebhookTopic } from './merchant-rules.ts'

/** Whether an address, by its topics as they are stored, is told of one. */
export function isNotifiedOf(topics: string, topic: WebhookTopic): boolean {
  return (JSON.parse(topics) as WebhookTopic[]).includes(topic)
}
