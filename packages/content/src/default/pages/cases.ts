import type { PageSeed } from '../../collection-seeds.ts'
import { beilingFruit } from './cases/beiling-fruit.ts'
import { chengmingPharma } from './cases/chengming-pharma.ts'
import { haiyuSeafood } from './cases/haiyu-seafood.ts'
import { jinluAutoParts } from './cases/jinlu-auto-parts.ts'
import { lantingBooks } from './cases/lanting-books.ts'
import { mubaiFurniture } from './cases/mubai-furniture.ts'
import { qingheKids } from './cases/qinghe-kids.ts'
import { ruihengInstruments } from './cases/ruiheng-instruments.ts'
import { suxiBeauty } from './cases/suxi-beauty.ts'
import { tongdaoCrossBorder } from './cases/tongdao-cross-border.ts'
import { xingyeAppliances } from './cases/xingye-appliances.ts'
import { yuanshanTea } from './cases/yuanshan-tea.ts'

/** Stories of customers, in the order in which they are shown. The companies and people are fictional. */
export const casePages: readonly PageSeed[] = [
  qingheKids,
  beilingFruit,
  chengmingPharma,
  yuanshanTea,
  lantingBooks,
  haiyuSeafood,
  jinluAutoParts,
  mubaiFurniture,
  xingyeAppliances,
  ruihengInstruments,
  suxiBeauty,
  tongdaoCrossBorder,
]
