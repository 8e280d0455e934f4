import type { ContentIcon } from '@app/domain/snapshot/icons'
import {
  BedDouble,
  Building2,
  CalendarDays,
  Coins,
  Eye,
  Gift,
  Hammer,
  Handshake,
  Heart,
  House,
  KeyRound,
  MapPin,
  Medal,
  Ruler,
  Scaling,
  Tag,
  User,
  Users,
  Wallet,
} from 'lucide-react'
import { amenityIcons } from './amenity-icons'
import type { IconType } from './icon'

/**
 * Icons by the name that staff choose in the CMS. Islands must not import them, because the browser would load them
 * all.
 */
export const contentIcons: Record<ContentIcon, IconType> = {
  ...amenityIcons,
  area: Scaling,
  bed: BedDouble,
  building: Building2,
  coins: Coins,
  eye: Eye,
  gift: Gift,
  hammer: Hammer,
  handshake: Handshake,
  heart: Heart,
  house: House,
  key: KeyRound,
  'map-pin': MapPin,
  medal: Medal,
  months: CalendarDays,
  'price-tag': Tag,
  ruler: Ruler,
  user: User,
  users: Users,
  wallet: Wallet,
}
