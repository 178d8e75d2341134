import type { OrderWords } from '../words.ts'
import type { Missing } from './missing-fields.ts'

/** What is missing, a line for each section: its name where it lacks several things, else the thing itself. */
export function missingBySection(missing: readonly Missing[], words: OrderWords): readonly Missing[] {
  const names: Readonly<Record<string, string>> = {
    'order-sender': words.parties.sender.title,
    'order-recipient': words.parties.recipient.title,
    'order-goods': words.goods.title,
    'order-parcels': words.parcels,
    'order-extras': words.extras,
    'order-contact': words.contact.title,
  }
  return [...Map.groupBy(missing, ({ section }) => section)].flatMap(([section, all]) => {
    const [first] = all
    const name = names[section]
    if (first === undefined) return []
    return [all.length > 1 && name !== undefined ? { ...first, text: name } : first]
  })
}
