import { type Both, both } from '../seed.ts'

/** Industries in the order of the menu and of the tabs; `short` is the word in narrow columns. */
export const industries: readonly {
  readonly id: string
  readonly label: Both<string>
  readonly short: Both<string>
}[] = [
  { id: 'fresh', label: both('生鲜', 'Fresh food'), short: both('生鲜', 'Fresh food') },
  { id: 'apparel', label: both('服饰鞋包', 'Apparel'), short: both('服饰', 'Apparel') },
  { id: 'electronics', label: both('消费电子', 'Electronics'), short: both('消费电子', 'Electronics') },
  { id: 'beauty', label: both('美妆个护', 'Beauty'), short: both('美妆', 'Beauty') },
  { id: 'pharma', label: both('医药', 'Pharma'), short: both('医药', 'Pharma') },
  { id: 'home', label: both('家居', 'Home'), short: both('家居', 'Home') },
  { id: 'automotive', label: both('汽车配件', 'Automotive'), short: both('汽车', 'Automotive') },
  { id: 'books', label: both('图书', 'Books'), short: both('图书', 'Books') },
  { id: 'baby', label: both('母婴', 'Baby'), short: both('母婴', 'Baby') },
  { id: 'drinks', label: both('食品酒水', 'Drinks'), short: both('酒水', 'Drinks') },
  { id: 'appliances', label: both('家电', 'Appliances'), short: both('家电', 'Appliances') },
  { id: 'manufacturing', label: both('制造', 'Industry'), short: both('制造', 'Manufacturing') },
]
