// Door of the subpath `@hongyan/domain/orders`: what pages and browsers may know of an order. Imports no table.
export {
  type OrderInput,
  type OrderProblem,
  type OrderValues,
  orderInput,
  orderProblems,
} from './orders/order-input.ts'
export * from './orders/order-vocabulary.ts'
