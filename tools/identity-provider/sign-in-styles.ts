import { readFileSync } from 'node:fs'
import { tones } from '@hongyan/ui/colours.gen.ts'

const { signal, night, ink, wrong } = tones

/** The site's own typeface, in the page: the provider serves no files. */
const typeface = readFileSync(new URL('../../apps/site/shell/typeface.woff2', import.meta.url), 'base64')

/** Styles of the provider's pages: the site's own colours and measures, in a page that needs nothing else of it. */
export const signInStyles = `@font-face{font-family:"Site Sans";font-weight:400 700;src:url(data:font/woff2;base64,${typeface}) format("woff2")}
*{box-sizing:border-box;margin:0}
:root{color-scheme:light dark;--ink:${ink[900]};--ink-2:${ink[700]};--muted:${ink[500]};--paper:#fff;--warm:#fbf6f2;--ground:#f4ebe3;--line:#eadfd6;
--control:#8d847d;--signal:${signal[500]};--wrong:${wrong[700]};--wrong-ground:${wrong[50]};--good:#1a7548}
@media (prefers-color-scheme:dark){:root{--ink:#f2ece5;--ink-2:#d0c8bf;--muted:#a9a097;--paper:#1c1a18;--warm:#252220;--ground:#121110;--line:#3d3833;
--control:#8b827a;--signal:${night[500]};--wrong:${wrong[300]};--wrong-ground:${wrong[950]};--good:#6cc79c}}.ink{fill:var(--ink)}
body{min-height:100vh;display:flex;flex-direction:column;font:1rem/1.6 "Site Sans","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;
color:var(--ink);background:var(--ground)}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;padding:1rem 2.5rem;background:var(--paper);border-block-end:1px solid var(--line)}
header b{font-size:1.25rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;font-size:.875rem}header nav{margin-inline-start:auto}
a{color:var(--ink-2)}nav a,.cancel{text-decoration:none}a:hover{text-decoration:underline}
.sides{display:grid;grid-template-columns:minmax(0,24rem) minmax(0,1fr);inline-size:100%;max-inline-size:65rem;
margin:auto;background:var(--paper);border:1px solid var(--line);border-radius:16px;overflow:hidden}
aside{display:flex;flex-direction:column;gap:1.5rem;padding:3rem 2.5rem 1.5rem;background:var(--warm)}
h1{font-size:2rem;line-height:1.2}h2{font-size:1.5rem;line-height:1.4}
ul{padding:0;list-style:none}
li{display:flex;align-items:center;gap:.75rem;padding:.875rem 0;border-block-start:1px solid var(--line);font-size:.9375rem}
svg{flex:none}li svg{color:var(--signal)}
img{inline-size:100%;block-size:auto;margin-block-start:auto}
.sides{position:relative}main{inline-size:100%;max-inline-size:32.5rem;margin-inline:auto;padding:2.5rem}
h1{padding-inline-end:2.5rem}input::placeholder{color:var(--muted)}
.back{display:flex;align-items:center;gap:.5rem;margin-block:.5rem 1.5rem;color:var(--ink-2);font-size:.9375rem}
.back svg{color:var(--good)}
.ways{gap:1.75rem;margin-block-end:1.75rem;border-block-end:1px solid var(--line);font-size:1.0625rem}
.ways a{margin-block-end:-1px;padding-block:.5rem .625rem;border-block-end:3px solid transparent}
.ways [aria-current]{color:var(--ink);font-weight:600;border-color:var(--signal)}.ways a:hover{text-decoration:none;color:var(--ink)}
label{display:block;margin-block-end:1.25rem;font-size:.875rem;font-weight:600}
label input{display:block;inline-size:100%;min-block-size:3rem;margin-block-start:.5rem;padding:.5rem 1rem;font:inherit;font-size:1rem;
font-weight:400;color:inherit;background:var(--paper);border:1px solid var(--control);border-radius:6px}
input:focus-visible,select:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
input:focus-visible,select:focus-visible{outline-offset:-1px}
button{inline-size:100%;min-block-size:3rem;margin-block:.5rem 1rem;font:inherit;font-weight:600;color:#fff;background:var(--signal);
border:0;border-radius:6px;cursor:pointer}
button:hover{background:${signal[600]}}
.cancel{position:absolute;inset-block-start:1.5rem;inset-inline-end:1.5rem;display:grid;place-items:center;inline-size:2.5rem;block-size:2.5rem;border-radius:6px}.cancel:hover{background:var(--ground)}
.phone,.code{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.625rem;margin-block-end:1.25rem}.code{grid-template-columns:minmax(0,1fr) auto}
label[for]{margin-block-end:.5rem}
select,.phone input,.code input{min-inline-size:0;min-block-size:3rem;padding:.5rem 1rem;font:inherit;font-size:1rem;color:inherit;background:var(--paper);
border:1px solid var(--control);border-radius:6px}
select{padding-inline:.75rem 2rem;appearance:none}
.area{position:relative;display:grid}.area svg{position:absolute;inset-block-start:calc(50% - 8px);inset-inline-end:.75rem;color:var(--ink-2);pointer-events:none}
button.again{inline-size:auto;margin:0;padding-inline:1.25rem;font-weight:400;color:var(--ink-2);background:var(--ground)}button.again:hover{background:var(--line)}
.sent{margin-block-end:1.25rem;color:var(--ink-2)}
[aria-invalid]{border-color:var(--wrong)}
.wrong{display:flex;align-items:center;gap:.5rem;margin-block:-.75rem 1.25rem;color:var(--wrong);font-size:.9375rem}
.remember{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.625rem;margin-block-end:1rem;font-size:1rem;font-weight:400}
.remember input{inline-size:1.125rem;min-block-size:0;block-size:1.125rem;margin:.25rem 0 0;accent-color:var(--ink)}
.remember small{display:block;color:var(--muted);font-size:.875rem}
.foot{display:grid;gap:.25rem;margin-block-start:1.5rem;padding-block-start:1rem;border-block-start:1px solid var(--line);color:var(--muted);font-size:.875rem}
@media (max-width:55rem){header{gap:.5rem;padding:.75rem 1.25rem}header b{font-size:1.0625rem}header svg{inline-size:32px}header nav{gap:.5rem .75rem}.sides{grid-template-columns:minmax(0,1fr);margin:0;border:0;border-radius:0}
aside{order:2;padding:0 1.25rem 2rem;background:none}aside h2,aside img{display:none}.cancel{inset-block-start:1.5rem;inset-inline-end:.75rem}main{padding:2rem 1.25rem 1.5rem}h1{font-size:1.75rem}body{background:var(--paper)}}`
