import { shipmentRoles } from '@hongyan/domain/shipments/shipment-vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { signInLink } from '../../../client/sign-in.ts'
import { paths } from '../../../paths.ts'
import type { PageContext } from '../../../shell/page-context.ts'
import type { presentOverview } from './present.ts'

export type OverviewView = ReturnType<typeof presentOverview>

/** What the page asks in the name of whoever is signed in. */
export type OwnOverview = { readonly overview: () => Promise<OverviewView> }

type Role = (typeof shipmentRoles)[number]

export type OverviewPage =
  | { readonly kind: 'signed-out'; readonly locale: LocaleId; readonly signIn: string }
  | {
      readonly kind: 'own'
      readonly locale: LocaleId
      readonly now: number
      readonly name: string | null
      /** Whose shipments are listed: those sent, or those to be received. */
      readonly role: Role
      readonly view: OverviewView
    }

/** What the first page of an account shows. */
export async function loadOverview({
  locale: { id: locale },
  query,
  account,
  services,
}: PageContext<unknown, OwnOverview>): Promise<OverviewPage> {
  if (account === null) {
    const signIn = signInLink(paths.my(locale), paths.signInStart(locale))
    return { kind: 'signed-out', locale, signIn }
  }
  const view = await account.overview()
  const asked = shipmentRoles.find((role) => role === query.get('role'))
  const usual = view.sender.count === 0 && view.receiver.count > 0 ? 'receiver' : 'sender'
  return { kind: 'own', locale, now: services.now(), name: account.name, role: asked ?? usual, view }
}
