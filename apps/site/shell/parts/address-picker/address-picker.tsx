import { lazy, Suspense } from 'react'
import type { AddressPickerProps } from './picker-model.ts'
import { useIsSignedIn } from './use-is-signed-in.ts'

const PickerButton = lazy(async () => ({ default: (await import('./picker-button.tsx')).PickerButton }))

/**
 * A button that lets whoever is signed in choose an address of their book. Nobody else sees it, and it is only fetched
 * for those who do.
 */
export function AddressPicker(props: AddressPickerProps) {
  if (!useIsSignedIn()) return null
  return (
    <Suspense fallback={null}>
      <PickerButton {...props} />
    </Suspense>
  )
}
