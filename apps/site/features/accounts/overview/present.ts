import type { SessionView } from '@hongyan/domain/accounts/list-sessions'
import type { OrderView } from '@hongyan/domain/orders/show-order'
import type { Task } from '@hongyan/domain/own-data/list-tasks'
import type { ListedShipment, ShipmentPage } from '@hongyan/domain/shipments/list-shipments'
import type { SubscriptionView } from '@hongyan/domain/subscriptions/list-subscriptions'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'
import { mostUrgentFirst } from './most-urgent-first.ts'

const iso = (at: number): string => isoInZone(at, homeZone)

/** What names a shipment in somebody's own list; the people in it by name alone. */
function presentShipment({ shipment, roles, nickname }: ListedShipment) {
  const { waybillNo, status, milestones, eta, holdReason, parties } = shipment
  return {
    waybillNo,
    nickname,
    isSender: roles.includes('sender'),
    senderName: parties?.senderName ?? '',
    receiverName: parties?.receiverName ?? '',
    status,
    steps: milestones.map(({ state }) => state),
    eta: eta && { to: eta.to, zone: eta.zone },
    holdReason,
  }
}

function presentOrder({ order, allowed }: OrderView) {
  const { number, kind, state, goods, pieces, recipient, pickup } = order
  return {
    number,
    orderKind: kind,
    goods: goods.map(({ name }) => name),
    pieces,
    recipientName: recipient.name,
    way: pickup.way,
    from: iso(pickup.from),
    until: iso(pickup.until),
    isAccepted: state.kind === 'accepted',
    mayChangeTime: allowed.some(({ change }) => change === 'pickup'),
    reason: state.kind === 'refused' ? state.reason : null,
  }
}

/** An order as it is known by whoever thinks of sending the same again. */
function presentRecent({ order: { number, kind, goods, recipient, placedAt } }: OrderView) {
  return {
    number,
    orderKind: kind,
    goods: goods.map(({ name }) => name),
    recipientName: recipient.name,
    placedAt: iso(placedAt),
  }
}

function presentTask(task: Task) {
  switch (task.kind) {
    case 'shipment': {
      const { action, shipment: own } = task
      const { zone } = own.shipment.destination
      return { kind: task.kind, action, zone, ...presentShipment(own) } as const
    }
    case 'proof':
      return { kind: task.kind, number: task.claim.number, waybillNo: task.claim.waybillNo } as const
    case 'hand-over':
      return { kind: task.kind, late: task.late, ...presentOrder(task.order) } as const
    case 'refused':
      return { kind: task.kind, ...presentOrder(task.order) } as const
    case 'secret':
      return { kind: task.kind, number: task.webhook.url, webhookId: task.webhook.id } as const
  }
}

/** How many shipments the page lists; the others are on their own page. */
const listed = 6

function presentOnTheWay({ shipments, counts }: ShipmentPage) {
  const first = mostUrgentFirst(shipments).slice(0, listed)
  return { count: counts.underway, shipments: first.map(presentShipment) }
}

/** Until when each shipment on the way arrives; null where not all of them were read. */
function presentDue(pages: readonly ShipmentPage[]) {
  if (pages.some(({ shipments, counts }) => shipments.length < counts.underway)) return null
  const all = pages.flatMap(({ shipments }) => shipments.map(({ shipment }) => shipment))
  const each = new Map(all.map(({ waybillNo, eta }) => [waybillNo, eta]))
  return [...each.values()].map((eta) => eta && { to: eta.to, zone: eta.zone })
}

type Overview = {
  readonly tasks: readonly Task[]
  readonly sent: ShipmentPage
  readonly received: ShipmentPage
  readonly subscriptions: readonly SubscriptionView[]
  readonly sessions: readonly SessionView[]
  /** The newest ones. */
  readonly orders: readonly OrderView[]
}

/** What the first page of an account shows: of most things how many there are. */
export function presentOverview({ tasks, sent, received, subscriptions, sessions, orders }: Overview) {
  const followed = (channel: SubscriptionView['channel']) =>
    subscriptions.filter((one) => one.channel === channel && one.confirmed).length
  return {
    tasks: tasks.map(presentTask),
    sender: presentOnTheWay(sent),
    receiver: presentOnTheWay(received),
    due: presentDue([sent, received]),
    followed: { sms: followed('sms'), mail: followed('mail'), feed: followed('feed') },
    devices: sessions.length,
    recent: orders.map(presentRecent),
  }
}
