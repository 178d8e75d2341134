import { focusScrollers } from '../../../shell/parts/strip/scrollers.client.ts'
import { enhanceWhenAsked } from '../../addresses/widgets/paste/enhance-when-asked.ts'
import { startBanners } from '../widgets/banner/banner.client.ts'
import { startTabs } from '../widgets/solutions/solutions.client.ts'
import { drawNetworks } from './network/network.client.ts'
import { startNoticeStrip } from './notice-strip.client.ts'

startBanners()
startTabs()
drawNetworks()
focusScrollers()
enhanceWhenAsked()
startNoticeStrip()
