import { type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { inertCopy, leavesForm } from './leave-form.ts'
import { tolerateForeignChanges } from './tolerate-foreign-changes.ts'
import { followTyped } from './typed-before.ts'

/**
 * Renders what a script brings into an empty element. Like an island it bears foreign changes, and what breaks it
 * leaves the form it began with, as it was filled in.
 * @param part what it is called in the report
 * @param onLeft once the plain form stands there
 */
export function renderLasting(host: Element, part: string, children: ReactNode, onLeft: () => void): void {
  tolerateForeignChanges()
  const typed = followTyped(host as HTMLElement)
  typed.replay()
  let copy: DocumentFragment | null = null
  let root: Root
  const onBroken = leavesForm({ part, element: host, root: () => root, copy: () => copy, typed, onLeft })
  const onBegun = () => {
    copy ??= inertCopy(host)
  }
  root = createRoot(host, { onUncaughtError: onBroken })
  root.render(
    <IslandBoundary onBreaking={typed.readAll} onBroken={onBroken}>
      <Begun onBegun={onBegun}>{children}</Begun>
    </IslandBoundary>,
  )
}

function Begun({ onBegun, children }: { readonly onBegun: () => void; readonly children: ReactNode }) {
  useEffect(onBegun, [onBegun])
  return children
}
