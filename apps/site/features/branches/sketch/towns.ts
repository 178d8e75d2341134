import beijing from './towns/beijing.json' with { type: 'json' }
import berlin from './towns/berlin.json' with { type: 'json' }
import chengdu from './towns/chengdu.json' with { type: 'json' }
import guangzhou from './towns/guangzhou.json' with { type: 'json' }
import hangzhou from './towns/hangzhou.json' with { type: 'json' }
import hongKong from './towns/hong-kong.json' with { type: 'json' }
import shanghai from './towns/shanghai.json' with { type: 'json' }
import shenzhen from './towns/shenzhen.json' with { type: 'json' }
import wuhan from './towns/wuhan.json' with { type: 'json' }
import xian from './towns/xian.json' with { type: 'json' }
import type { WayRecord } from './way-record.ts'

/** What is sketched of each town, by hand and to about 200 m. */
export const towns: Readonly<Record<string, { readonly ways: readonly WayRecord[] }>> = {
  beijing,
  berlin,
  chengdu,
  guangzhou,
  hangzhou,
  hongKong,
  shanghai,
  shenzhen,
  wuhan,
  xian,
}
