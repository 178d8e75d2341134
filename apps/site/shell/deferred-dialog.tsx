import { Deferred } from '@hongyan/ui/deferred.tsx'
import type { HTMLAttributes } from 'react'

/** A dialog of the shell, as a `DialogFrame` takes it: what it holds comes with the menus. */
export function DeferredDialog(props: HTMLAttributes<HTMLElement> & { readonly id: string }) {
  return <Deferred as="dialog" file="menu" {...props} />
}
