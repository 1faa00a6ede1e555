import type { ReactNode } from 'react'
import { useIsInApp } from '../lib/router/router-context.tsx'
import { useMessages } from '../lib/use-messages.tsx'
import { useOperatorLogo } from '../lib/use-operator-logo.ts'
import { classNames } from './class-names.ts'
import { LanguageButton, LanguageLink } from './language-button.tsx'
import { Logo, productName } from './logo.tsx'
import { SmartLink } from './smart-link.tsx'

interface PageFrameProps {
  /** Links of this page, right of the logo. A checkout has none that leads away. */
  nav?: ReactNode
  /** 'narrow' for one column of a form, 'medium' for two, 'wide' for portals and marketing, 'full' for the staff's tables. */
  width?: 'narrow' | 'medium' | 'wide' | 'full'
  children: ReactNode
  /** Larger text on marketing pages. */
  marketing?: boolean
  /** Leaves out the way to the other language, on pages that are in English only. */
  englishOnly?: boolean
  /** Stands where the app will draw the same frame: as tall as that, and without the way to the other language, which needs the app. */
  beforeApp?: boolean
}

const widths = { narrow: 'max-w-2xl', medium: 'max-w-5xl', wide: 'max-w-6xl', full: 'max-w-[120rem]' }

/** Header with the logo and the page's own links, main, and the disclaimer that stands under every page. */
export function PageFrame({
  nav,
  children,
  marketing = false,
  englishOnly = false,
  beforeApp = false,
  width = marketing ? 'wide' : 'medium',
}: PageFrameProps) {
  const { shell } = useMessages()
  const inApp = useIsInApp()
  const logo = useOperatorLogo()
  const language = !englishOnly && !beforeApp && (inApp ? <LanguageButton /> : <LanguageLink />)
  // Beside full tables the edges of header and footer line up with theirs; elsewhere both stay where they are on every page.
  const edges = width === 'full' ? widths.full : widths.wide
  return (
    <div className={classNames('flex min-h-dvh flex-col print:min-h-0', marketing ? 'text-lg' : 'text-base')}>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {shell.skipToContent}
      </a>
      <header className="border-b border-line bg-surface">
        <div
          className={classNames(
            'mx-auto flex min-h-16 flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6',
            edges,
          )}
        >
          <SmartLink
            to="/"
            aria-label={shell.homeLink(logo?.alt ?? productName)}
            className="inline-flex min-h-12 items-center text-ink no-underline"
          >
            <Logo />
          </SmartLink>
          <div className="flex flex-wrap items-center gap-x-4 text-base">
            {nav && <HeaderMenu>{nav}</HeaderMenu>}
            {language}
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'mx-auto w-full grow px-4 py-8 outline-none sm:px-6 sm:py-12',
          // What comes later than the page must not push the footer while it is in sight.
          (inApp || beforeApp) && 'min-h-dvh print:min-h-0',
          widths[width],
        )}
      >
        {children}
      </main>
      <footer className="border-t border-line bg-sunk">
        <div className={classNames('mx-auto grid gap-3 px-4 py-8 text-sm text-muted sm:px-6', edges)}>
          <p className="max-w-3xl">{shell.disclaimer}</p>
          <nav aria-label={shell.footerLinks} className="-mx-1 flex flex-wrap gap-x-5">
            <NavLink to="/help">{shell.help}</NavLink>
            <NavLink to="/terms">{shell.terms}</NavLink>
            <NavLink to="/privacy">{shell.privacy}</NavLink>
            <NavLink to="/refunds">{shell.refunds}</NavLink>
            <NavLink to="/contact">{shell.contact}</NavLink>
            <NavLink to="/client-dashboard?client=me">{shell.clientSignIn}</NavLink>
            {language}
          </nav>
        </div>
      </footer>
    </div>
  )
}

/**
 * The links of a page in its header. On a telephone they lie behind a button, so that the header stays one line: a popover
 * opens and closes without script, so it works in the pages that have none. A browser that knows no popover shows the links.
 */
function HeaderMenu({ children }: { children: ReactNode }) {
  const { shell } = useMessages()
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        className="inline-flex min-h-12 cursor-pointer items-center rounded-md px-1 text-ink underline decoration-line underline-offset-4 hover:decoration-ink sm:hidden"
      >
        {shell.menu}
      </button>
      <nav
        id="site-menu"
        popover="auto"
        aria-label={shell.mainNavigation}
        className="items-start gap-x-2 text-ink max-sm:inset-x-4 max-sm:top-16 max-sm:bottom-auto max-sm:w-auto max-sm:flex-col max-sm:rounded-lg max-sm:border max-sm:border-edge max-sm:bg-surface max-sm:p-4 max-sm:open:flex sm:static sm:flex sm:w-auto sm:flex-wrap sm:items-center sm:overflow-visible sm:bg-transparent"
      >
        {children}
      </nav>
    </>
  )
}

/** A link of a header or footer, 48 pixels high. */
export function NavLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SmartLink
      to={to}
      className="inline-flex min-h-12 items-center rounded-md px-1 text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {children}
    </SmartLink>
  )
}
