import base from './playwright.config.ts'
const { webServer: _w, ...rest } = base
export default { ...rest, reporter: [['list']] }
