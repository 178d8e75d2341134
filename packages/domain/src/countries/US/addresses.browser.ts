export * from '../CN/addresses.browser.ts'
