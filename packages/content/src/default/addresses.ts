/**
 * Addresses outside the site that are real. What a company has elsewhere (a careers site, forms, chats) it puts in
 * its own content; until then a page of this site stands there.
 */
export const external = {
  civilAviation: 'https://www.caac.gov.cn/',
  eastChinaBureau: 'http://hd.caac.gov.cn/',
  hongKongAviation: 'https://www.cad.gov.hk/',
  telecomFilings: 'https://beian.miit.gov.cn/',
  securityFilings: 'https://beian.mps.gov.cn/',
} as const
