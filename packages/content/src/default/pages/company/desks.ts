/** Sample mailboxes by subject, replaced in the desk. `.example` belongs to nobody. */
export const desks = {
  press: 'press@hongyan.example',
  suppliers: 'suppliers@hongyan.example',
  complaints: 'complaints@hongyan.example',
  privacy: 'privacy@hongyan.example',
  security: 'security@hongyan.example',
  accessibility: 'accessibility@hongyan.example',
  careers: 'careers@hongyan.example',
  investors: 'investors@hongyan.example',
  carbon: 'carbon@hongyan.example',
} as const
