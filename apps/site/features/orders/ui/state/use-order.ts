import { useEffect, useMemo, useRef, useState } from 'react'
import { deviceCleared } from '../../../../client/clear-device.ts'
import { paths } from '../../../../paths.ts'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import { useAreaTree } from '../../../addresses/widgets/address-input/use-area-tree.ts'
import { mobileOf } from '../../../captcha/widgets/verification/mobile-of.ts'
import { wayOf } from '../form/goods-verdicts.ts'
import { type Contact, isWholeArea, type Missing, missingFields } from '../form/missing-fields.ts'
import { asKind, emptyForm, type OrderForm, parties, repeated } from '../form/order-form.ts'
import { heldWindow } from '../form/pickup-strip.ts'
import { priceCard, startOf } from '../form/price-card.ts'
import { type Section, sections } from '../form/section-lines.ts'
import type { OrderProps } from '../order-model.ts'
import { fetchLinkedOrder, readOrderLink } from './linked-order.ts'
import { forgetKey, keyFor, place } from './place.ts'
import { type Confirmation, justPlaced, placedParameter, readPlaced, savePlaced } from './saved-placed.ts'
import { type FormAccount, useAccount } from './use-account.ts'
import { isOnlyDefault, useDefaultSender } from './use-default-sender.ts'
import { useDraft } from './use-draft.ts'
import { type MarkDiffers, useMark } from './use-mark.ts'
import { usePartySheet } from './use-party-sheet.ts'
import { usePartyViews } from './use-party-views.ts'
import { usePickup } from './use-pickup.ts'
import { askTerms, useOffers, useTerms } from './use-price.ts'
import { useVerdicts } from './use-verdicts.ts'

