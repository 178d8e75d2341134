import { circle, icon } from './icon.tsx'

export const SearchIcon = /* @__PURE__ */ icon(circle(11, 11, 6.5), 'M16 16l4.5 4.5')
export const PhoneIcon = /* @__PURE__ */ icon(
  'M8.2 3.8 5.6 4.2A2.2 2.2 0 0 0 3.8 6.6 15.9 15.9 0 0 0 17.4 20.2a2.2 2.2 0 0 0 2.4-1.8l.4-2.6a1.2 1.2 0 0 0-.8-1.3l-3-1a1.2 1.2 0 0 0-1.3.4l-1 1.3a11.5 11.5 0 0 1-5.3-5.3l1.3-1a1.2 1.2 0 0 0 .4-1.3l-1-3a1.2 1.2 0 0 0-1.3-.8z',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  circle(12, 12, 8.5),
  'M3.5 12h17M12 3.5c2.4 2.5 3.5 5.3 3.5 8.5s-1.1 6-3.5 8.5c-2.4-2.5-3.5-5.3-3.5-8.5s1.1-6 3.5-8.5z',
)
export const UserIcon = /* @__PURE__ */ icon(circle(12, 8, 4), 'M4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6')
export const MenuIcon = /* @__PURE__ */ icon('M3.5 6.5h17M3.5 12h17M3.5 17.5h17')
export const CloseIcon = /* @__PURE__ */ icon('m5.5 5.5 13 13m0-13-13 13')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('m14.5 6-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h16m-6-6 6 6-6 6')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 20V4m-6 6 6-6 6 6')
export const ArrowDownIcon = /* @__PURE__ */ icon('M12 4v16m-6-6 6 6 6-6')
export const ExternalIcon = /* @__PURE__ */ icon('M9 5H5v14h14v-4M13 4h7v7m0-7-9.5 9.5')
export const PlusIcon = /* @__PURE__ */ icon('M12 4.5v15M4.5 12h15')
export const MinusIcon = /* @__PURE__ */ icon('M4.5 12h15')
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7')
export const ChatIcon = /* @__PURE__ */ icon('M3.5 4.5h17v12H11l-4.5 4v-4h-3z')
export const CalculatorIcon = /* @__PURE__ */ icon(
  'M5.5 3h13v18h-13zM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16.5h.01M12 16.5h.01M15 16.5h.01',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21.5c4.7-4.6 7-8.3 7-11.3a7 7 0 0 0-14 0c0 3 2.3 6.7 7 11.3z',
  circle(12, 10, 2.5),
)
export const RangeIcon = /* @__PURE__ */ icon(circle(12, 12, 8.5), circle(12, 12, 5), circle(12, 12, 1.5))
export const LeafIcon = /* @__PURE__ */ icon(
  'M4.5 20.5c.5-5 3-8.5 8-10.5M7 17.5c-4-6 1-13.5 13.5-13.5.5 11.5-6 17.5-13.5 13.5z',
)
export const BoxIcon = /* @__PURE__ */ icon(
  'm12 3 8 4.3v9.4L12 21l-8-4.3V7.3zM4 7.3l8 4.4 8-4.4M12 11.7V21M8 5.2l8 4.3',
)
export const ClockIcon = /* @__PURE__ */ icon(circle(12, 12, 8.5), 'M12 7v5l3.5 2')
export const PrinterIcon = /* @__PURE__ */ icon('M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z')
export const CopyIcon = /* @__PURE__ */ icon('M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5')
export const ClipboardIcon = /* @__PURE__ */ icon('M8.5 5h-3v15.5h13V5h-3M8.5 3.5h7v4h-7zM9 12h6M9 16h6')
export const FilterIcon = /* @__PURE__ */ icon(
  'M3.5 7h9m5 0h3M3.5 17h3m5 0h9',
  circle(15, 7, 2.5),
  circle(9, 17, 2.5),
)
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3.5m-4.5 4.5L12 3.5 16.5 8M5 12v8.5h14V12')
export const LockIcon = /* @__PURE__ */ icon('M5 10.5h14v10H5zm3 0V8a4 4 0 0 1 8 0v2.5M12 14.5v2')
export const PlaneIcon = /* @__PURE__ */ icon(
  'M12 2.5c1.2 0 1.7 1.3 1.7 2.8v4l7.3 4.5v2.2l-7.3-2.3v4l2.3 1.8v1.8l-4-1.2-4 1.2v-1.8l2.3-1.8v-4L3 16v-2.2l7.3-4.5v-4c0-1.5.5-2.8 1.7-2.8z',
)
export const InfoIcon = /* @__PURE__ */ icon(circle(12, 12, 8.5), 'M12 11.5v4.5M12 8h.01')
export const AlertIcon = /* @__PURE__ */ icon('M12 3.5 21.5 20h-19zM12 10v4.5M12 17.2h.01')
export const PlayIcon = /* @__PURE__ */ icon('M7.5 4.5 19 12 7.5 19.5z')
export const CheckIcon = /* @__PURE__ */ icon('m4.5 12.5 5 5 10-11')
export const DownloadIcon = /* @__PURE__ */ icon('M12 3.5V15m-4.5-4.5L12 15l4.5-4.5M4 17v3.5h16V17')
export const PencilIcon = /* @__PURE__ */ icon('m4 20 .8-4L16 4.8l3.2 3.2L8 19.2zM13.5 7.3l3.2 3.2')
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 9A8 8 0 1 0 20 13.5M20 4.5V9h-4.5')
export const WifiOffIcon = /* @__PURE__ */ icon(
  'm4 3.5 16.5 17M12 19h.01M8.5 15.5a5 5 0 0 1 5.5-1M5 12a10 10 0 0 1 4.5-2.5M2 8.5a15 15 0 0 1 4.5-2.7M11 4.6A15 15 0 0 1 22 8.5M15 10a10 10 0 0 1 4 2',
)
export const BookIcon = /* @__PURE__ */ icon('M5.5 3.5h13v17h-13zM9 3.5v17M12 8h3.5M12 12h3.5')
export const PictureIcon = /* @__PURE__ */ icon(
  circle(8.5, 9.5, 1.5),
  'M3.5 4.5h17v15h-17zM4 17.5l5-4.5 3.5 3 3-3 5 4.5',
)
export const TrashIcon = /* @__PURE__ */ icon('M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6')
export const UploadIcon = /* @__PURE__ */ icon('M12 15V4m-4.5 4.5L12 4l4.5 4.5M4 15v5h16v-5')
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14.5H4zM4 10.5h16M8.5 3.5V8m7-4.5V8')
export const BellIcon = /* @__PURE__ */ icon('M6 17.5V11a6 6 0 0 1 12 0v6.5m-14 0h16M10 20.5a2 2 0 0 0 4 0')
export const KeyIcon = /* @__PURE__ */ icon(circle(8, 16, 4), 'M11 13 20 4m-3.5 3.5 2.5 2.5m-5 0 2 2')
export const HomeIcon = /* @__PURE__ */ icon('M3.5 11 12 3.5l8.5 7.5M6 9v11.5h12V9M10 20.5V15h4v5.5')
export const PeopleIcon = /* @__PURE__ */ icon(
  circle(9, 8.5, 3.5),
  'M2.5 20c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3M16 5.3a3.5 3.5 0 0 1 0 6.5m1.5 3.3c2.3.6 3.7 2.3 4 4.9',
)
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3 19.5 6v6c0 4.2-3 7.5-7.5 9-4.5-1.5-7.5-4.8-7.5-9V6zM8.5 12l2.5 2.5 4.5-5',
)
export const LeaveIcon = /* @__PURE__ */ icon('M14 4.5H4.5v15H14M10 12h10.5m-4-4 4 4-4 4')
export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 6h11v11h-11zM13.5 10h4.5l3.5 3.5V17h-8',
  circle(7, 18, 2),
  circle(17, 18, 2),
)
