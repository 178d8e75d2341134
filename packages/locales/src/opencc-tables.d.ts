/** Single tables of OpenCC, which its package describes only as a whole. */
declare module 'opencc-js/dict/STCharacters' {
  const table: string
  export default table
}
declare module 'opencc-js/to/hk' {
  const tables: readonly (readonly string[])[]
  export default tables
}
