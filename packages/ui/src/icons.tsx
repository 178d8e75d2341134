import { circle, icon } from './icon.tsx'

export type { IconProps } from './icon.tsx'

export const SearchIcon = /* @__PURE__ */ icon(circle(11, 11, 6.5), 'M16 16l4.5 4.5')
export const PhoneIcon = /* @__PURE__ */ icon(
  'M8.2 3.8 5.6 4.2A2.2 2.2 0 0 0 3.8 6.6 15.9 15.9 0 0 0 17.4 20.2a2.2 2.2 0 0 0 2.4-1.8l.4-2.6a1.2 1.2 0 0 0-.8-1.3l-3-1a1.2 1.2 0 0 0-1.3.4l-1 1.3a11.5 11.5 0 0 1-5.3-5.3l1.3-1a1.2 1.2 0 0 0 .4-1.3l-1-3a1.2 1.2 0 0 0-1.3-.8z',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  circle(12, 12, 8.5),
  'M3.5 12h17M12 3.5c2.4 2.5 3.5 5.3 3.5 8.500s-1.1 6-3.5 8.500c-2.4-2.5-3.5-5.3-3.5-8.500s1.1-6 3.5-8.500z',
)
export const UserIcon = /* @__PURE__ */ icon(circle(12, 8, 4), 'M4.5 20.500c.6-4 3.4-6 7.5-6s6.9 2 7.5 6')
export const MenuIcon = /* @__PURE__ */ icon('M3.5 6.500h17M3.5 12h17M3.5 17.500h17')
export const CloseIcon = /* @__PURE__ */ icon('m5.5 5.5 13 13m0-13-13 13')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('m14.5 6-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h16m-6-6 6 6-6 6')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 20V4m-6 6 6-6 6 6')
export const ArrowDownIcon = /* @__PURE__ */ icon('M12 4v16m-6-6 6 6 6-6')
export const ExternalIcon = /* @__PURE__ */ icon('M9 5H5v14h14v-4M13 4h7v7m0-7-9.5 9.5')
export const PlusIcon = /* @__PURE__ */ icon('M12 4.500v15M4.5 12h15')
export const MinusIcon = /* @__PURE__ */ icon('M4.5 12h15')
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.500h17v13h-17zm0 1 8.5 7 8.5-7')
export const ChatIcon = /* @__PURE__ */ icon('M3.5 4.500h17v12H11l-4.5 4v-4h-3z')
export const CalculatorIcon = /* @__PURE__ */ icon(
  'M5.5 3h13v18h-13zM9 7.500h6M9 12h.01M12 12h.01M15 12h.01M9 16.500h.01M12 16.500h.01M15 16.500h.01',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21.500c4.7-4.6 7-8.3 7-11.300a7 7 0 0 0-14 0c0 3 2.3 6.7 7 11.300z',
  circle(12, 10, 2.5),
)
export const RangeIcon = /* @__PURE__ */ icon(circle(12, 12, 8.5), circle(12, 12, 5), circle(12, 12, 1.5))
export const LeafIcon = /* @__PURE__ */ icon(
  'M4.5 20.500c.5-5 3-8.5 8-10.500M7 17.500c-4-6 1-13.5 13.5-13.5.5 11.5-6 17.5-13.5 13.500z',
)
export const BoxIcon = /* @__PURE__ */ icon(
  'm12 3 8 4.300v9.400L12 21l-8-4.300V7.300zM4 7.300l8 4.4 8-4.400M12 11.700V21M8 5.200l8 4.3',
)
export const ClockIcon = /* @__PURE__ */ icon(circle(12, 12, 8.5), 'M12 7v5l3.5 2')
export const PrinterIcon = /* @__PURE__ */ icon('M7 8V3.500h10V8M7 17H3.500V8h17v9H17M7 14h10v6.500H7z')
export const CopyIcon = /* @__PURE__ */ icon('M8.5 8.500h12v12h-12zM15.5 8.500v-5h-12v12h5')
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3.500m-4.5 4.500L12 3.5 16.5 8M5 12v8.500h14V12')
export const LockIcon = /* @__PURE__ */ icon('M5 10.500h14v10H5zm3 0V8a4 4 0 0 1 8 0v2.500M12 14.500v2')
export const PlaneIcon = /* @__PURE__ */ icon(
  'M12 2.500c1.2 0 1.7 1.3 1.7 2.800v4l7.3 4.500v2.200l-7.3-2.300v4l2.3 1.800v1.800l-4-1.2-4 1.200v-1.800l2.3-1.800v-4L3 16v-2.200l7.3-4.500v-4c0-1.5.5-2.8 1.7-2.800z',
)
export const InfoIcon = /* @__PURE__ */ icon(circle(12, 12, 8.5), 'M12 11.500v4.500M12 8h.01')
export const AlertIcon = /* @__PURE__ */ icon('M12 3.5 21.5 20h-19zM12 10v4.500M12 17.200h.01')
export const CheckIcon = /* @__PURE__ */ icon('m4.5 12.5 5 5 10-11')
export const DownloadIcon = /* @__PURE__ */ icon('M12 3.500V15m-4.5-4.500L12 15l4.5-4.500M4 17v3.500h16V17')
export const PencilIcon = /* @__PURE__ */ icon('m4 20 .8-4L16 4.800l3.2 3.200L8 19.200zM13.5 7.300l3.2 3.2')
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 9A8 8 0 1 0 20 13.500M20 4.500V9h-4.5')
export const WifiOffIcon = /* @__PURE__ */ icon(
  'm4 3.5 16.5 17M12 19h.01M8.5 15.500a5 5 0 0 1 5.5-1M5 12a10 10 0 0 1 4.5-2.500M2 8.500a15 15 0 0 1 4.5-2.700M11 4.600A15 15 0 0 1 22 8.500M15 10a10 10 0 0 1 4 2',
)
