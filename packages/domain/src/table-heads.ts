// Door of the subpath `@hongyan/domain/table-heads`: what the columns of a table of addresses are, and which row names them.
export { type AddressColumns, chooseAddressColumns } from './table-heads/choose-address-columns.ts'
export { doubledHead } from './table-heads/doubled-head.ts'
export { filledRows, findHead, isTotals } from './table-heads/find-head.ts'
export { addressLine, type CellParty, isNobody, partyOfCells } from './table-heads/party-of-cells.ts'
export { type AddressPart, readAddressHead } from './table-heads/read-address-head.ts'
