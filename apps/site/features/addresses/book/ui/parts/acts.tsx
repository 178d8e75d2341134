import type { LocaleId } from '@hongyan/locales'
import type { FormEvent, MouseEvent } from 'react'
import { paths } from '../../../../../paths.ts'

/** Attributes of a form of the page: without a script it is sent, with one `act` is done in place. */
export function formTo(locale: LocaleId, act?: (() => void) | null) {
  return {
    method: 'post' as const,
    action: paths.address(locale),
    ...(act ? { onSubmit: inPlace(act) } : {}),
  }
}

/** Attributes of a link to a state of the page, which a script shows in place. */
export function linkTo(ready: boolean, act: () => void) {
  return {
    'data-no-prefetch': '',
    ...(ready
      ? {
          onClick: (event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            inPlace(act)(event)
          },
        }
      : {}),
  }
}

const inPlace = (act: () => void) => (event: FormEvent | MouseEvent) => {
  event.preventDefault()
  act()
}

/** Which form it is, and the values that go with it. */
export function Hidden({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
