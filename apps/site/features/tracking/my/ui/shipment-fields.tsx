import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import { HiddenFields } from '../../../../shell/parts/own-list/hidden-fields.tsx'
import type { MyShipment, MyShipmentsPage } from '../load.ts'
import type { ActName } from '../shown-filters.ts'

/** The page, and the own shipment that is open on it. */
export type DetailsProps = { readonly data: MyShipmentsPage; readonly own: MyShipment }

/** Where a form about a shipment goes: the answer opens at the shipment. */
export function actionOf(locale: LocaleId, { shipment }: MyShipment): string {
  return `${paths.myShipments(locale)}#${shipment.waybillNo}`
}

/** What a form about a shipment sends along: what it does, to which, and the list it stands in. */
export function ShipmentFields({ act, data: { filters }, own }: DetailsProps & { readonly act: ActName }) {
  return <HiddenFields fields={{ ...filters, open: null, act, number: own.shipment.waybillNo }} />
}
