import type { SessionView } from '@hongyan/domain/accounts/list-sessions'
import type { OrderPage } from '@hongyan/domain/orders/list-orders'
import type { HandOver } from '@hongyan/domain/orders/read-hand-overs'
import type { OrderView } from '@hongyan/domain/orders/show-order'
import type { MonthSum } from '@hongyan/domain/orders/sum-month'
import type { Task } from '@hongyan/domain/own-data/list-tasks'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import type { ListedShipment, ShipmentPage } from '@hongyan/domain/shipments/list-shipments'
import type { SubscriptionView } from '@hongyan/domain/subscriptions/list-subscriptions'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'
import { mostUrgentFirst } from './most-urgent-first.ts'

const iso = (at: number): string => isoInZone(at, homeZone)

/** What names a shipment in somebody's own list; the people in it by name alone. */
function presentShipment(
  { shipment, roles, nickname }: ListedShipment,
  handOvers: ReadonlyMap<string, HandOver> = new Map(),
) {
  const { waybillNo, status, milestones, eta, holdReason, parties, origin, destination } = shipment
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
    origin: origin.name,
    destination: destination.name,
    handOver: handOvers.get(waybillNo) ?? null,
  }
}

function presentOrder({ order, allowed }: OrderView) {
  const { number, kind, state, goods, pieces, recipient, pickup, waybills } = order
  return {
    number,
    /** Of the first of its shipments, as the list of those has it; null before a branch has accepted it. */
    waybillNo: waybills[0]?.number ?? null,
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

/** How many orders can be repeated from the page. */
const repeatsListed = 3

/** The newest orders, of those with one recipient and the same goods the newest alone. */
function presentRepeats(orders: readonly OrderView[]) {
  const recent = orders.map(presentRecent)
  const sameOf = ({ recipientName, goods }: (typeof recent)[number]) => JSON.stringify([recipientName, goods])
  return [...Map.groupBy(recent, sameOf).values()].flatMap(([first]) => first ?? []).slice(0, repeatsListed)
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

function presentOnTheWay({ shipments, counts }: ShipmentPage, handOvers: ReadonlyMap<string, HandOver>) {
  const first = mostUrgentFirst(shipments).slice(0, listed)
  return { count: counts.underway, shipments: first.map((one) => presentShipment(one, handOvers)) }
}

/** Until when each shipment on the way arrives; null where not all of them were read. */
function presentDue(pages: readonly ShipmentPage[]) {
  if (pages.some(({ shipments, counts }) => shipments.length < counts.underway)) return null
  const all = pages.flatMap(({ shipments }) => shipments.map(({ shipment }) => shipment))
  const each = new Map(all.map(({ waybillNo, eta }) => [waybillNo, eta]))
  return [...each.values()].map((eta) => eta && { to: eta.to, zone: eta.zone })
}

/** Orders nobody has collected, how many of them no branch has accepted, and the next window; null where not all were read. */
function presentWaiting({ orders, counts }: OrderPage) {
  const [next] = orders
    .map(({ order: { pickup } }) => pickup)
    .toSorted((a, b) => a.from - b.from)
    .map(({ way, from, until }) => ({ way, from: iso(from), until: iso(until) }))
  const isRead = orders.length >= counts.waiting
  return {
    count: counts.waiting,
    unconfirmed: isRead ? orders.filter(({ order }) => order.state.kind === 'placed').length : null,
    next: isRead ? (next ?? null) : null,
  }
}

/** How many orders that wait for a later day the page lists. */
const upcomingListed = 3

/** The next orders to be handed over that nothing has to be done about today. */
function presentUpcoming({ orders }: OrderPage, tasks: readonly Task[]) {
  const today = new Set(tasks.flatMap((task) => (task.kind === 'hand-over' ? task.order.order.number : [])))
  return orders
    .filter(({ order }) => !today.has(order.number))
    .toSorted((a, b) => a.order.pickup.from - b.order.pickup.from)
    .slice(0, upcomingListed)
    .map(presentOrder)
}

/** How many shipments have not ended, sent and to be received, and which of those on their way arrives first. */
function presentUnderway(count: number, pages: readonly ShipmentPage[]) {
  const all = pages.flatMap(({ shipments }) => shipments.map(({ shipment }) => shipment))
  const [first] = all
    .flatMap(({ status, eta }) => (status === 'registered' ? [] : (eta ?? [])))
    .toSorted((a, b) => Date.parse(a.to) - Date.parse(b.to))
  return { count, first: first === undefined ? null : { to: first.to, zone: first.zone } }
}

type Overview = {
  readonly tasks: readonly Task[]
  readonly sent: ShipmentPage
  readonly received: ShipmentPage
  /** How many of them there are, each once. */
  readonly underway: number
  /** By waybill number. */
  readonly handOvers: ReadonlyMap<string, HandOver>
  readonly subscriptions: readonly SubscriptionView[]
  readonly sessions: readonly SessionView[]
  /** The newest ones. */
  readonly orders: readonly OrderView[]
  /** Those that nobody has collected yet. */
  readonly waiting: OrderPage
  readonly month: MonthSum
  /** Their verified number; null for none. */
  readonly phone: string | null
}

/** What the first page of an account shows: of most things how many there are. */
export function presentOverview(of: Overview) {
  const { tasks, sent, received, handOvers, subscriptions, sessions, orders } = of
  const followed = (channel: SubscriptionView['channel']) =>
    subscriptions.filter((one) => one.channel === channel && one.confirmed).length
  return {
    tasks: tasks.map(presentTask),
    sender: presentOnTheWay(sent, handOvers),
    receiver: presentOnTheWay(received, handOvers),
    upcoming: presentUpcoming(of.waiting, tasks),
    waiting: presentWaiting(of.waiting),
    underway: presentUnderway(of.underway, [sent, received]),
    month: of.month,
    phone: of.phone && maskPhone(of.phone),
    due: presentDue([sent, received]),
    followed: { sms: followed('sms'), mail: followed('mail'), feed: followed('feed') },
    devices: sessions.length,
    recent: presentRepeats(orders),
  }
}
