import { bringHeld, prepareHolding, showHeldForms } from '../../client/bring-held.ts'
import { type Answered, call } from '../../client/call.ts'
import { clearAfterAccount } from '../../client/clear-after-account.ts'
import { clearDevice, deviceCleared } from '../../client/clear-device.ts'
import { isPlainForm, putIntoForms } from '../../client/hold-forms.ts'
import { clearHolding } from '../../client/hold-typed.ts'
import { moveTyped } from '../../client/move-draft.ts'
import { noteAccountHere } from '../../client/note-account-here.ts'
import { seemsSignedIn } from '../../client/signed-in-mark.ts'
import { keepSignedInAction, showAccountAction, signOutAction } from '../../features/accounts/actions.ts'
import { accountStep, isAnnounced } from './account-clock.ts'
import { showCounts } from './account-counts.ts'
import { hideName, showName } from './account-name.ts'
import { bringParts } from './parts.ts'
import { showFailure } from './toast.ts'
import { whenOnline } from './when-online.ts'

/** Who is signed in, as the server tells it. */
type Account = {
  readonly signedIn: boolean
  readonly name: string | null
  readonly company: string | null
  readonly idleSeconds: number
  readonly endsSeconds: number
}

/** Seconds before the end at which what was typed since the warning still gets to the account. */
const lastMoves = 5

/** What somebody does counts once a minute. */
const notedEveryMs = 60_000

/** A form that is sent waits as long for whether somebody is signed in; then it goes, and the server says so. */
const mostMsBeforeForm = 3000

const signs = ['pointerdown', 'keydown', 'input'] as const

