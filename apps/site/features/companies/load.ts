import type { CompanyRole } from '@hongyan/domain/accounts/membership'
import type { LocaleId } from '@hongyan/locales'
import { signInLink } from '../../client/sign-in.ts'
import { paths } from '../../paths.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { type ActName, actNames } from './acts.ts'
import type { presentCompany } from './present.ts'

export type ShownCompany = ReturnType<typeof presentCompany>

/** What an invitation is to whoever opened its link. */
export type ShownInvitation =
  | { readonly kind: 'open'; readonly company: string; readonly role: CompanyRole; readonly until: string }
  | { readonly kind: 'other-mail'; readonly mail: string }
  | { readonly kind: 'elsewhere'; readonly company: string }
  | { readonly kind: 'joined' | 'over' }

/** What the pages ask in the name of whoever is signed in. */
export type OwnCompany = {
  /** Null for those who belong to none. */
  readonly shownCompany: () => Promise<ShownCompany | null>
  readonly invitation: (token: string) => Promise<ShownInvitation>
}

declare module '../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly company: {
      readonly act: ActName
      /** The person or invitation it was about; empty for none. */
      readonly id: string
      /** What was typed. */
      readonly values: Readonly<Record<string, string>>
      /** What is wrong, by field; the one without a name is about the whole. */
      readonly problems: Readonly<Record<string, string>>
    }
    readonly 'company-invitation': { readonly token: string; readonly problem: string }
  }
}

export type CompanyPage = {
  readonly locale: LocaleId
  /** Where to sign in, where nobody is. */
  readonly signIn: string | null
  readonly company: ShownCompany | null
  readonly done: ActName | null
  readonly submitted: Extract<PageContext['submitted'], { kind: 'company' }> | null
}

/** The company of whoever is signed in, and what became of a form. */
export async function loadCompany(context: PageContext<unknown, OwnCompany>): Promise<CompanyPage> {
  const { locale, query, account } = context
  const submitted = context.submitted?.kind === 'company' ? context.submitted : null
  return {
    locale: locale.id,
    signIn: account === null ? signInLink(paths.company(locale.id), paths.signInStart(locale.id)) : null,
    company: account === null ? null : await account.shownCompany(),
    done: submitted === null ? (actNames.find((act) => act === query.get('done')) ?? null) : null,
    submitted,
  }
}

export type InvitationPage = {
  readonly locale: LocaleId
  readonly token: string
  readonly signIn: string | null
  /** Null while nobody is signed in. */
  readonly invitation: ShownInvitation | null
  /** Why it was not taken. */
  readonly problem: string | null
}

/** Where the mail of an invitation leads: opening it takes nothing, its button does. */
export async function loadInvitation(context: PageContext<unknown, OwnCompany>): Promise<InvitationPage> {
  const { locale, query, account } = context
  const submitted = context.submitted?.kind === 'company-invitation' ? context.submitted : null
  const token = submitted?.token ?? (query.get('token') ?? '').slice(0, 400)
  const back = paths.companyInvitation(locale.id, token)
  return {
    locale: locale.id,
    token,
    signIn: account === null ? signInLink(back, paths.signInStart(locale.id)) : null,
    invitation: account === null ? null : await account.invitation(token),
    problem: submitted?.problem ?? null,
  }
}
