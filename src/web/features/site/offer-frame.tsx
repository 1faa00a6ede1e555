import type { ReactNode } from 'react'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { OfferDisclaimer } from './offer-disclaimer.tsx'
import { PlaceNav, type PlaceNavProps } from './site-nav.tsx'

interface OfferFrameProps {
  messages: SiteMessages
  /** Links of the header; each page has its own. */
  places: PlaceNavProps['places']
  /** What the page must say about itself, at its end. */
  disclaimer: string
  children: ReactNode
}

/** What every page that offers something has around its content. */
export function OfferFrame({ messages: { storefront }, places, disclaimer, children }: OfferFrameProps) {
  return (
    <PageFrame marketing nav={<PlaceNav places={places} texts={storefront} />}>
      {children}
      <OfferDisclaimer title={storefront.disclaimerTitle} text={disclaimer} />
    </PageFrame>
  )
}
