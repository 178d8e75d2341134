import type { AnswerOf } from '../../../../calls/call.ts'
import { type Answered, call } from '../../../../client/call.ts'
import { queryAddressListAction } from '../../../enquiries/actions.ts'
import type { addressSuggestionAction, getDistrictFromAddressAction } from '../../actions.ts'

/** Areas by the code of what they lie in, the provinces under `areaRoot`. */
export type AreaTree = AnswerOf<typeof queryAddressListAction>['content']
export type AreaOption = AreaTree[string][number]

/** A pasted address as the server read it. */
export type ReadAddress = AnswerOf<typeof getDistrictFromAddressAction>['data']
export type Sureness = ReadAddress['confidence']['name']

/** An area offered while somebody types. */
export type AreaSuggestion = AnswerOf<typeof addressSuggestionAction>['data'][number]

let tree: Promise<Answered<typeof queryAddressListAction>> | null = null

/** The tree of areas, fetched once in the life of the page; a failure may be tried again. */
export function loadAreaTree(): Promise<Answered<typeof queryAddressListAction>> {
  tree ??= call(queryAddressListAction, {}).then((reply) => {
    if (reply.kind !== 'ok') tree = null
    return reply
  })
  return tree
}
