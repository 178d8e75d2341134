import type { Ctx } from '@hongyan/kernel/context'

/** Orders of an account, or of a company, that have not ended: nobody has answered them yet, or a shipment of theirs has not arrived. */
export async function countUnderWay(
  query: Ctx['db']['query'],
  of: { readonly customerId: string } | { readonly companyId: string },
): Promise<number> {
  const [column, id] =
    'customerId' in of ? (['customer_id', of.customerId] as const) : (['company_id', of.companyId] as const)
  const row = await ordersUnderWay(query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(`orders.${column}`, '=', id)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Orders of anybody that have not ended. */
export function ordersUnderWay(query: Ctx['db']['query']) {
  return query.selectFrom('orders').where(({ or, and, eb, exists, selectFrom }) =>
    or([
      eb('orders.state', '=', 'placed'),
      and([
        eb('orders.state', '=', 'accepted'),
        exists(
          selectFrom('order_waybills')
            .leftJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
            .select('order_waybills.waybill_no')
            .whereRef('order_waybills.order_id', '=', 'orders.id')
            .where((shipment) =>
              shipment.or([
                shipment('shipments.status', 'is', null),
                shipment('shipments.status', 'not in', ['delivered', 'returned']),
              ]),
            ),
        ),
      ]),
    ]),
  )
}
