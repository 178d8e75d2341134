import { distance } from 'fastest-levenshtein'

/** A variable that nobody reads, and the setting that it was probably meant to be. */
type NearlyNamed = { readonly name: string; readonly setting: string }

/** Names of others that are near one of ours: cron reads `MAILTO`. */
const others = new Set(['MAILTO'])

/**
 * Variables whose name differs from that of a setting by a letter or two. One whose setting is set too is something
 * else's; so is one that is written otherwise than settings are, such as `npm_config_cache`.
 */
export function nearlyNamed(
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly NearlyNamed[] {
  const known = new Set([...settings, ...others])
  const unset = settings.filter((setting) => !environment[setting])
  return Object.keys(environment)
    .filter((name) => environment[name] && !known.has(name) && /^[A-Z][A-Z0-9_]*$/.test(name))
    .flatMap((name) => {
      const setting = unset.find((one) => distance(name, one) <= slips(one))
      return setting === undefined ? [] : [{ name, setting }]
    })
}

/** In a short name one letter is a slip and two make another word: `SSH_KEY` is not `SMS_KEY`. */
function slips(setting: string): number {
  return setting.length < 8 ? 1 : 2
}
