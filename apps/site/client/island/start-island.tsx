import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { islandData } from './island-data.ts'
import { inertCopy, leavesForm } from './leave-form.ts'
import { Slot } from './slot.tsx'
import { tolerateForeignChanges } from './tolerate-foreign-changes.ts'
import { followTyped, type TypedBefore } from './typed-before.ts'

type Slots = Readonly<Record<string, string>>

/** A word is being written with an input method: what stands in its field must not be touched. */
let composing: EventTarget | null = null
addEventListener('compositionstart', ({ target }) => (composing = target), true)
addEventListener('compositionend', () => (composing = null), true)

/**
 * Wakes the islands of a page in the place of the framework's own script, with the same signature. Nothing that was
 * typed, chosen or filled in before is lost, wherever the server's HTML has been changed meanwhile, and afterwards
 * everybody may go on changing it; what breaks an island all the same leaves the server's form, as it was filled in.
 */
export default (element: HTMLElement) =>
  async (Island: ComponentType<Record<string, unknown>>, props: Record<string, unknown>, slots: Slots) => {
    if (!element.hasAttribute('ssr')) return
    if (props.page === '') props.page = await islandData()
    if (composing instanceof Node && element.contains(composing))
      await new Promise((resolve) => addEventListener('compositionend', resolve, { once: true }))
    tolerateForeignChanges()
    const copy = inertCopy(element)
    const typed = followTyped(element)
    const slotOf = (name: string): ReactNode => (
      <Slot name={name === 'default' ? undefined : name} html={slots[name] ?? ''} from={copy} />
    )
    const { default: children, ...named } = slots
    for (const name of Object.keys(named)) props[name] = slotOf(name)
    let root: Root
    const part = element.getAttribute('component-export') ?? ''
    const leave = leavesForm({ part, element, root: () => root, copy: () => copy, typed })
    const { promise: awake, resolve: onAwake } = Promise.withResolvers<void>()
    const onBroken = (error: unknown) => {
      leave(error)
      onAwake()
    }
    const content = (
      <IslandBoundary onBreaking={typed.readAll} onBroken={onBroken}>
        <Awake typed={typed} onAwake={onAwake}>
          <Island {...props}>{children === undefined ? undefined : slotOf('default')}</Island>
        </Awake>
      </IslandBoundary>
    )
    startTransition(() => {
      root = hydrateRoot(element, content, {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        // Told where it matters: what came of it is the same island, made anew.
        onRecoverableError: () => undefined,
        onUncaughtError: onBroken,
      })
    })
    element.addEventListener('astro:unmount', () => root.unmount(), { once: true })
    // The framework takes the mark `ssr` off: what has it not answers to whoever uses it.
    await awake
  }

type AwakeProps = {
  readonly typed: TypedBefore
  readonly onAwake: () => void
  readonly children: ReactNode
}

/**
 * What was typed is handed over once all parts of the island have begun, and shown what that has changed. Somebody may
 * be typing meanwhile: from the moment that the island stands there anew, each key finds its field.
 */
function Awake({ typed, onAwake, children }: AwakeProps) {
  const [begun, setBegun] = useState(false)
  useLayoutEffect(() => {
    typed.carryOver()
    // Outside of what React is at: each event is to be answered before the next.
    if (begun)
      queueMicrotask(() => {
        typed.replay()
        onAwake()
      })
  }, [begun, typed, onAwake])
  // What the parts change as they begin is shown together with this.
  useEffect(() => setBegun(true), [])
  return children
}
