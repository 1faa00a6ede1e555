import type { ReactNode } from 'react'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PlaceNav, type PlaceNavProps } from './site-nav.tsx'

interface OfferFrameProps {
  messages: SiteMessages
  /** Links of the header; each page has its own. */
  places: PlaceNavProps['places']
  /** What the page must say about itself, at its end; the product's own disclaimer stands below every page besides. */
  disclaimer: string
  children: ReactNode
}

/** What every page that offers something has around its content. */
export function OfferFrame({ messages: { storefront }, places, disclaimer, children }: OfferFrameProps) {
  return (
    <PageFrame marketing nav={<PlaceNav places={places} texts={storefront} />}>
      {children}
      <aside className="mt-14 max-w-prose border-l-4 border-edge pl-5 text-base text-muted sm:mt-24">
        <h2 className="font-sans text-base font-semibold text-ink">{storefront.disclaimerTitle}</h2>
        <p className="mt-1">{disclaimer}</p>
      </aside>
    </PageFrame>
  )
}
