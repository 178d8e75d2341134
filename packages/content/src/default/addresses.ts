/** Sample addresses outside the site, replaced in the desk. `.example` belongs to nobody. */
export const outside = {
  careers: 'https://careers.hongyan.example/',
  businessForm: 'https://forms.hongyan.example/business',
  cooperationForm: 'https://forms.hongyan.example/cooperation',
  group: 'https://group.hongyan.example/',
  airSite: 'https://air.hongyan.example/',
  cloudWarehouse: 'https://cloud.hongyan.example/',
  investors: 'https://investors.hongyan.example/',
  aviationResources: 'https://aviation-resources.example/',
  personalChat: 'https://chat.hongyan.example/personal',
  merchantChat: 'https://chat.hongyan.example/merchant',
  civilAviation: 'https://www.caac.gov.cn/',
  eastChinaBureau: 'http://hd.caac.gov.cn/',
  telecomFilings: 'https://beian.miit.gov.cn/',
  securityFilings: 'https://beian.mps.gov.cn/',
} as const

export const mail = 'contact@hongyan.example'
export const hotline = '950616'
