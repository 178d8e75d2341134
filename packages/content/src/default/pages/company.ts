import type { PageSeed } from '../../collection-seeds.ts'
import { about } from './company/about.ts'
import { accessibility } from './company/accessibility.ts'
import { cargo } from './company/cargo.ts'
import { connect } from './company/connect.ts'
import { consultation } from './company/consultation.ts'
import { cookies } from './company/cookies.ts'
import { epidemicNotice } from './company/epidemic-notice.ts'
import { help } from './company/help.ts'
import { info } from './company/info.ts'
import { informationSafety } from './company/information-safety.ts'
import { introduction } from './company/introduction.ts'
import { investors } from './company/investors.ts'
import { privacy } from './company/privacy.ts'
import { products } from './company/products.ts'
import { recruitment } from './company/recruitment.ts'
import { serviceTerms } from './company/service-terms.ts'
import { sustainability } from './company/sustainability.ts'
import { sustainabilityGlossary } from './company/sustainability-glossary.ts'
import { sustainabilityReport } from './company/sustainability-report.ts'

/** Hubs, company, help and legal pages. */
export const companyPages: readonly PageSeed[] = [
  products,
  cargo,
  info,
  introduction,
  about,
  connect,
  consultation,
  sustainability,
  sustainabilityReport,
  sustainabilityGlossary,
  informationSafety,
  epidemicNotice,
  investors,
  recruitment,
  help,
  privacy,
  serviceTerms,
  cookies,
  accessibility,
]
