import { useMessages } from '../../lib/use-messages.tsx'
import { NavLink } from '../../ui/page-frame.tsx'

/** The links in the header of every marketing page. */
export function SiteNav() {
  const { shell } = useMessages()
  return (
    <>
      <NavLink to="/help">{shell.help}</NavLink>
      <NavLink to="/client-dashboard?client=me">{shell.clientSignIn}</NavLink>
    </>
  )
}
