import { useOperatorLogo } from '../lib/use-operator-logo.ts'

export const productName = 'ARMOR'

/** The mark: a sheet shaped as a shield, one line of it highlighted. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M16 2 28 6v10c0 7-5 11.600-12 14C9 27.600 4 23 4 16V6Z" className="fill-ink" />
      <path d="M8.500 14.600h15v4.800h-15Z" className="fill-marker" />
      <path
        d="M11 25 16 8.500 21 25"
        fill="none"
        className="stroke-paper"
        strokeWidth="2.600"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** In the head of every page: the operator's logo, or the product's mark and name. The server puts the logo into pages that the build made. */
export function Logo() {
  const logo = useOperatorLogo()
  if (logo)
    return (
      <span className="operator-logo">
        <img {...logo} alt={logo.alt} />
      </span>
    )
  return (
    <span data-operator-logo="" className="inline-flex items-center gap-2">
      <LogoMark />
      <span className="font-serif text-xl font-semibold tracking-[0.14em]">{productName}</span>
    </span>
  )
}
