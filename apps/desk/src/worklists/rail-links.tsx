import {
  AlertIcon,
  BoxIcon,
  ChatIcon,
  ClipboardIcon,
  InfoIcon,
  MailIcon,
  PencilIcon,
  RangeIcon,
  RefreshIcon,
  SearchIcon,
} from '@hongyan/ui/icons.tsx'
import { Link } from '@tanstack/react-router'
import { useLocalised, useWorklists } from './declarations.ts'
import { RailCount } from './rail-count.tsx'

const icons: Readonly<Record<string, typeof ClipboardIcon>> = {
  enquiries: ChatIcon,
  orders: BoxIcon,
  claims: AlertIcon,
  messages: MailIcon,
  audit: RefreshIcon,
  'search-misses': SearchIcon,
  'item-misses': InfoIcon,
  feedback: PencilIcon,
  unmapped: RangeIcon,
}

/** The lists that whoever is signed in works through, as entries of the rail. */
export function RailLinks({ className }: { readonly className: string }) {
  const said = useLocalised()
  return useWorklists().map(({ id, title }) => {
    const Icon = icons[id] ?? ClipboardIcon
    return (
      <Link
        key={id}
        to="/lists/$list"
        params={{ list: id }}
        search={{}}
        className={className}
        activeOptions={{ includeSearch: false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        <Icon size={18} />
        <span>{said(title)}</span>
        <RailCount of={[id]} />
      </Link>
    )
  })
}
