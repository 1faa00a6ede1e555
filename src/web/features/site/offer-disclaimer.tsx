/** What a page must say about itself; the product's own disclaimer stands below every page besides. */
export function OfferDisclaimer({ title, text }: { title: string; text: string }) {
  return (
    <aside className="mt-14 max-w-prose border-l-4 border-edge pl-5 text-base text-muted sm:mt-24">
      <h2 className="font-sans text-base font-semibold text-ink">{title}</h2>
      <p className="mt-1">{text}</p>
    </aside>
  )
}
