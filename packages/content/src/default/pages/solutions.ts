import type { PageSeed } from '../../collection-seeds.ts'
import { apparel } from './solutions/apparel.ts'
import { appliances } from './solutions/appliances.ts'
import { automotive } from './solutions/automotive.ts'
import { baby } from './solutions/baby.ts'
import { beauty } from './solutions/beauty.ts'
import { books } from './solutions/books.ts'
import { drinks } from './solutions/drinks.ts'
import { electronics } from './solutions/electronics.ts'
import { fresh } from './solutions/fresh.ts'
import { home } from './solutions/home.ts'
import { manufacturing } from './solutions/manufacturing.ts'
import { pharma } from './solutions/pharma.ts'

/** The industry solutions, in the order of the menu. */
export const solutionPages: readonly PageSeed[] = [
  fresh,
  apparel,
  electronics,
  beauty,
  pharma,
  home,
  automotive,
  books,
  baby,
  drinks,
  appliances,
  manufacturing,
]
