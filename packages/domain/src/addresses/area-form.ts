/** How an area of the home is chosen and what its code looks like, for servers and browsers. */
export { areaCode, areaWritten, divisionCode, exampleLane, hasAreaTree, typedArea } from '#home-addresses'
