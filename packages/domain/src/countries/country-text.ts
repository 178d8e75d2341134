/** What a country says of itself in a language, by the key of it. English stands in for those that are left out. */
export type CountryText = Readonly<Record<string, string>> & { readonly zh: string; readonly en: string }