/** What stands in the form, what it costs, what it lacks, and how it is placed. */
export function useOrder(props: OrderProps) {
  const { locale, words, today, mostPieces, form: first, quote: carried, repeats, submitted, company } = props
  const ofCompany = company === null ? '' : 'of=company'
  const [form, setForm] = useState(first)
  const [contact, setContact] = useState<Contact>(submitted?.contact ?? { mobile: '', code: '' })
  const [shownErrors, setShownErrors] = useState(submitted?.shownErrors ?? false)
  const [open, setOpen] = useState<Section>('order-goods')
  const [opened, setOpened] = useState<readonly Section[]>([])
  const sheet = usePartySheet()
  const views = usePartyViews(form)
  const [reviewing, setReviewing] = useState(submitted?.stage === 'review')
  const [awaited, setAwaited] = useState(false)
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState(submitted?.trouble ?? null)
  const [before, setBefore] = useState(submitted?.before ?? null)
  const [confirmation, setConfirmation] = useState<Confirmation | null>(
    submitted?.placed ? { ...submitted.placed, form: first } : null,
  )
  const [awake, setAwake] = useState(false)
  const [isLinkOver, setLinkOver] = useState(false)
  useEffect(() => {
    // The address says which of the two is shown: loading it again and going back find the same.
    const show = () => {
      if (readOrderLink(location.hash) !== null) return
      setConfirmation(new URLSearchParams(location.search).has(placedParameter) ? readPlaced() : null)
    }
    if (new URLSearchParams(location.search).has(placedParameter)) show()
    setAwake(true)
    addEventListener('popstate', show)
    const openLinked = () => {
      const link = readOrderLink(location.hash)
      if (link === null) return
      void fetchLinkedOrder(link).then((found) => {
        setLinkOver(found === null)
        if (found !== null) setConfirmation(found)
      })
    }
    openLinked()
    addEventListener('hashchange', openLinked)
    const forget = () => setConfirmation(null)
    document.addEventListener(deviceCleared, forget)
    return () => {
      removeEventListener('popstate', show)
      removeEventListener('hashchange', openLinked)
      document.removeEventListener(deviceCleared, forget)
    }
  }, [])
  const sent = useRef(false)
  const asked = useRef(submitted?.stage === 'review' && submitted.trouble !== null ? submitted.key : null)

  const { account, monthly: hasContract, signedOut } = useAccount(knownAccount(props), props.monthly)
  const monthly = company === null ? account === 'customer' && hasContract : props.monthly
  const isEnded = company !== null && account === 'visitor'
  const tree = useAreaTree()
  const areas = tree.kind === 'ready' ? tree.tree : {}
  const cameWhole = carried !== null || repeats !== null
  const begun = cameWhole || submitted !== null
  const filled = useRef<AddressDraft | null>(null)
  const draft = useDraft(form, {
    carried: begun,
    account,
    take: setForm,
    isBlank: (one) => isOnlyDefault(one, filled.current),
    // Loaded again, or come back to from the sign-in, the page finds the draft.
    onSaved: () => history.replaceState(null, '', paths.placeOrder(locale, form.kind, ofCompany)),
  })
  filled.current = useDefaultSender({
    account,
    isReady: draft.isReady && repeats === null && submitted === null,
    take: setForm,
  })
  const { pickup, askAgain } = usePickup(
    form,
    isWholeArea(form.sender.area, areas),
    submitted?.pickup ?? null,
  )
  const window = pickup.kind === 'offer' ? heldWindow(pickup.offer, form.window) : null
  const held = useMemo(() => ({ ...form, window }), [form, window])
  const offers = useOffers(held, locale, today, submitted?.quote ?? null)
  const { answerOf, verdictOf, judged } = useVerdicts(
    form,
    wayOf(form.product, offers.quote),
    submitted?.answers ?? {},
  )
  const guest = account === 'customer' || company !== null ? null : contact
  const about = { words, tree: areas, today, verdictOf, quote: offers.quote, mostPieces }
  const lacks = missingFields(held, { ...about, contact: null })
  // A session that has ended has no company: then it is priced as anybody's.
  const of = company !== null && account === 'customer' ? 'company' : 'own'
  const { pricing, setPricing, askTermsAgain } = useTerms(held, {
    of,
    today,
    complete: lacks.length === 0 && judged,
    known: submitted,
  })
  const terms = pricing.kind === 'terms' ? pricing.terms : null
  const found: readonly Missing[] = pricing.kind === 'problems' ? pricing.problems : []
  const own = missingFields(held, { ...about, contact: guest })
  const isNamed = ({ control }: Missing) =>
    control !== 'input:enabled' && own.some((one) => one.control === control)
  const missing = [
    ...own,
    ...(isEnded ? [{ section: 'order-contact', control: 'a', text: company.ended.signIn }] : []),
    ...found.filter((one) => !isNamed(one)),
  ]
  const card = priceCard(locale, words, form.product, offers.quote, terms)
  const start = startOf(form.product, { ...offers, starts: props.starts })

  const change = (changes: Partial<OrderForm>) => setForm((old) => ({ ...old, ...changes }))

  /** Opens the review where nothing is missing, else leads to the first thing that is. A price under way is awaited. */
  const review = () => {
    setShownErrors(true)
    setTrouble(null)
    if (pricing.kind === 'failed') askTermsAgain()
    setAwaited(true)
  }
  const [leading, setLeading] = useState<Missing | null>(null)
  // Once the part is open that it stands in.
  useEffect(() => {
    if (leading !== null) goTo(leading)
  }, [leading])
  const [next] = missing
  const settled = next !== undefined || terms !== null || pricing.kind === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a review is asked for, and when its price is there
  useEffect(() => {
    if (!awaited || !settled) return
    setAwaited(false)
    if (next) return lead(next)
    if (terms === null) return
    setBefore(null)
    setReviewing(true)
  }, [awaited, settled])

  const send = async () => {
    if (pricing.kind !== 'terms' || sent.current) return
    sent.current = true
    setSending(true)
    setTrouble(null)
    const content = JSON.stringify([pricing.of, pricing.terms, guest?.mobile, ofCompany])
    const whose =
      company === null ? ({ of: 'own' } as const) : ({ of: 'company', mark: company.mark } as const)
    const by = guest && { mobile: mobileOf(guest.mobile, locale), code: guest.code.trim() }
    const placed = await place(pricing.of, pricing.terms, by, keyFor(content, asked.current), whose)
    if (placed.kind === 'placed') {
      draft.forget()
      forgetKey()
      asked.current = null
      setReviewing(false)
      const now = justPlaced(placed.receipt, held)
      setConfirmation(now)
      savePlaced(now)
      history.pushState(
        null,
        '',
        paths.placeOrder(locale, form.kind, [ofCompany, `${placedParameter}=1`].filter(Boolean).join('&')),
      )
      scrollTo({ top: 0 })
    } else if (placed.kind === 'changed') {
      const now = await askTerms(pricing.of, of)
      if (now.kind === 'terms') setBefore(pricing.terms)
      else setReviewing(false)
      setPricing(now)
    } else if (placed.kind === 'conflict') {
      forgetKey()
      asked.current = null
      setTrouble(words.review.conflict)
    } else if (placed.kind === 'another-account') {
      beginAnew('another-account')
      return
    } else if (placed.kind === 'signed-out') {
      // The order goes on as that of a guest, one of a company waits: what is missing now is led to.
      signedOut()
      setReviewing(false)
      setShownErrors(true)
      setAwaited(true)
    } else if (placed.kind === 'problems') {
      setPricing(placed)
      setReviewing(false)
    } else {
      setTrouble(
        placed.kind === 'unclear'
          ? navigator.onLine
            ? words.review.unclear
            : words.review.offline
          : placed.text,
      )
    }
    sent.current = false
    setSending(false)
  }

  /** Leads to what is missing, in a part that is open then. */
  const lead = (one: Missing) => {
    const party = parties.find((of) => one.section === `order-${of}`)
    if (party) {
      sheet.open(party, 'fields')
      views.choose(party, 'fields')
    }
    const section = sections.find((name) => name === one.section)
    if (section) openPart(section)
    setLeading({ ...one })
  }
  const openPart = (section: Section) => {
    setOpen(section)
    setOpened((old) => [...old, section])
  }
  /** At a desk a line is enough of what came with a quote or an order, and of what nobody has to choose. */
  const isDone = (section: Section) =>
    (section === 'order-extras' || section === 'order-payer' || (section === 'order-parcels' && cameWhole)) &&
    !opened.includes(section) &&
    !missing.some((one) => one.section === section)
  const openSection = (section: Section) => {
    openPart(section)
    setLeading({ section, control: `#${section}`, text: '' })
  }
  const clear = () => {
    draft.forget()
    setForm(emptyForm(form.kind))
    setContact({ mobile: '', code: '' })
    setShownErrors(false)
    setOpened(['order-parcels'])
  }
  /** The page begins anew for whoever is signed in now; nothing that somebody else has typed stays. */
  const beginAnew = (differs: MarkDiffers) => {
    setReviewing(false)
    if (differs === 'another-account') {
      clear()
      forgetKey()
      savePlaced(null)
    }
    location.replace(paths.placeOrder(locale, form.kind, ofCompany))
  }
  useMark(company?.mark ?? null, (differs) => {
    // An order that is on its way is answered, and a form that was sent is nowhere else.
    if (!sent.current && (differs === 'another-account' || submitted === null)) beginAnew(differs)
  })
  const again = (like: OrderForm | null) => {
    setConfirmation(null)
    savePlaced(null)
    history.pushState(null, '', paths.placeOrder(locale, form.kind, ofCompany))
    setForm(like === null ? emptyForm(form.kind) : repeated(like))
    setContact((old) => ({ ...old, code: '' }))
    setShownErrors(false)
    scrollTo({ top: 0 })
  }

  return {
    awake,
    isLinkOver,
    form: held,
    change,
    setKind: (kind: OrderForm['kind']) => setForm((old) => asKind(old, kind)),
    account,
    monthly,
    isEnded,
    contact,
    setContact,
    draft: draft.draft,
    answerOf,
    verdictOf,
    pickup,
    askAgain,
    offers,
    pricing,
    card,
    start,
    terms,
    missing,
    shownErrors,
    open,
    isDone,
    openSection,
    sheet,
    views,
    lead,
    review,
    awaited,
    reviewing,
    closeReview: () => setReviewing(false),
    before,
    send,
    sending,
    trouble,
    confirmation,
    clear,
    again,
  }
}
export type OrderState = ReturnType<typeof useOrder>

/** What the page knows of who fills it in, before it asks. */
function knownAccount({ submitted, repeats, company }: OrderProps): FormAccount {
  if (submitted === null) return repeats !== null || company !== null ? 'customer' : 'unknown'
  if (submitted.customer) return 'customer'
  return company === null ? 'unknown' : 'visitor'
}

/** Leads to what is missing: its control takes the keyboard, or the section is brought into view. */
function goTo({ section, control }: Missing): void {
  const place = document.getElementById(section)
  const target = place?.querySelector<HTMLElement>(control) ?? place
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
