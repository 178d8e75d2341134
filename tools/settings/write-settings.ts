import { settingGroups } from '../../apps/site/server/settings/settings.ts'
import { readSetting, type SettingRow } from './read-setting.ts'

const introduction = `# Settings

Settings are environment variables of the site's process. None is needed to begin with. This list is written by \`npm run settings\` from the schema in \`apps/site/server/settings/settings.ts\`; a test compares the two.

A setting that cannot be used, a misspelt name and an unknown limit keep the site from starting: it names all of them at once, one on a line, and ends with code 1. An empty variable counts as one that is not set. Each setting may stand in a file instead, as secrets do in containers: \`LINK_KEY_FILE=/run/secrets/link-key\` gives \`LINK_KEY\`. \`npm run limits\` prints the limits that \`LIMITS\` changes.
`

/** The list of every setting, as the text of `docs/settings.md`. */
export function writeSettings(): string {
  const groups = Object.entries(settingGroups).map(([title, group]) => {
    const rows = Object.entries(group).map(([name, schema]) => line(readSetting(name, schema)))
    return [`\n## ${title}\n`, '| Setting | Meaning | Form | Default |', '| --- | --- | --- | --- |', ...rows]
  })
  return `${[introduction.trimEnd(), ...groups.flat()].join('\n')}\n`
}

function line({ name, meaning, form, byDefault }: SettingRow): string {
  const cells = [`\`${name}\``, meaning, form, byDefault === null ? 'not set' : `\`${byDefault}\``]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
