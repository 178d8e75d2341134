import { useCallback, useEffect, useRef } from 'react'
import { focusHeading } from '../shell/focus-heading.ts'
import type { Path } from './form/form-context.ts'
import { goToPath } from './go-to-path.ts'
import type { Shown } from './side-tabs.tsx'

/**
 * The ways between the form and what stands beside it. Where there is room for one of both, going to a field shows the
 * form first.
 */
export function useSides({
  shown,
  isFormShown,
  showSide,
}: {
  readonly shown: Shown
  readonly isFormShown: boolean
  readonly showSide: (side: Shown) => void
}) {
  const wanted = useRef<Shown | null>(null)
  const wantedField = useRef<Path | null>(null)
  const lastField = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const field = wantedField.current
    if (!isFormShown || field === null) return
    wantedField.current = null
    goToPath(field)
  }, [isFormShown])

  const enter = useCallback(
    (side: Shown) => {
      const place = document.getElementById('beside')
      if (side === shown && place !== null) return focusHeading(place)
      wanted.current = side
      showSide(side)
    },
    [shown, showSide],
  )
  const goTo = useCallback(
    (field: Path) => {
      if (isFormShown) return goToPath(field)
      wantedField.current = field
      showSide('form')
    },
    [isFormShown, showSide],
  )
  const cross = useCallback(() => {
    const place = document.getElementById('beside')
    if (place === null || !isFormShown) return
    if (!place.contains(document.activeElement)) return focusHeading(place)
    const field = lastField.current?.isConnected
      ? lastField.current
      : document.querySelector<HTMLElement>('[data-form] :is(textarea, input, button)')
    field?.focus()
  }, [isFormShown])
  const noteField = useCallback((field: HTMLElement) => {
    lastField.current = field
  }, [])
  return { wanted, enter, goTo, cross, noteField }
}
