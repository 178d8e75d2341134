import { companyMessages } from '@hongyan/content/messages'
import { companyRoles } from '@hongyan/domain/accounts/membership'
import { companyRights, roleMay } from '@hongyan/domain/companies/company-rules'
import type { LocaleId } from '@hongyan/locales'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import styles from './roles-table.module.css'

/** What somebody in a company may do, in each of the roles they can have. */
export function RolesTable({ locale }: { readonly locale: LocaleId }) {
  const { roles, may } = companyMessages(locale)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named place to scroll, not a section of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div className={styles.scroller} role="group" aria-labelledby="who-may" tabIndex={0} data-scrolls="">
      <table className={styles.table}>
        <caption id="who-may">{may.title}</caption>
        <thead>
          <tr>
            <td />
            {companyRoles.map((role) => (
              <th key={role} scope="col">
                {roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companyRights.map((act) => (
            <tr key={act}>
              <th scope="row">{may[act]}</th>
              {companyRoles.map((role) => (
                <td key={role}>
                  {roleMay(role, act) ? (
                    <>
                      <CheckIcon size={18} />
                      <span className="visually-hidden">{may.yes}</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{may.no}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
