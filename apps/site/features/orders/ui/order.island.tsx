import { orderLimits, payers } from '@hongyan/domain/orders/order-vocabulary'
import { fill } from '@hongyan/locales'
import { Field, TextArea } from '@hongyan/ui/field.tsx'
import { UploadIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { TabLink, TabRow } from '@hongyan/ui/tabs.tsx'
import { type FormEvent, type KeyboardEvent, useMemo } from 'react'
import { signInLink } from '../../../client/sign-in.ts'
import { type OrderKind, paths } from '../../../paths.ts'
import { boxTiles } from '../../quotes/widgets/parcel/box-tiles.ts'
import { ParcelFields } from '../../quotes/widgets/parcel/parcel-fields.tsx'
import { wayOf } from './form/goods-verdicts.ts'
import { offeredKinds } from './form/order-form.ts'
import { type Section, sectionLines } from './form/section-lines.ts'
import styles from './order.module.css'
import type { OrderProps } from './order-model.ts'
import { ConfirmationView } from './parts/confirmation-view.tsx'
import { ContactFields } from './parts/contact-fields.tsx'
import { ContractNote } from './parts/contract-note.tsx'
import { ExtraRows } from './parts/extra-rows.tsx'
import { Fold } from './parts/fold.tsx'
import { GoodsFields } from './parts/goods-fields.tsx'
import { OrderTextsContext } from './parts/order-texts.ts'
import { ParcelBoxes } from './parts/parcel-boxes.tsx'
import { Parties } from './parts/parties.tsx'
import { PickupFields } from './parts/pickup-fields.tsx'
import { PriceBar, PricePanel } from './parts/price-panel.tsx'
import { ProductList } from './parts/product-list.tsx'
import { ReviewDialog } from './parts/review-dialog.tsx'
import { SignInAgain } from './parts/sign-in-again.tsx'
import { SubmittedReview } from './parts/submitted-review.tsx'
import { type OrderState, useOrder } from './state/use-order.ts'
import { orderButtons } from './submitted-order.ts'

/**
 * The order form, awake: a shipment priced as it is typed, reviewed and placed.
 * @param data OrderProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function Order({ data }: { readonly data: string }) {
  const props = useMemo(() => JSON.parse(data) as OrderProps, [data])
  const { locale, words, now } = props
  const order = useOrder(props)
  const texts = useMemo(() => ({ locale, words }), [locale, words])
  const { confirmation, terms, form } = order
  return (
    <OrderTextsContext value={texts}>
      {props.submitted?.customer && (
        <noscript>
          <p className={styles.scriptless}>
            <a href={paths.signOut(locale)}>{words.signOut}</a>
          </p>
        </noscript>
      )}
      {confirmation === null ? (
        order.reviewing && !order.awake && props.submitted !== null ? (
          <SubmittedReview
            order={order}
            submitted={props.submitted}
            company={props.company?.belongs ?? null}
            now={now}
            ended={props.submitted.customer ? null : (props.company?.ended ?? null)}
          />
        ) : (
          <OrderForm props={props} order={order} />
        )
      ) : (
        <ConfirmationView
          confirmation={confirmation}
          page={props}
          awake={order.awake}
          customer={order.account === 'customer'}
          arrival={order.card?.arrival ?? ''}
          onAgain={order.again}
        />
      )}
      {order.awake && order.reviewing && terms !== null && form.window !== null && (
        <ReviewDialog order={order} terms={terms} company={props.company?.belongs ?? null} now={now} />
      )}
    </OrderTextsContext>
  )
}

function OrderForm({ props, order }: { readonly props: OrderProps; readonly order: OrderState }) {
  const { locale, words, notes, quote, repeats, now, submitted } = props
  const { form, change, missing, shownErrors, draft, awake } = order
  // What was typed is a draft, and is found again without the quote it began with.
  const begunWith = draft === 'none' ? (quote?.query ?? '') : ''
  const ofCompany = props.company === null ? '' : 'of=company'
  const address = (kind: OrderKind) =>
    paths.placeOrder(locale, kind, [ofCompany, begunWith].filter(Boolean).join('&'))
  const lines = sectionLines(locale, words, form, { card: order.card, now })
  const fold = (section: Section, title: string) => ({
    section,
    title,
    line: lines[section],
    open: order.open === section,
    next: missing[0]?.section === section,
    done: order.isDone(section),
    onOpen: order.openSection,
  })
  const inSection = (section: string) => missing.find((one) => one.section === section)
  const problemOf = (field: string) =>
    shownErrors ? missing.find(({ control }) => control === `[id="f-${field}"]`)?.text : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    order.review()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey) order.review()
    // Enter in a field is no order: only the button and Ctrl+Enter review.
    else if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
  }
  return (
    <div className={stack(32)}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p role="status">
          {draft === 'none' && repeats === null && quote === null ? (
            <span className={styles.saves}>{words.draft.saves}</span>
          ) : repeats !== null && draft === 'none' ? (
            fill(words.draft.repeats, { number: repeats })
          ) : quote !== null && draft === 'none' ? (
            <>
              {words.draft.carried}
              {' · '}
              <a href={quote.back}>{words.draft.back}</a>
            </>
          ) : (
            draft !== 'none' && (
              <>
                {words.draft[draft]}
                {' · '}
                <button type="button" onClick={order.clear}>
                  {words.draft.clear}
                </button>
                {quote !== null && (
                  <>
                    {' · '}
                    <a href={quote.back}>{words.draft.back}</a>
                  </>
                )}
              </>
            )
          )}
        </p>
        {props.company !== null && props.company.belongs !== null && (
          <p className={styles.belongs}>
            {props.company.belongs}{' '}
            <a href={paths.placeOrder(locale, form.kind, begunWith)}>{props.company.toOwn}</a>
          </p>
        )}
        {offeredKinds.length > 1 && (
          <TabRow role="navigation" aria-label={words.kinds}>
            {offeredKinds.map((kind) => (
              <TabLink
                key={kind}
                href={address(kind)}
                aria-current={kind === form.kind ? 'page' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  order.setKind(kind)
                  history.replaceState(null, '', address(kind))
                }}
              >
                {words.kindNames[kind]}
              </TabLink>
            ))}
          </TabRow>
        )}
        {props.signIn !== null && (
          <p className={styles.ways}>
            {order.account !== 'customer' && props.company === null && (
              <a href={signInLink(address(form.kind), props.signIn)}>{words.contact.signIn}</a>
            )}
            <a href={paths.orderImport(locale, '', props.company === null ? 'own' : 'company')}>
              <UploadIcon size={16} />
              {words.many}
            </a>
          </p>
        )}
      </header>
      <noscript>
        <p className={styles.scriptless}>{words.noScript}</p>
      </noscript>
      {order.isLinkOver && (
        <p className={styles.scriptless} role="alert">
          {fill(words.confirmation.linkFailed, { hotline: words.hotline })}
        </p>
      )}
      {submitted?.trouble && !awake && (
        <p className={styles.scriptless} role="alert">
          {submitted.trouble}
        </p>
      )}
      <form
        method="post"
        action={paths.placeOrder(locale, form.kind)}
        className={styles.columns}
        noValidate
        onSubmit={submit}
        onKeyDown={press}
        // A browser that gives the focus looks at the edges of the window, not at the bar above them.
        onFocus={({ target }) => {
          if (target.matches('input, select, textarea, button, a, summary'))
            target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        }}
        aria-label={words.title}
      >
        <div className={stack(40, styles.fields)}>
          {/* Enter in a field presses the first button of a form. */}
          <button
            type="submit"
            name="do"
            value={orderButtons.price}
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
          />
          <input type="hidden" name="kind" value={form.kind} />
          {props.company !== null && (
            <>
              <input type="hidden" name="of" value="company" />
              <input type="hidden" name="mark" value={props.company.mark} />
            </>
          )}
          <Parties order={order} places={props.places} submitted={submitted} />
          <Fold {...fold('order-goods', words.goods.title)} note={inSection('order-goods')?.text}>
            <GoodsFields
              goods={form.goods}
              answerOf={order.answerOf}
              verdictOf={(name) => order.verdictOf(name, wayOf(form.product, order.offers.quote))}
              awake={awake}
              problem={(at) =>
                shownErrors
                  ? missing.find(({ section, at: place = 0 }) => section === 'order-goods' && place === at)
                      ?.text
                  : undefined
              }
              onChange={(goods) => change({ goods })}
            />
          </Fold>
          <Fold {...fold('order-parcels', words.parcels)} picture={<ParcelBoxes sizes={form.sizes} />}>
            <section id="order-parcels" tabIndex={-1} className={styles.block}>
              <ParcelFields
                legend={words.parcels}
                words={words.form}
                tiles={boxTiles[form.kind]}
                sizes={form.sizes}
                ready={awake}
                problemOf={problemOf}
                onChange={(sizes) => change({ sizes })}
              />
            </section>
          </Fold>
          <Fold {...fold('order-product', words.products.title)}>
            <ProductList
              form={form}
              quote={order.offers.quote}
              least={order.offers.least}
              starts={props.starts}
              verdictOf={order.verdictOf}
              problem={shownErrors ? inSection('order-product')?.text : undefined}
              onChange={change}
            />
          </Fold>
          <Fold {...fold('order-extras', words.extras)}>
            <section id="order-extras" tabIndex={-1} className={styles.block}>
              <ExtraRows form={form} notes={notes} problemOf={problemOf} onChange={change} />
            </section>
          </Fold>
          <Fold {...fold('order-pickup', words.pickup.title)}>
            <PickupFields
              form={form}
              pickup={order.pickup}
              awake={awake}
              now={now}
              problem={shownErrors ? inSection('order-pickup')?.text : undefined}
              onChange={change}
              onRetry={order.askAgain}
            />
          </Fold>
          <Fold {...fold('order-payer', words.payer.title)}>
            <section id="order-payer" tabIndex={-1} className={stack(16, styles.payer)}>
              <fieldset>
                <legend>{words.payer.title}</legend>
                {payers.map((payer) => (
                  <label key={payer}>
                    <input
                      type="radio"
                      name="payer"
                      value={payer}
                      checked={form.payer === payer}
                      // What stands chosen stays: an order that begins with it is told why it cannot be paid so.
                      disabled={payer === 'account' && !order.monthly && form.payer !== 'account'}
                      onChange={() => change({ payer })}
                    />
                    {words.payer.choices[payer]}
                  </label>
                ))}
                {!order.monthly && (
                  <ContractNote
                    account={order.account}
                    company={props.company !== null}
                    signsIn={props.signIn !== null}
                  />
                )}
              </fieldset>
              <Field id="order-note" label={words.note.title}>
                <TextArea
                  id="order-note"
                  name="note"
                  rows={1}
                  maxLength={orderLimits.note}
                  placeholder={fill(words.note.hint, { count: orderLimits.note })}
                  value={form.note}
                  onChange={(event) => change({ note: event.target.value })}
                />
              </Field>
            </section>
          </Fold>
          {order.isEnded && props.company !== null && (
            <SignInAgain back={address(form.kind)} words={props.company.ended} />
          )}
          {order.account !== 'customer' && props.company === null && (
            <ContactFields
              contact={order.contact}
              plain={!awake}
              question={submitted?.codeQuestion ?? null}
              notice={submitted?.notice?.at === 'code' ? submitted.notice.text : undefined}
              missing={missing}
              shownErrors={shownErrors}
              onChange={order.setContact}
            />
          )}
        </div>
        <PricePanel order={order} />
        <PriceBar order={order} />
      </form>
    </div>
  )
}
