import {
  Building2,
  CircleDollarSign,
  Landmark,
  List,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircleQuestion,
  Search,
  Store,
  Ticket,
} from 'lucide-react';
import type { BlockName } from '#shared/cms/blocks.ts';

/** What each block is called in the outline and in the menu that inserts it. */
export const blockWords = {
  search: 'blockSearch',
  places: 'blockPlaces',
  sights: 'blockSights',
  prices: 'blockPrices',
  questions: 'blockQuestions',
  'call-to-action': 'blockCallToAction',
  pricing: 'blockPricing',
  contact: 'blockContact',
  cities: 'blockCities',
  join: 'blockJoin',
} as const satisfies Readonly<Record<BlockName, string>>;

/** The sign that stands before it. */
export const blockIcons: Readonly<Record<BlockName, LucideIcon>> = {
  search: Search,
  places: MapPin,
  sights: Landmark,
  prices: CircleDollarSign,
  questions: MessageCircleQuestion,
  'call-to-action': Ticket,
  pricing: List,
  contact: Mail,
  cities: Building2,
  join: Store,
};
