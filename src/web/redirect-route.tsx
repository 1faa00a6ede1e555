import { Navigate, useLocation } from 'react-router'

/** A moved address inside the app; the server answers the same redirect for a page that is opened cold. */
export function RedirectRoute({ to, keepQuery }: { to: string; keepQuery: boolean }) {
  const { search } = useLocation()
  return <Navigate replace to={keepQuery ? `${to}${search}` : to} />
}
