import { enhanceOnFocus } from '../../addresses/widgets/paste/enhance-on-focus.ts'
import { startBanners } from '../widgets/banner/banner.client.ts'
import { startTabs } from '../widgets/solutions/solutions.client.ts'
import { showFlights } from './flights/flights.client.ts'
import { drawNetworks } from './network/network.client.ts'
import { startNoticeStrip } from './notice-strip.client.ts'

startBanners()
startTabs()
drawNetworks()
showFlights()
enhanceOnFocus()
startNoticeStrip()
