/** Groups of a person's shipments, in the order of their tabs; `attention` are those that need somebody. */
export const shipmentTabs = ['underway', 'attention', 'ended'] as const
export type ShipmentTab = (typeof shipmentTabs)[number]

/** What somebody can be in a shipment. */
export const shipmentRoles = ['sender', 'receiver'] as const

/** How a shipment can be delivered instead. */
export const deliveryChoices = ['another-day', 'branch', 'locker', 'neighbour'] as const
export type DeliveryChoice = (typeof deliveryChoices)[number]

/** Why the company does not deliver it so. */
export const deliveryRefusals = ['too-late', 'not-possible', 'no-room', 'other'] as const
export type DeliveryRefusal = (typeof deliveryRefusals)[number]

/** Characters. */
export const shipmentLimits = { nickname: 40, neighbour: 50, neighbourAt: 60, search: 60 } as const

/** How the id of a shipment is spelled: as a UUID by builds of before November 2026. */
export const shipmentIdPattern = /^(?:[\da-v]{26}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
