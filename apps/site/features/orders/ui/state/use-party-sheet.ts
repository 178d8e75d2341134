import { useEffect, useState } from 'react'
import { useBackCloses } from '../../../../client/use-back-closes.ts'
import { useMatches } from '../../../../client/use-matches.ts'
import type { Party } from '../form/order-form.ts'

/** What a sheet shows: the address book, or fields to type into. */
export type SheetView = 'book' | 'fields'

/** The sheet that an end of the shipment has on a phone: which is open, and that going back closes it. */
export function usePartySheet() {
  const isPhone = useMatches('(max-width: 48em)')
  const [sheet, setSheet] = useState<{ readonly of: Party; readonly view: SheetView } | null>(null)
  const close = () => setSheet(null)
  useEffect(() => {
    if (!isPhone) setSheet(null)
  }, [isPhone])
  useBackCloses(sheet !== null, () => {
    close()
    return true
  })
  return {
    isPhone,
    viewOf: (of: Party) => (sheet?.of === of ? sheet.view : null),
    open: (of: Party, view: SheetView) => setSheet(isPhone ? { of, view } : null),
    /** Closes that of one end; another that has been opened meanwhile stays. */
    close: (of: Party) => setSheet((now) => (now?.of === of ? null : now)),
  }
}
