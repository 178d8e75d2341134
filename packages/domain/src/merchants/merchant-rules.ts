/** What a key may be used for; a call names the one it needs. */
export const keyScopes = [
  'quotes',
  'orders.read',
  'orders.write',
  'labels',
  'shipments.read',
  'tracking',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** What an address can be told of. */
export const webhookTopics = ['orders', 'shipments'] as const
export type WebhookTopic = (typeof webhookTopics)[number]

/** What every key begins with: programs that look for secrets in source text know a key by it. */
export const keyPrefix = 'hyk_live_'

/** A whole key: 30 random characters and 6 that check them. */
export const keyPattern = /^hyk_live_[0-9A-Za-z]{36}$/

/** Longest name of a key and longest address, in characters. */
export const longestKeyName = 60
export const longestWebhookUrl = 500
