import type { Db, ShipmentPartyRow, ShipmentRow } from '@hongyan/db'
import { maskAddress } from '../privacy/mask-address.ts'
import { maskName } from '../privacy/mask-name.ts'
import { maskPhone } from '../privacy/mask-phone.ts'
import type { UnlockedParties } from './tracking-answer.ts'

/**
 * Sender and receiver of the given shipments by shipment id: in full of those whose id is among `own`, else masked to
 * the floor of GB/T 41833.
 */
export async function readParties(
  db: Db,
  shipments: readonly ShipmentRow[],
  own: ReadonlySet<string>,
): Promise<Map<string, UnlockedParties>> {
  const parties = new Map<string, UnlockedParties>()
  if (shipments.length === 0) return parties
  const ids = shipments.map(({ id }) => id)
  const rows = await db.query
    .selectFrom('shipment_parties')
    .selectAll()
    .where('shipment_id', 'in', ids)
    .execute()
  for (const id of ids) {
    const sender = rows.find((row) => row.shipment_id === id && row.role === 'sender')
    const receiver = rows.find((row) => row.shipment_id === id && row.role === 'receiver')
    if (!sender || !receiver) continue
    parties.set(id, own.has(id) ? showParties(sender, receiver) : maskParties(sender, receiver))
  }
  return parties
}

function showParties(sender: ShipmentPartyRow, receiver: ShipmentPartyRow): UnlockedParties {
  return {
    shown: 'in-full',
    senderName: sender.name,
    receiverName: receiver.name,
    senderPhone: sender.phone,
    receiverPhone: receiver.phone,
    receiverAddress: receiver.address,
    senderAddress: sender.address,
  }
}

function maskParties(sender: ShipmentPartyRow, receiver: ShipmentPartyRow): UnlockedParties {
  return {
    shown: 'masked',
    senderName: maskName(sender.name),
    receiverName: maskName(receiver.name),
    senderPhone: maskPhone(sender.phone),
    receiverPhone: maskPhone(receiver.phone),
    receiverAddress: maskAddress(receiver.address),
    senderAddress: null,
  }
}
