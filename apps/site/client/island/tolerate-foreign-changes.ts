/**
 * Translators, password managers and the like put other nodes in the places of ours, around them or between them, and
 * React changes a page by the nodes it has made. Here what it cannot find is brought back to its place, as late as it
 * can be: when React takes it out, puts something before it, or gives it another text.
 */
type Displaced = {
  readonly parent: Node
  /** What somebody else put there instead; it may stand for several that were side by side. */
  readonly standIn: ChildNode | null
  readonly before: Node | null
  readonly after: Node | null
}

const displaced = new WeakMap<Node, Displaced>()
/** What stands for others, in their order. */
const standsFor = new WeakMap<Node, Set<ChildNode>>()
/** The rest of a text of ours that somebody else has cut to pieces. */
const cutOff = new WeakMap<Node, Set<ChildNode>>()
const wholeOf = new WeakMap<Node, Text>()

const { removeChild, insertBefore } = Node.prototype
const everything = { childList: true, characterData: true, subtree: true } as const
let observer: MutationObserver | null = null

/** Begins once for the whole page: what opens over it is not in its islands. */
export function tolerateForeignChanges(): void {
  if (observer !== null) return
  observer = new MutationObserver(learn)
  observer.observe(document.body, everything)
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this && isOurs(child)) {
      bringBack(child)
      // It is nowhere, or somewhere else: out it goes.
      if (child.parentNode !== this) {
        child.parentNode?.removeChild(child)
        return child
      }
    }
    removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(
      this,
      node,
      next !== null && next.parentNode !== this && isOurs(next) ? placeOf(next, this) : next,
    )
    return node
  }
}

/** React names what it knows a node by in the node itself. */
function isOurs(node: Node): boolean {
  return fiberOf(node) !== undefined
}

/** A parent of ours, or what React begins in. */
function holdsOurs(node: Node): boolean {
  return Object.keys(node).some(
    (key) => key.startsWith('__reactFiber$') || key.startsWith('__reactContainer$'),
  )
}

/** What React has taken out itself has no parent there any more. */
function isAlive(node: Node): boolean {
  return Boolean(fiberOf(node)?.return)
}

type Fiber = {
  readonly memoizedProps: unknown
  readonly alternate: Fiber | null
  readonly return: Fiber | null
}

function fiberOf(node: Node): Fiber | undefined {
  for (const key of Object.keys(node))
    if (key.startsWith('__reactFiber$')) return (node as unknown as Record<string, Fiber>)[key]
  return undefined
}

/** Whether the text of a node is what React wants there, and not what somebody else made of it. */
function saysWhatReactSays(text: Node): boolean {
  const fiber = fiberOf(text)
  const { nodeValue } = text
  return (
    fiber !== undefined && (fiber.memoizedProps === nodeValue || fiber.alternate?.memoizedProps === nodeValue)
  )
}

function learn(records: readonly MutationRecord[]): void {
  const changed = new Set<Node>()
  for (const record of records) {
    if (record.type === 'characterData') changed.add(record.target)
    else {
      for (const node of record.removedNodes) {
        if (!isAlive(node)) dropPieces(node)
        else if (holdsOurs(record.target)) noteRemoved(node as ChildNode, record)
      }
      for (const node of record.addedNodes) noteAdded(node as ChildNode, record)
    }
  }
  for (const text of changed) if (saysWhatReactSays(text)) showAgain(text)
}

function noteRemoved(
  node: ChildNode,
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
): void {
  if (node.parentNode === target) return
  const standIn = [addedNodes[0], previousSibling, nextSibling].find(
    (one): one is ChildNode => one?.parentNode === target && isForeign(one),
  )
  displaced.set(node, {
    parent: target,
    standIn: standIn ?? null,
    before: previousSibling,
    after: nextSibling,
  })
  if (standIn === undefined) return
  const group = standsFor.get(standIn) ?? new Set()
  standsFor.set(standIn, group.add(node))
  // It is in no part of the page any more, and its text may be changed there.
  if (node instanceof Text) observer?.observe(node, { characterData: true })
}

function noteAdded(node: ChildNode, { target, previousSibling }: MutationRecord): void {
  // React has put it somewhere again itself.
  if (isOurs(node) && holdsOurs(target)) {
    forget(node)
    return
  }
  if (!isForeign(node) || previousSibling === null) return
  const whole = wholeOf.get(previousSibling) ?? previousSibling
  if (!(whole instanceof Text) || !isOurs(whole) || saysWhatReactSays(whole)) return
  wholeOf.set(node, whole)
  cutOff.set(whole, (cutOff.get(whole) ?? new Set()).add(node))
}

function forget(node: ChildNode): void {
  const standIn = displaced.get(node)?.standIn
  displaced.delete(node)
  if (!standIn) return
  const group = standsFor.get(standIn)
  group?.delete(node)
  if (group?.size === 0) standIn.remove()
}

/** Elements and texts of others; comments part our texts in the server's HTML. */
function isForeign(node: Node): boolean {
  return (node instanceof Element || node instanceof Text) && !isOurs(node)
}

/** React has given a text another content: whatever stood for the old one goes. */
function showAgain(text: Node): void {
  dropPieces(text)
  if (!text.isConnected) bringBack(text)
}

function dropPieces(text: Node): void {
  for (const piece of cutOff.get(text) ?? []) piece.remove()
  cutOff.delete(text)
}

/** Puts ours in the place of what stands for it, together with those that stood beside it. */
function bringBack(node: Node): void {
  learn(observer?.takeRecords() ?? [])
  const place = displaced.get(node)
  if (place === undefined) return
  const { parent } = place
  const standIn = around(node, parent) ?? place.standIn
  if (standIn === null || standIn.parentNode !== parent) return
  const group = [...(standsFor.get(standIn) ?? [node as ChildNode])]
  standIn.replaceWith(...group)
  for (const one of group) displaced.delete(one)
  standsFor.delete(standIn)
}

/** The child of `parent` that a node of ours is in by now. */
function around(node: Node, parent: Node): ChildNode | null {
  if (!parent.contains(node)) return null
  let at: Node = node
  while (at.parentNode !== null && at.parentNode !== parent) at = at.parentNode
  return at as ChildNode
}

/** Where to put what belongs before a node of ours that is not in its place. */
function placeOf(next: Node, parent: Node): Node | null {
  learn(observer?.takeRecords() ?? [])
  const place = displaced.get(next)
  const standIn = around(next, parent) ?? place?.standIn ?? null
  if (standIn !== null && standIn.parentNode === parent) {
    const [first] = standsFor.get(standIn) ?? [next]
    if (first === next) return standIn
    bringBack(next)
    return next.parentNode === parent ? next : null
  }
  if (place?.after?.parentNode === parent) return place.after
  return place?.before?.parentNode === parent ? place.before.nextSibling : null
}
