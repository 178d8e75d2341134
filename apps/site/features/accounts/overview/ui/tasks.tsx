import { siteContent } from '@hongyan/content'
import { orderListMessages, overviewMessages } from '@hongyan/content/messages'
import { fill, inSentences, marksOf, plural, telephoneLink } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { AlertIcon, BoxIcon, ClockIcon, PrinterIcon, TruckIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { dueWords, windowWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import type { OverviewPage, OverviewView } from '../load.ts'
import { timesOf } from './due-words.ts'
import type { ShownTask } from './group-tasks.ts'
import { linkShipment, otherOf } from './on-the-way.tsx'
import styles from './page.module.css'

type Own = Extract<OverviewPage, { kind: 'own' }>
type Task = OverviewView['tasks'][number]
type TaskOf<K extends Task['kind']> = {
  readonly data: Own
  readonly task: Extract<Task, { kind: K }>
  /** The first thing to do: the one button in red. */
  readonly first: boolean
}

/** What somebody has to see to today, each with what can be done about it. */
export function Tasks({ data, tasks }: { readonly data: Own; readonly tasks: readonly ShownTask[] }) {
  const { title } = overviewMessages(data.locale).tasks
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className="visually-hidden">
        {title}
      </h2>
      <ul className={styles.tasks}>
        {tasks.map((shown, index) => (
          <li key={keyOf(shown.kind === 'one' ? shown.task : shown.tasks[0])}>
            {shown.kind === 'one' ? (
              <One data={data} task={shown.task} first={index === 0} />
            ) : (
              <ManyTask data={data} tasks={shown.tasks} first={index === 0} />
            )}
          </li>
        ))}
        {data.view.upcoming.map((order) => (
          <li key={order.number}>
            <Upcoming data={data} order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function keyOf(task: Task): string {
  if (task.kind === 'secret') return task.webhookId
  return `${task.kind} ${'number' in task ? task.number : task.waybillNo}`
}

function One({ data, task, first }: { readonly data: Own; readonly task: Task; readonly first: boolean }) {
  switch (task.kind) {
    case 'shipment':
      return <ShipmentTask data={data} task={task} first={first} />
    case 'proof':
      return <ProofTask data={data} task={task} first={first} />
    case 'hand-over':
      return <HandOverTask data={data} task={task} first={first} />
    case 'refused':
      return <RefusedTask data={data} task={task} first={first} />
    case 'secret':
      return <SecretTask data={data} task={task} first={first} />
  }
}

type FrameProps = {
  readonly icon: ReactNode
  readonly urgent?: boolean
  readonly title: string
  readonly text: string
  /** Absent where there are several. */
  readonly number?: string
  readonly children: ReactNode
}

function Frame({ icon, urgent = false, title, text, number, children }: FrameProps) {
  return (
    <>
      <span className={styles.icon} data-urgent={urgent || undefined} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <div className={styles.actions}>
          {children}
          {number !== undefined && <span className={styles.number}>{number}</span>}
        </div>
      </div>
    </>
  )
}

function ShipmentTask({ data, task, first }: TaskOf<'shipment'>) {
  const { action, waybillNo, zone } = task
  const { actions, site, see } = overviewMessages(data.locale)
  const words = actions[action.kind]
  const until = 'until' in action && action.until !== null ? dueWords(data, action.until, zone) : null
  const place = 'site' in action && action.site ? action.site[data.locale] : site
  const open = linkShipment(data, waybillNo)
  const isOnline = action.kind === 'choose-delivery' || action.kind === 'collect'
  const text = action.kind === 'collect' && until !== null ? actions.collect.textUntil : words.text
  return (
    <Frame
      icon={<AlertIcon />}
      urgent
      title={words.title}
      text={fill(text, { name: task.nickname ?? otherOf(data, task), site: place, until: until ?? '' })}
      number={waybillNo}
    >
      <ButtonLink
        size="small"
        kind={first ? 'primary' : 'secondary'}
        href={isOnline ? open : telephoneLink(siteContent(data.locale).support.hotline)}
      >
        {words.act}
      </ButtonLink>
      {!isOnline && (
        <ButtonLink size="small" kind="secondary" href={open} aria-label={`${see}: ${waybillNo}`}>
          {see}
        </ButtonLink>
      )}
    </Frame>
  )
}

function ProofTask({ data, task, first }: TaskOf<'proof'>) {
  const { proof } = overviewMessages(data.locale)
  return (
    <Frame icon={<AlertIcon />} urgent title={proof.title} text={proof.text} number={task.number}>
      <ButtonLink
        size="small"
        kind={first ? 'primary' : 'secondary'}
        href={linkShipment(data, task.waybillNo)}
      >
        {proof.act}
      </ButtonLink>
    </Frame>
  )
}

function HandOverTask({ data, task, first }: TaskOf<'hand-over'>) {
  const { locale } = data
  const { handOver } = overviewMessages(locale)
  const words = handOver[task.way]
  const title = task.late
    ? fill(words.late, { window: windowWords(data, task.from, task.until) })
    : fill(words.today, { window: timesOf(locale, task.from, task.until) })
  const late = task.mayChangeTime ? handOver.late : handOver.overdue
  const act = task.mayChangeTime ? handOver.change : handOver.open
  const inTime = task.isAccepted ? handOver.label[task.way] : handOver.waits
  return (
    <Frame
      icon={<ClockIcon />}
      urgent={task.late}
      title={title}
      text={inSentences(locale, [goodsOf(data, handOver.text, task), task.late ? late : inTime])}
      number={task.waybillNo ?? task.number}
    >
      {task.isAccepted && <Labels data={data} order={task} kind={first ? 'primary' : 'secondary'} />}
      <ButtonLink
        size="small"
        kind={first && !task.isAccepted ? 'primary' : 'secondary'}
        href={openOrder(data, task.number)}
        aria-label={`${act}: ${task.number}`}
      >
        {act}
      </ButtonLink>
    </Frame>
  )
}

/** An order of a later day: when it is handed over, and whether its branch has said that it will be. */
function Upcoming({ data, order }: { readonly data: Own; readonly order: OverviewView['upcoming'][number] }) {
  const { locale } = data
  const { handOver } = overviewMessages(locale)
  const window = windowWords(data, order.from, order.until)
  const act = order.mayChangeTime ? handOver.change : handOver.open
  return (
    <Frame
      icon={order.isAccepted ? <TruckIcon /> : <ClockIcon />}
      title={fill(order.isAccepted ? handOver[order.way].coming : handOver[order.way].unconfirmed, {
        window,
      })}
      text={inSentences(locale, [
        goodsOf(data, handOver.text, order),
        order.isAccepted ? handOver.label[order.way] : handOver.waits,
      ])}
      number={order.waybillNo ?? order.number}
    >
      {order.isAccepted && <Labels data={data} order={order} kind="secondary" />}
      <ButtonLink
        size="small"
        kind="secondary"
        href={openOrder(data, order.number)}
        aria-label={`${act}: ${order.number}`}
      >
        {act}
      </ButtonLink>
    </Frame>
  )
}

/** Prints the labels of an order. */
function Labels({
  data: { locale },
  order: { number, pieces },
  kind,
}: {
  readonly data: Own
  readonly order: { readonly number: string; readonly pieces: number }
  readonly kind: 'primary' | 'secondary'
}) {
  return (
    <form method="post" action={paths.orderList(locale)}>
      <input type="hidden" name="act" value="labels" />
      <input type="hidden" name="number" value={number} />
      <Button type="submit" size="small" kind={kind}>
        <PrinterIcon size={16} />
        {plural(locale, pieces, overviewMessages(locale).handOver.print)}
      </Button>
    </form>
  )
}

/** Several orders of one window: their labels come in one file. */
function ManyTask({
  data,
  tasks,
  first,
}: {
  readonly data: Own
  readonly tasks: Extract<ShownTask, { kind: 'many' }>['tasks']
  readonly first: boolean
}) {
  const { locale } = data
  const { handOver } = overviewMessages(locale)
  const [{ way, from, until }] = tasks
  const labelled = tasks.filter((task) => task.isAccepted)
  const waiting = tasks.length - labelled.length
  const piecesOf = (some: readonly { readonly pieces: number }[]) =>
    some.reduce((sum, task) => sum + task.pieces, 0)
  const about =
    labelled.length === 0
      ? handOver.waits
      : waiting > 0
        ? fill(handOver.many.waits, { count: waiting })
        : handOver.label[way]
  const names = [...new Set(tasks.map(({ recipientName }) => recipientName))]
  const text = fill(handOver.many.text, {
    names: names.join(marksOf(locale).list),
    pieces: plural(locale, piecesOf(tasks), orderListMessages(locale).row.pieces),
  })
  return (
    <Frame
      icon={<ClockIcon />}
      title={fill(handOver.many.title, {
        title: fill(handOver[way].today, { window: timesOf(locale, from, until) }),
        count: tasks.length,
      })}
      text={inSentences(locale, [text, about])}
    >
      {labelled.length > 0 && (
        <form method="post" action={paths.orderList(locale)}>
          <input type="hidden" name="act" value="labels" />
          {labelled.map(({ number }) => (
            <input key={number} type="hidden" name={`pick.${number}`} value="1" />
          ))}
          <Button type="submit" size="small" kind={first ? 'primary' : 'secondary'}>
            <PrinterIcon size={16} />
            {plural(locale, piecesOf(labelled), handOver.print)}
          </Button>
        </form>
      )}
      <ButtonLink
        size="small"
        kind={first && labelled.length === 0 ? 'primary' : 'secondary'}
        href={paths.orderList(locale, 'tab=waiting')}
      >
        {handOver.many.open}
      </ButtonLink>
    </Frame>
  )
}

function RefusedTask({ data, task, first }: TaskOf<'refused'>) {
  const { locale } = data
  const { refused } = overviewMessages(locale)
  const reason = orderListMessages(locale).reasons[task.reason ?? 'other']
  return (
    <Frame
      icon={<BoxIcon />}
      urgent
      title={refused.title}
      text={goodsOf(data, refused.text, task, { reason })}
      number={task.number}
    >
      <ButtonLink
        size="small"
        kind={first ? 'primary' : 'secondary'}
        href={paths.placeOrder(locale, task.orderKind)}
      >
        {refused.again}
      </ButtonLink>
      <ButtonLink
        size="small"
        kind="secondary"
        href={openOrder(data, task.number)}
        aria-label={`${refused.open}: ${task.number}`}
      >
        {refused.open}
      </ButtonLink>
    </Frame>
  )
}

function SecretTask({ data: { locale }, task, first }: TaskOf<'secret'>) {
  const { secret } = overviewMessages(locale)
  return (
    <Frame icon={<AlertIcon />} urgent title={secret.title} text={secret.text} number={task.number}>
      <ButtonLink
        size="small"
        kind={first ? 'primary' : 'secondary'}
        href={`${paths.merchant(locale)}#${task.webhookId}`}
        aria-label={`${secret.act}: ${task.number}`}
      >
        {secret.act}
      </ButtonLink>
    </Frame>
  )
}

type OrderTask = OverviewView['upcoming'][number] | Extract<Task, { goods: readonly string[] }>

function goodsOf(
  { locale }: Own,
  text: string,
  task: OrderTask,
  more: Readonly<Record<string, string>> = {},
): string {
  const goods = task.goods.join(marksOf(locale).list)
  return fill(text, {
    goods,
    name: task.recipientName,
    pieces: plural(locale, task.pieces, orderListMessages(locale).row.pieces),
    ...more,
  })
}

/** Where an order stands open in the list of all. */
function openOrder({ locale }: Own, number: string): string {
  return `${paths.orderList(locale, `open=${number}`)}#${number}`
}
