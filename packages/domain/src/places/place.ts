/** A city, by code; names are looked up by the reader's language. Coordinates are WGS-84 degrees. */
export type Place = {
  readonly cityCode: string
  readonly name: { readonly 'zh-CN': string; readonly 'zh-HK': string; readonly 'en-US': string }
  readonly longitude: number
  readonly latitude: number
  /** IANA zone of the place, such as `Asia/Shanghai`. */
  readonly zone: string
}
