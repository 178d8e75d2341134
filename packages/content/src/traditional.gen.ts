export const traditional: Readonly<Record<string, string>> = {}
