import {
  AlertIcon,
  BookIcon,
  BoxIcon,
  CalculatorIcon,
  ChatIcon,
  CheckIcon,
  ClipboardIcon,
  ClockIcon,
  LockIcon,
  MailIcon,
  PencilIcon,
  PictureIcon,
  RefreshIcon,
  ShareIcon,
  UserIcon,
} from '@hongyan/ui/icons.tsx'
import type { PlaceId } from './places.ts'

const icons = {
  today: CheckIcon,
  documents: ClipboardIcon,
  releases: ShareIcon,
  pictures: PictureIcon,
  timeTravel: ClockIcon,
  enquiries: ChatIcon,
  orders: BoxIcon,
  claims: AlertIcon,
  work: PencilIcon,
  rates: CalculatorIcon,
  messages: MailIcon,
  audit: RefreshIcon,
  staff: UserIcon,
  sessions: LockIcon,
  guides: BookIcon,
} as const satisfies Record<PlaceId, unknown>

export function PlaceIcon({ id }: { readonly id: PlaceId }) {
  const Icon = icons[id]
  return <Icon size={18} />
}
