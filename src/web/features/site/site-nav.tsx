import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { NavLink } from '../../ui/page-frame.tsx'

type PlaceKey = keyof SiteMessages['storefront']['places']

/** Where the names of the header lead. Two names of the specification are other names of a page that has its own. */
const addresses: Record<PlaceKey, string> = {
  home: '/',
  softwarePlans: '/software-plans',
  businessCreditToolkit: '/readiness',
  subscriptions: '/subscriptions',
  diyPlans: '/diy-plans',
  professionalPlans: '/software-plans',
  allSubscriptions: '/all-solutions#subscriptions',
  allSolutions: '/all-solutions',
  restore: '/restore',
  toolkits: '/toolkits',
  apply: '/apply',
  brokenLease: '/broken-lease',
  collectionsToolkit: '/collections-toolkit',
  disputeGenerator: '/dispute-generator',
}

export interface PlaceNavProps {
  places: readonly PlaceKey[]
  texts: SiteMessages['storefront']
}

/** The header links of one page of the storefront; each page has its own (specification, section 2). */
export function PlaceNav({ places, texts }: PlaceNavProps) {
  return places.map((place) => (
    <NavLink key={place} to={addresses[place]}>
      {texts.places[place]}
    </NavLink>
  ))
}

/** The header links of the pages that have none of their own. */
export function SiteNav() {
  const { shell } = useMessages()
  return (
    <>
      <NavLink to="/help">{shell.help}</NavLink>
      <NavLink to="/client-dashboard?client=me">{shell.clientSignIn}</NavLink>
    </>
  )
}
