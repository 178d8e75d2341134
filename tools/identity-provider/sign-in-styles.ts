import { readFileSync } from 'node:fs'

/** The site's own typeface, in the page: the provider serves no files. */
const typeface = readFileSync(new URL('../../apps/site/shell/geist.woff2', import.meta.url), 'base64')

/** Styles of the provider's pages: the site's own colours and measures, in a page that needs nothing else of it. */
export const signInStyles = `@font-face{font-family:"Geist Variable";font-weight:400 700;src:url(data:font/woff2;base64,${typeface}) format("woff2")}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;font:16px/1.6 "Geist Variable","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;
color:#161b28;background:#f4ebe3}
header{display:flex;align-items:center;gap:12px;padding:16px 40px;background:#fff;border-block-end:1px solid #eadfd6}
header b{font-size:20px}
nav{display:flex;gap:20px;margin-inline-start:auto;font-size:14px}
a{color:#3f4656}nav a,.cancel{text-decoration:none}a:hover{text-decoration:underline}
.sides{display:grid;grid-template-columns:minmax(0,380px) minmax(0,1fr);inline-size:100%;max-inline-size:1040px;
margin:auto;background:#fff;border:1px solid #eadfd6;border-radius:16px;overflow:hidden}
aside{display:flex;flex-direction:column;gap:24px;padding:48px 40px 24px;background:#fbf6f2}
h1{font-size:32px;line-height:1.2}h2{font-size:24px;line-height:1.4}
ul{padding:0;list-style:none}
li{display:flex;align-items:center;gap:12px;padding:14px 0;border-block-start:1px solid #eadfd6;font-size:15px}
svg{flex:none}li svg{color:#e1251b}
img{inline-size:100%;block-size:auto;margin-block-start:auto}
main{align-self:center;inline-size:100%;max-inline-size:520px;margin-inline:auto;padding:48px 40px}
.back{display:flex;align-items:center;gap:8px;margin-block:8px 24px;color:#3f4656;font-size:15px}
.back svg{color:#1a7548}
label{display:block;margin-block-end:20px;font-size:14px;font-weight:600}
input{display:block;inline-size:100%;min-block-size:48px;margin-block-start:8px;padding:8px 16px;font:inherit;font-size:16px;
font-weight:400;color:inherit;background:#fff;border:1px solid #8d847d;border-radius:6px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid #161b28;outline-offset:1px;box-shadow:0 0 0 4px rgb(22 27 40/.12)}
button{inline-size:100%;min-block-size:48px;margin-block:8px 16px;font:inherit;font-weight:600;color:#fff;background:#e1251b;
border:0;border-radius:6px;cursor:pointer}
button:hover{background:#c81e15}
.cancel{display:block;text-align:center}
[role=alert]{margin-block-end:20px;padding:10px 16px;color:#b91a12;background:#fdeeeb;border-radius:6px}
.sample{margin-block-start:32px;color:#636977;font-size:14px}
@media (max-width:880px){header{flex-wrap:wrap;padding:12px 20px}.sides{grid-template-columns:minmax(0,1fr);margin:0;border:0;border-radius:0}
aside{display:none}main{padding:32px 20px}h1{font-size:28px}}`
