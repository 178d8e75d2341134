import { settingGroups } from '../../apps/site/server/settings/settings.ts'
import { readSetting, type SettingRow } from './read-setting.ts'

const introduction = `# Settings

Settings are environment variables of the site's process. None is needed to begin with. This list is written by \`npm run settings\` from the schema in \`apps/site/server/settings/settings.ts\`, like \`.env.example\`; a test compares them. \`npm run doctor\` looks whether what they name is there and works.

A setting that cannot be used, a misspelt name and an unknown limit keep the site from starting: it names all of them at once, one on a line, and ends with code 1. An empty variable counts as one that is not set. Each setting may stand in a file instead, as secrets do in containers: \`LINK_KEY_FILE=/run/secrets/link-key\` gives \`LINK_KEY\`. \`SETTINGS_FILE=/etc/hongyan/settings.env\` names a file with settings, \`NAME=value\` on a line each, which go before the variables: it is read when a process starts, and again by every worker at \`SIGHUP\`. \`npm run limits\` prints the limits that \`LIMITS\` changes.
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

/** The same as a file of variables to begin with, each turned off, as the text of `.env.example`. */
export function writeEnvironment(): string {
  const groups = Object.entries(settingGroups).map(([title, group]) => {
    const lines = Object.entries(group).flatMap(([name, schema]) => {
      const { meaning, form, byDefault } = readSetting(name, schema)
      return [`# ${meaning}`, `#   ${form}`, `#${name}=${byDefault ?? ''}`, '']
    })
    return [`## ${title}`, '', ...lines]
  })
  return [environmentIntroduction, ...groups.flat()].join('\n')
}

const environmentIntroduction = `# Settings of hongyan, written by npm run settings. Take the sign # from the ones you set; docs/settings.md
# is the same list to read. NAME_FILE=/path in place of NAME=value reads a setting from a file, SETTINGS_FILE=/path
# a file like this one, which is read again at SIGHUP.
`
