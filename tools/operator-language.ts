/** The language of whoever runs a command, as the terminal says: Chinese or, for everybody else, English. */
export type OperatorLanguage = 'zh' | 'en'

/** Reads it from the environment, where the first of the usual variables that is set counts. */
export function operatorLanguage(env: Readonly<Record<string, string | undefined>>): OperatorLanguage {
  const said = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return said.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
