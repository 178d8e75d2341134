import { ButtonLink } from '@hongyan/ui/button.tsx'
import { signInLink } from '../../../../client/sign-in.ts'
import { paths } from '../../../../paths.ts'
import type { OrderProps } from '../order-model.ts'
import styles from './contact-fields.module.css'
import { useOrderTexts } from './order-texts.ts'

type Words = NonNullable<OrderProps['company']>['ended']

/** Whoever ordered for their company and is signed out by now: nobody else can, so it waits for them. */
export function SignInAgain({ back, words }: { readonly back: string; readonly words: Words }) {
  return (
    <section
      className={styles.contact}
      id="order-contact"
      aria-labelledby="order-contact-title"
      tabIndex={-1}
    >
      <h2 id="order-contact-title">{words.title}</h2>
      <p>{words.lead}</p>
      <SignInLink back={back} words={words} />
    </section>
  )
}

/** In a window of its own: what was typed stays here. */
export function SignInLink({ back, words }: { readonly back: string; readonly words: Words }) {
  const { locale } = useOrderTexts()
  return (
    <ButtonLink
      kind="secondary"
      href={signInLink(back, paths.signInStart(locale))}
      newTab
      className={styles.another}
    >
      {words.signIn}
    </ButtonLink>
  )
}