/** Shows who is signed in, and warns before they no longer are. Brought where the browser's mark says that somebody is. */
export async function startAccount(): Promise<void> {
  const channel = new BroadcastChannel('hongyan-account')
  let areAllNotified = false
  let over = false
  /** How it ends: somebody signs out, or the session is over and what was typed is to wait. */
  let how: 'out' | 'ended' = 'out'
  // Each window holds something of its own, and was about to write it.
  channel.addEventListener('message', ({ data }) => {
    areAllNotified = true
    void leaveCleared(signedOutPath(), clear(data === 'ended' ? 'ended' : 'out'))
  })
  let account = await whenOnline(sayPresent)
  // They were signed out while nobody looked; where the browser is not told to forget, the server's clock may be wrong.
  if (!account.signedIn) {
    hideName()
    return clearAfterAccount()
  }
  noteAccountHere()
  // However it ends in this window, by a page of the account as well, it ends in all of them.
  document.addEventListener(deviceCleared, () => {
    over = true
    if (areAllNotified) return
    areAllNotified = true
    channel.postMessage(how)
  })
  let answeredAt = performance.now()
  void bringHeld()
    .catch(() => undefined)
    .then(showHeldForms)
  document.addEventListener('input', () => void prepareHolding().catch(() => undefined), { once: true })
  await whenOnline(bringParts)
  showName(account)
  const menu = document.getElementById('account-menu')
  menu?.addEventListener('toggle', () => void showCounts(menu), { once: true })
  const dialog = document.getElementById('expiry-dialog') as HTMLDialogElement | null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Seconds that were left at the last warning. */
  let warnedAt = Number.POSITIVE_INFINITY
  /** The warning has been read and put away; it comes back only for another end. */
  let dismissed = false

  const hear = (answer: Account): void => {
    account = answer
    answeredAt = performance.now()
    step()
  }

  /** Looks at the clock, and does what the moment asks for. */
  function step(): void {
    clearTimeout(timer)
    if (over) return
    if (!account.signedIn) return void end()
    const now = accountStep(account, performance.now() - answeredAt)
    if (now.kind === 'over') return void askAgain()
    if (now.kind === 'warn') {
      // What was typed beside the warning: after the end nobody could take it.
      if (now.left <= lastMoves && warnedAt > lastMoves) void moveTyped()
      warn(now.left, now.why)
    } else {
      warnedAt = Number.POSITIVE_INFINITY
      dismissed = false
      if (dialog?.open) dialog.close()
    }
    timer = setTimeout(step, now.kind === 'wait' ? Math.min(now.ms, 2 ** 31 - 1) : 1000)
  }

  function warn(left: number, why: 'idle' | 'end'): void {
    if (dialog === null) return
    const title = dialog.querySelector('h2')
    if (title) {
      title.dataset.words ??= title.textContent ?? ''
      title.textContent = title.dataset.words.replace('{seconds}', String(left))
    }
    for (const part of dialog.querySelectorAll<HTMLElement>('[data-why]'))
      part.hidden = part.dataset.why !== why
    dialog.querySelector<HTMLElement>('[data-left]')?.style.setProperty('--left', `${(left / 60) * 100}%`)
    const announced = dialog.querySelector('[data-status]')
    if (announced && isAnnounced(left, warnedAt)) announced.textContent = title?.textContent ?? ''
    warnedAt = left
    const stay = dialog.querySelector<HTMLElement>('[data-stay]')
    if (stay) stay.hidden = why === 'end'
    if (!dialog.open && !dismissed) {
      // After the end nobody could keep it in their name.
      void moveTyped()
      // Another window may have said meanwhile that somebody is there.
      void ask().then(hear, () => undefined)
      dialog.showModal()
      stay?.focus()
    }
  }

  /** The time is up by the clock of this page: the server has the last word. */
  async function askAgain(): Promise<void> {
    const answer = await ask().catch(() => null)
    if (answer?.signedIn && answer.idleSeconds > 0) hear(answer)
    else await end()
  }

  /** Nothing personal stays, on the screen or on the device. */
  async function end(): Promise<void> {
    clearTimeout(timer)
    over = true
    how = 'ended'
    hideName()
    await leaveCleared(signedOutPath(), clear(how))
  }

  async function signOut(): Promise<void> {
    over = true
    await moveTyped()
    const reply = await call(signOutAction, { body: {} })
    if (reply.kind !== 'ok') throw new Error('nobody was signed out')
    hideName()
    await leaveCleared(reply.answer.data.next, clear('out'))
  }

  let notedAt = performance.now()
  const note = () => {
    if (over || dialog?.open || performance.now() - notedAt < notedEveryMs) return
    notedAt = performance.now()
    void moveTyped()
    sayPresent().then(hear, () => undefined)
  }
  for (const sign of signs) document.addEventListener(sign, note, { passive: true })

  document.addEventListener('submit', (event) => {
    if (!(event.target as HTMLElement).matches('[data-sign-out]')) return
    event.preventDefault()
    // Without an answer the form itself does it; whether or not that arrives, nothing stays here.
    signOut().catch(() => {
      clearDevice()
      ;(event.target as HTMLFormElement).submit()
    })
  })
  /** Forms that are asked about, and those that may go: whoever sent them was still signed in a moment ago. */
  const checking = new WeakSet<HTMLFormElement>()
  const allowed = new WeakSet<HTMLFormElement>()
  const checkFirst = (event: SubmitEvent) => {
    const form = event.target as HTMLElement
    if (over || !isPlainForm(form) || form.matches('[data-sign-out]')) return
    if (allowed.delete(form) || (!checking.has(form) && putIntoForms() === null)) return
    // What else listens hears of it when it goes.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (checking.has(form)) return
    checking.add(form)
    const { submitter } = event
    const go = () => {
      checking.delete(form)
      allowed.add(form)
      form.requestSubmit(submitter)
    }
    // The server could only answer that nobody is signed in, and what was typed would be gone.
    ask(mostMsBeforeForm).then((answer) => (answer.signedIn ? go() : end()), go)
  }
  document.addEventListener('submit', checkFirst, { capture: true })
  const stay = dialog?.querySelector<HTMLElement>('[data-stay]')
  stay?.addEventListener('click', () => dialog?.close())
  // However it is closed: whoever did is there.
  dialog?.addEventListener('close', () => {
    if (over) return
    dismissed = true
    sayPresent().then(hear, () => {
      dismissed = false
      showFailure(stay?.dataset.offline ?? '')
    })
  })
  // A page that comes back, from the history or from sleep, may show somebody who has left.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    if (seemsSignedIn()) void ask().then(hear, () => undefined)
    // Not even for as long as an answer takes, nor where none comes.
    else void end()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      // Another window, which could not say so, has signed out: the mark of the browser is gone for all of them.
      if (!over && !seemsSignedIn()) return void end()
      step()
      // Elsewhere they may have been signed out meanwhile.
      if (!over) void ask().then(hear, () => undefined)
    }
    // Whoever turns away may be signed out before they come back.
    else if (!over) void moveTyped()
  })
  step()
}

async function ask(timeoutMs?: number): Promise<Account> {
  return accountOf(await call(showAccountAction, {}, timeoutMs === undefined ? {} : { timeoutMs }))
}

/** Says that somebody is there: the time without doing anything begins anew. */
async function sayPresent(): Promise<Account> {
  return accountOf(await call(keepSignedInAction, { body: {} }))
}

function accountOf(reply: Answered<typeof showAccountAction>): Account {
  if (reply.kind !== 'ok') throw new Error('nobody said who is signed in')
  const { signedIn, name, company, idleSeconds, endsSeconds } = reply.answer.data
  return { signedIn, name, company, idleSeconds: idleSeconds ?? 0, endsSeconds: endsSeconds ?? 0 }
}

function signedOutPath(): string {
  return document.documentElement.dataset.signedOut ?? '/signed-out'
}

/** Whoever signs out has given the account what was typed; of a session that ended otherwise it waits. */
async function clear(how: 'out' | 'ended'): Promise<void> {
  if (how === 'ended') await clearHolding()
  else clearDevice()
}

/**
 * Leaves a page that may show something personal, which is emptied first: where no answer comes, nothing of it stays
 * on the screen.
 */
async function leaveCleared(address: string, cleared: Promise<void>): Promise<void> {
  if (location.pathname === address) return
  document.querySelector('main')?.replaceChildren()
  await cleared
  location.replace(address)
}
