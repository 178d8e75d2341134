type Point = { readonly longitude: number; readonly latitude: number }

const earthRadiusKm = 6371.0088

/** Great-circle distance in km by the haversine formula on the mean Earth radius (IUGG). */
export function greatCircleKm(from: Point, to: Point): number {
  const rise = radians(to.latitude - from.latitude) / 2
  const turn = radians(to.longitude - from.longitude) / 2
  const h =
    Math.sin(rise) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(turn) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
