import { paths } from '../../../../paths.ts'
import type { FormAccount } from '../state/use-account.ts'
import { useOrderTexts } from './order-texts.ts'

/** Why a monthly account cannot be chosen, and where one is applied for. Who is not known yet is told without a script alone. */
export function ContractNote({
  account,
  company,
  signsIn,
}: {
  readonly account: FormAccount
  readonly company: boolean
  /** Whether anybody can sign in. */
  readonly signsIn: boolean
}) {
  const { locale, words } = useOrderTexts()
  const { signIn, needs, apply } = words.payer
  const note = (
    <small>
      {account === 'customer' || company || !signsIn ? needs : signIn}{' '}
      <a href={paths.cooperation(locale)}>{apply}</a>
    </small>
  )
  return account === 'unknown' && !company ? <noscript>{note}</noscript> : note
}
