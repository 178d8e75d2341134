import type { AccountSession } from '@hongyan/domain/accounts/account-session'

/** What a browser is told of whoever is signed in there. */
export function presentAccount(account: AccountSession | null, now: number) {
  return {
    signedIn: account !== null,
    name: account?.name ?? null,
    company: account?.company?.name ?? null,
    monthly: account?.monthly ?? false,
    idleSeconds: account && secondsUntil(account.idleAt, now),
    endsSeconds: account && secondsUntil(account.endsAt, now),
  }
}

/** Whole seconds, rounded down: nobody is told that more is left than there is. */
function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.floor((at - now) / 1000))
}
