import { startBanners } from '../../../blocks/banner/banner.client.ts'
import { drawNetworks } from '../../../blocks/network/network.client.ts'
import { enhanceWhenAsked } from '../../../blocks/paste/enhance-when-asked.ts'
import { startTabs } from '../../../blocks/solutions/solutions.client.ts'
import { focusScrollers } from '../../../shell/parts/strip/scrollers.client.ts'
import { startNoticeStrip } from './notice-strip.client.ts'

startBanners()
startTabs()
drawNetworks()
focusScrollers()
enhanceWhenAsked()
startNoticeStrip()
