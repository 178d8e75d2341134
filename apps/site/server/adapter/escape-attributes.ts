/** How the framework ends its reading of an attribute: `<` and `>` stay as they are. */
const asInstalled =
  /if \(!str\.includes\("&"\) && !str\.includes\('"'\)\) return str;\s*return str\.replace\(AMPERSAND_REGEX, "&amp;"\)\.replace\(DOUBLE_QUOTE_REGEX, "&quot;"\);/

const escaping = `const signs = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
  return str.replace(/[&"<>]/g, (sign) => signs[sign]);`

/**
 * Has the framework escape `<` and `>` in attributes too, as React does: a title that looks like markup then stands in
 * no finished page as markup. Fails the build where the framework writes attributes in another way.
 */
export const escapeAttributes = {
  name: 'escape-attributes',
  enforce: 'pre',
  transform(code: string, id: string): string | null {
    if (!/\/astro\/dist\/runtime\/server\/render\/util\.js(?:\?|$)/.test(id)) return null
    if (!asInstalled.test(code)) throw new Error(`${id} writes attributes in a way that is not known`)
    return code.replace(asInstalled, () => escaping)
  },
} as const
