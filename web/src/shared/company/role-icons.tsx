import type { RoleStart } from '@evenshift/contract/model/job/role-start'
import {
  IconBallFootball,
  IconBed,
  IconBeer,
  IconBike,
  IconBook,
  IconBread,
  IconCash,
  IconChefHat,
  IconBriefcase,
  IconCoffee,
  IconConfetti,
  IconDeviceLaptop,
  IconGlassFull,
  IconHeadset,
  IconHeartHandshake,
  IconMoodKid,
  IconPackage,
  IconPalette,
  IconPaw,
  IconPill,
  IconPlant2,
  IconScissors,
  IconShield,
  IconShoppingBag,
  IconSparkles,
  IconSpeakerphone,
  IconTicket,
  IconTool,
  IconToolsKitchen2,
  IconWashMachine,
} from '@tabler/icons-react'
import type { ReactElement } from 'react'

const look = { size: 22, stroke: 1.75, 'aria-hidden': true }
const icons: Readonly<Record<string, ReactElement>> = {
  'Cafés, restaurants and takeaways': <IconCoffee {...look} />,
  'Pubs and bars': <IconBeer {...look} />,
  'Hotels and accommodation': <IconBed {...look} />,
  'Events, festivals and conferences': <IconConfetti {...look} />,
  'Shops and supermarkets': <IconShoppingBag {...look} />,
  'Warehouses and deliveries': <IconPackage {...look} />,
  'Tutoring and education': <IconBook {...look} />,
  'Childcare and playwork': <IconMoodKid {...look} />,
  'Care and support': <IconHeartHandshake {...look} />,
  'Charity and community': <IconHeartHandshake {...look} />,
  'Health and pharmacy': <IconPill {...look} />,
  'Sport and fitness': <IconBallFootball {...look} />,
  'Leisure, museums and attractions': <IconTicket {...look} />,
  'Arts, music and media': <IconPalette {...look} />,
  'Office and customer service': <IconHeadset {...look} />,
  'Computing and technology': <IconDeviceLaptop {...look} />,
  'Marketing and social media': <IconSpeakerphone {...look} />,
  'Cleaning and housekeeping': <IconSparkles {...look} />,
  'Farming, gardening and outdoors': <IconPlant2 {...look} />,
  'Animals and pets': <IconPaw {...look} />,
  'Trades, repairs and making': <IconTool {...look} />,
  'Hair and beauty': <IconScissors {...look} />,
  'Security and stewarding': <IconShield {...look} />,
}
/** Where many roles of a sector stand together, these are told apart. */
const ofRoles: readonly { readonly words: RegExp; readonly icon: ReactElement }[] = [
  { words: /chef|cook|pizza|kitchen assistant/i, icon: <IconChefHat {...look} /> },
  { words: /porter|pot wash/i, icon: <IconWashMachine {...look} /> },
  { words: /waiting|host|server|catering/i, icon: <IconToolsKitchen2 {...look} /> },
  { words: /baker|bakery/i, icon: <IconBread {...look} /> },
  { words: /cocktail/i, icon: <IconGlassFull {...look} /> },
  { words: /driver|rider|courier/i, icon: <IconBike {...look} /> },
  { words: /cashier|till/i, icon: <IconCash {...look} /> },
]

export const iconOf = ({ role, sector }: Pick<RoleStart, 'role' | 'sector'>): ReactElement =>
  ofRoles.find(({ words }) => words.test(role.name))?.icon ?? icons[sector.name] ?? <IconBriefcase {...look} />
